# Two commands on a fresh machine with Python 3.11 or later, make and git:
#   make kit    sets everything up and prints the whole box into output/ (make kit KIT="--lang es --paper letter")
#   make test   sets everything up and runs every check
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: kit test lint types pytest format wheel benchmark nightly pictures messages clean help

kit: $(VENV)/installed
	$(BIN)/cutterprint kit --copies 2 $(KIT)

test: lint types pytest

lint: $(VENV)/installed-for-tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/installed-for-tests
	$(BIN)/mypy

pytest: $(VENV)/installed-for-tests
	$(BIN)/pytest

format: $(VENV)/installed-for-tests
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

benchmark: $(VENV)/installed-for-tests $(VENV)/protograf/installed
	$(BIN)/python -m benchmarks.score_lands
	$(BIN)/python -m benchmarks.solve_lands
	PROTOGRAF_PYTHON=$(VENV)/protograf/bin/python $(BIN)/python -m benchmarks.print_cards
	$(BIN)/python -m benchmarks.print_kit

# Slower proofs than `make test` has time for: the solver against exhaustive search on larger lands.
nightly: $(VENV)/installed-for-tests
	$(BIN)/pytest tests/cutterland/nightly_solving.py

# Another tool to measure against, in an environment of its own.
$(VENV)/protograf/installed: $(VENV)/bin/python
	$(PYTHON) -m venv $(VENV)/protograf
	$(VENV)/protograf/bin/python -m pip install --quiet --disable-pip-version-check protograf==0.5.2
	@touch $@

pictures: $(VENV)/installed-for-tests
	$(BIN)/python docs/make_pictures.py

# Brings the catalogues up to the messages in code and templates; translators then fill in what is empty.
messages: $(VENV)/installed-for-tests
	$(BIN)/python -m tests.catalogues

wheel: $(VENV)/installed-for-tests
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

clean:
	rm -rf $(VENV) dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

help:
	@sed -n 's/^# \{0,1\}//p' Makefile | head -3

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "cutterprint needs Python 3.11 or later; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/installed-for-tests: pyproject.toml $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $(VENV)/installed $@
