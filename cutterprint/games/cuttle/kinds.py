from cutterprint.games.game import Kind
from cutterprint.games.cuttle.rules.forms import RulesFile
from cutterprint.games.cuttle.rules.rules_reader import read_rules
from cutterprint.specs.models import file_schema
KINDS = {"rules": Kind("rules", read_rules, lambda: file_schema(RulesFile), told_by=("ranks",))}
