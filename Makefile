# Plain `make` lists the targets. Needs Python 3.11 or newer and a network to the package registry.
VENV ?= .venv
PYTHON ?= python3
JOBS ?= auto
GAME ?= scout
ARGS ?=

BIN := $(VENV)/bin
UV := $(BIN)/uv
INSTALL = $(UV) pip install -q --compile-bytecode --python $(BIN)/python
COMPILE = $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
PYTEST = $(BIN)/pytest -n $(JOBS) --maxprocesses 8

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check bench soak lock clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | \
		while IFS="$$(printf '\t')" read -r name what; do \
			printf '  make %-7s %s\n' "$$name" "$$what"; done

play: $(VENV)/.run ## install and start a game in the terminal (GAME=scout)
	$(BIN)/stammtisch play $(GAME) $(ARGS)

test: check ## install, check, and run every test (JOBS=auto, ARGS=...)
	$(PYTEST) $(ARGS)

check: $(VENV)/.test ## lint, formatting and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: $(VENV)/.bench ## speed side by side with open_spiel and RLCard (ARGS="--seconds 1")
	$(BIN)/python -m benchmarks $(ARGS)

soak: $(VENV)/.test ## the long tests, with the large counts
	$(PYTEST) -m soak $(ARGS)

lock: $(UV) ## renew the lock files (UPGRADE=1 takes newer versions)
	$(COMPILE) pyproject.toml -o requirements.lock
	$(COMPILE) --group uv -o requirements-uv.lock
	$(COMPILE) --group test --group check -c requirements.lock -o requirements-test.lock
	$(COMPILE) --group bench -c requirements.lock -c requirements-test.lock -o requirements-bench.lock

clean: ## remove the virtual environment and all caches
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV): requirements-uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer, please: make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-uv.lock
	@touch $@

$(VENV)/.run: $(UV) pyproject.toml requirements.lock
	$(INSTALL) --require-hashes -r requirements.lock
	$(INSTALL) --no-deps -e .
	@touch $@

$(VENV)/.test: $(VENV)/.run requirements-test.lock
	$(INSTALL) --require-hashes -r requirements-test.lock
	@touch $@

$(VENV)/.bench: $(VENV)/.run requirements-bench.lock
	$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@
