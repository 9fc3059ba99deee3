# Plain `make` lists the targets. Needs Python 3.11 or newer and a network to the package registry.
VENV ?= .venv
PYTHON ?= python3
# More than one for each core, since servers spend most of their tests waiting, and browsers some.
CORES := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')
JOBS ?= $(shell expr $(CORES) \* 2)
BROWSERS ?= $(shell expr $(CORES) + 1)
ARGS ?=

BIN := $(VENV)/bin
UV := $(BIN)/uv
INSTALL = $(UV) pip install -q --compile-bytecode --python $(BIN)/python
COMPILE = $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
# A test that waits for ever is told by name after ten minutes, with what every thread was at.
PYTEST = $(BIN)/pytest --maxprocesses 8 --timeout 600 -n
# Tests of real servers and browsers can fail on a machine that has too much else to do. What failed is run once more by itself, and only what fails
# again is an error; both runs are printed.
AGAIN = $(BIN)/pytest --timeout 600 --last-failed --last-failed-no-failures none --maxfail 1
# The machine's own Node, or where it has none that is new enough, one from the package registry.
NODE := $(if $(shell node -e 'v = process.versions.node.split("."); console.log(v[0] > 20 || (v[0] == 20 && v[1] >= 19) ? "yes" : "")' \
	2>/dev/null),,$(BIN)/npm)
NPM = PATH="$(if $(NODE),$(abspath $(BIN)):)$$PATH" npm
WEB := $(shell find web -path web/node_modules -prune -o -print) $(shell find src/stammtisch -name '*.ftl')

# npm writes down where a package's authors take gifts; a lock file names no hosts.
define LOCK_WITHOUT_HOSTS
import json, pathlib
path = pathlib.Path("web/package-lock.json")
lock = json.loads(path.read_text())
for package in lock["packages"].values():
    package.pop("funding", None)
path.write_text(json.dumps(lock, indent=2) + chr(10))
endef
export LOCK_WITHOUT_HOSTS

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check lint types page components compiled docs chromium engines proxies wheel bench soak lock clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | \
		while IFS="$$(printf '\t')" read -r name what; do \
			printf '  make %-7s %s\n' "$$name" "$$what"; done

play: $(VENV)/.run ## install, build the page, start, and open it (LAN=1 for friends in your network, ARGS="--port 9000")
	@$(BIN)/stammtisch serve --open $(if $(LAN),--lan) $(ARGS)

test: $(VENV)/.test $(NODE) chromium proxies ## install, check, and run every test (JOBS=4, ARGS=...)
	$(MAKE) --jobs=$(CORES) --output-sync=target compiled types components page lint
	$(PYTEST) $(JOBS) --ignore tests/browser $(ARGS) || $(AGAIN) --ignore tests/browser
	$(PYTEST) $(BROWSERS) tests/browser || $(AGAIN) tests/browser

check: lint types page ## lint, formatting and types, of Python and of the page

lint: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.test
	$(BIN)/mypy

page: $(VENV)/.run $(NODE)
	cd web && $(NPM) run check

components: $(VENV)/.run $(NODE)
	cd web && $(NPM) test

compiled: $(VENV)/.test # every game with bots, coach and lab, so that no two tests compile the same
	$(BIN)/stammtisch warm
	$(BIN)/python -c "from stammtisch.lab.warmup import prepare; from stammtisch.games import GAMES; [prepare(each) for each in GAMES]"

docs: $(VENV)/.test ## build the documentation as a site in build/site, with every link checked
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

wheel: $(VENV)/.test $(NODE) ## build the package into dist/, and try it in empty environments of each Python that is here
	rm -rf dist
	$(UV) build -q --wheel --no-build-isolation --python $(BIN)/python
	$(BIN)/pytest -m soak tests/wheel

bench: $(VENV)/.bench $(VENV)/.test ## speed side by side with open_spiel and RLCard (ARGS="--seconds 1"), and of the server
	$(BIN)/python -m benchmarks $(ARGS)
	$(BIN)/python -m benchmarks.server --seconds 2 --rounds 1

soak: $(VENV)/.test $(VENV)/.bench chromium engines wheel ## the long tests, with the large counts
	$(PYTEST) $(JOBS) --timeout 0 -m soak --ignore tests/server --ignore tests/wheel $(ARGS)
	$(PYTEST) 0 --timeout 0 -m soak tests/server # one after the other, and telling how far it is

lock: $(VENV)/.run ## renew the lock files (UPGRADE=1 takes newer versions)
	$(COMPILE) pyproject.toml -o requirements.lock
	$(COMPILE) --group uv -o requirements-uv.lock
	$(COMPILE) --group test --group check -c requirements.lock -o requirements-test.lock
	$(COMPILE) --group docs -c requirements.lock -c requirements-test.lock -o requirements-docs.lock
	$(COMPILE) --group node -o requirements-node.lock
	cd web && $(NPM) install --package-lock-only --ignore-scripts
	$(BIN)/python -c "$$LOCK_WITHOUT_HOSTS"
	$(COMPILE) --group bench -c requirements.lock -c requirements-test.lock -o requirements-bench.lock

clean: ## remove the virtual environment and all caches
	rm -rf $(VENV) web/node_modules src/stammtisch/page build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.run: requirements-uv.lock pyproject.toml hatch_build.py requirements.lock $(WEB)
	@$(PYTHON) tools/prepare.py $(VENV)
	@touch $@

$(VENV)/.test: $(VENV)/.run requirements-test.lock requirements-docs.lock
	$(INSTALL) --require-hashes -r requirements-test.lock -r requirements-docs.lock
	@touch $@

$(BIN)/npm: requirements-node.lock | $(VENV)/.run
	$(INSTALL) --require-hashes -r requirements-node.lock
	@touch $@

chromium: # the browsers of the browser tests: without a window it needs a third less time, but shows no notices
	@missing=$$(for each in chromium chromium-headless-shell; do command -v $$each >/dev/null || echo $$each; done); \
	test -z "$$missing" || command -v google-chrome >/dev/null || test -n "$$CHROMIUM" || { \
		sudo=$$(test "$$(id -u)" = 0 || echo sudo); \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends $$missing; }

engines: # Firefox, and WebKit with its driver and a screen that nobody sees: each game is played in them, too
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing=firefox-esr; \
	command -v WebKitWebDriver >/dev/null || missing="$$missing webkit2gtk-driver"; \
	command -v Xvfb >/dev/null || missing="$$missing xvfb"; \
	test -z "$$missing" || { \
		sudo=$$(test "$$(id -u)" = 0 || echo sudo); \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends $$missing; }

proxies: # nginx and Caddy, before which the configurations in deploy/ are tried
	@missing=$$(for each in nginx caddy; do test -x "$$(PATH="$$PATH:/usr/sbin" command -v $$each)" || echo $$each; done); \
	test -z "$$missing" || { \
		sudo=$$(test "$$(id -u)" = 0 || echo sudo); \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends $$missing; }

$(VENV)/.bench: $(VENV)/.run requirements-bench.lock
	$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@
