# Two commands on a fresh machine with Python 3.11 or later, make and git:
#   make kit    sets everything up and prints the whole box into output/ (make kit KIT="--lang es --paper letter")
#   make test   sets everything up and runs every check
PYTHON ?= python3
PYTHONS ?= python3.11 python3.12 python3.13
VENV ?= .venv
BIN := $(VENV)/bin
INSTALL := -m pip install --quiet --disable-pip-version-check
LOCKED := $(INSTALL) --require-hashes --only-binary :all: -r
EDITABLE := $(INSTALL) --no-deps --no-build-isolation --editable .

.PHONY: kit test lint types pytest test-pythons test-latest format wheel benchmark nightly pictures messages \
  lock anew clean help

kit: $(VENV)/installed
	$(BIN)/cutterprint kit $(KIT)

test: lint types pytest

lint: $(VENV)/installed-for-tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/installed-for-tests
	$(BIN)/mypy

pytest: $(VENV)/installed-for-tests
	$(BIN)/pytest

# Every check on each of the PYTHONS that is found, each in an environment of its own.
test-pythons:
	@for python in $(PYTHONS); do \
	  if ! $$python --version; then echo "$$python is not here: left out"; \
	  else $(MAKE) test PYTHON=$$python VENV=$(VENV)/$$(basename $$python) || exit 1; fi; \
	done

# The tests on the newest versions, whatever the lock says. What ruff and mypy find there is told and no more.
test-latest: LATEST := $(VENV)/latest
test-latest: $(BIN)/python
	$(BIN)/python -m venv --clear $(LATEST)
	$(LATEST)/bin/python $(INSTALL) -r requirements/build.in --editable '.[test]'
	$(LATEST)/bin/python -m requirements.changes
	-$(LATEST)/bin/ruff check --no-cache .
	-$(LATEST)/bin/mypy --cache-dir $(LATEST)/mypy
	$(LATEST)/bin/pytest

format: $(VENV)/installed-for-tests
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

benchmark: $(VENV)/installed-for-tests $(VENV)/protograf/installed $(VENV)/openspiel/installed
	$(BIN)/python -m benchmarks.score_lands
	$(BIN)/python -m benchmarks.stuglandet_scores
	$(BIN)/python -m benchmarks.solve_lands
	$(BIN)/python -m benchmarks.stuglandet_rolls
	OPENSPIEL_PYTHON=$(VENV)/openspiel/bin/python $(BIN)/python -m benchmarks.cuttle_playouts
	PROTOGRAF_PYTHON=$(VENV)/protograf/bin/python $(BIN)/python -m benchmarks.print_cards
	$(BIN)/python -m benchmarks.print_kit

# Slower proofs than `make test` has time for: the solver against exhaustive search on larger lands, and two
# engines of Cuttle against each other in 30,000 games.
nightly: $(VENV)/installed-for-tests
	$(BIN)/pytest tests/cutterland/nightly_solving.py tests/cuttle/nightly_playouts.py

pictures: $(VENV)/installed-for-tests
	$(BIN)/python docs/make_pictures.py

# Brings the catalogues up to the messages in code and templates; translators then fill in what is empty.
messages: $(VENV)/installed-for-tests
	$(BIN)/python -m tests.catalogues

wheel: $(VENV)/installed-for-tests
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

# Locks what pyproject.toml asks for and changes no other version; LOCK=--upgrade brings all up to the newest.
lock: COMPILE := $(VENV)/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --only-binary :all: --fork-strategy fewest --custom-compile-command 'make lock' $(LOCK)
lock: $(BIN)/python
	$(BIN)/python -m venv $(VENV)/lock
	$(VENV)/lock/bin/python $(INSTALL) uv==0.13.8
	$(COMPILE) pyproject.toml requirements/build.in --extra test --output-file requirements/test.txt
	$(COMPILE) pyproject.toml requirements/build.in --constraints requirements/test.txt --output-file requirements/kit.txt
	$(COMPILE) requirements/protograf.in --output-file requirements/protograf.txt
	$(COMPILE) requirements/openspiel.in --output-file requirements/openspiel.txt

clean:
	rm -rf $(VENV) dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

help:
	@sed -n 's/^# \{0,1\}//p' Makefile | head -3

# A Python that is named makes the environment anew where another one made it.
ifneq ($(origin PYTHON),file)
ifneq ($(shell $(BIN)/python --version 2>&1),$(shell $(PYTHON) --version 2>&1))
$(BIN)/python: anew
endif
endif

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "cutterprint needs Python 3.11 or later; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)

$(VENV)/installed: requirements/kit.txt pyproject.toml $(BIN)/python
	$(BIN)/python $(LOCKED) requirements/kit.txt
	$(BIN)/python $(EDITABLE)
	@touch $@

$(VENV)/installed-for-tests: requirements/test.txt pyproject.toml $(BIN)/python
	$(BIN)/python $(LOCKED) requirements/test.txt
	$(BIN)/python $(EDITABLE)
	@touch $(VENV)/installed $@

# Other tools to measure against, each in an environment of its own.
$(VENV)/%/installed: requirements/%.txt $(BIN)/python
	$(BIN)/python -m venv $(VENV)/$*
	$(VENV)/$*/bin/python $(LOCKED) requirements/$*.txt
	@touch $@
