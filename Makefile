# Two targets matter to a newcomer: `make demo` and `make test`.
# Go, make and git are enough for both.

GO     ?= go
BIN    := bin/sortie
# Without -trimpath two folders give two binaries, and the player is part of a bundle's bytes.
FLAGS  := -trimpath -buildvcs=false
FUZZTIME ?= 1m
# A package may take an hour: it does where the cores have sixteen other things to do. Tests count processor time.
PATIENCE ?= 60m
PLAYER := printer/bundle/player/player.wasm.gz
SITE   := out/studio
STUDIO := cmd/sortie/internal/studio/web/dist/studio.js
GOSRC  := $(shell find cmd schema compiler validator printer engine missions -name '*.go' 2>/dev/null)

.PHONY: help build player studio vscode studio-site demo test vet format cross bench facts factdraw soak drawn goldens clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

build: $(BIN) ## build the command into bin/

$(BIN): $(PLAYER) $(STUDIO) $(GOSRC) $(shell find schema missions cmd/sortie/internal/starters printer/layout/fonts printer/bundle/web -type f 2>/dev/null)
	CGO_ENABLED=0 $(GO) build $(FLAGS) -o $@ ./cmd/sortie

player: $(PLAYER) ## build the engine as WebAssembly, for play.html

$(PLAYER): $(shell find cmd/player engine schema/model schema/kinds schema/english -name '*.go' 2>/dev/null) go.mod
	$(GO) run ./cmd/player/pack

studio: $(STUDIO) ## bundle the studio's frontend, for sortie studio

$(STUDIO): $(shell find cmd/sortie/internal/studio/web/src cmd/sortie/internal/studio/web/third_party cmd/sortie/internal/studio/bundle -type f 2>/dev/null)
	$(GO) run ./cmd/sortie/internal/studio/bundle

studio-site: $(PLAYER) $(STUDIO) ## build the studio that needs no installation, a folder for any file server, into out/studio
	$(GO) run ./cmd/sortie/internal/studio/site $(SITE)

vscode: ## package the extension for Visual Studio Code as out/sortie.vsix
	$(GO) run ./cmd/sortie/internal/vscode out/sortie.vsix

demo: $(BIN) ## build everything and make Salvage Run into out/
	./$(BIN) build missions/salvage-run -o out
	@echo
	@ls -l out/salvage-run | awk 'NR > 1 {printf "  %10d  out/salvage-run/%s\n", $$5, $$9}'

# Vetted is everything already, and without tables for a debugger a test links in half of the time.
test: vet format player studio ## vet, format and tests
	$(GO) test -vet=off -ldflags='-s -w' -timeout $(PATIENCE) ./...

vet:
	$(GO) vet ./...

format:
	@bad=$$(gofmt -l cmd schema compiler validator printer engine missions); \
	if [ -n "$$bad" ]; then echo "not in gofmt's format, run gofmt -w:"; echo "$$bad"; exit 1; fi

cross: $(PLAYER) $(STUDIO) ## build for Windows and macOS, as CI does behind the tests
	GOOS=windows GOARCH=amd64 $(GO) build $(FLAGS) -o /dev/null ./cmd/sortie
	GOOS=darwin GOARCH=arm64 $(GO) build $(FLAGS) -o /dev/null ./cmd/sortie

bench: $(BIN) ## measure speed and memory, beside cue vet
	$(GO) test -run '^$$' -bench . -benchmem ./...
	$(GO) run ./cmd/sortie/internal/bench -sortie $(BIN)

facts: ## look every number of the lists of facts up in the documents: make facts SEEDS=folder
	SORTIE_SEEDS="$(SEEDS)" $(GO) test ./compiler/rulebook -count=1 -v -run 'Facts|Printed'

factdraw: ## draw 600 facts of the rule sets at random, to be read beside the documents: make factdraw SEED=7
	$(GO) run ./cmd/sortie/internal/factdraw -n 600 -seed $(or $(SEED),1)

soak: player ## the long runs, for hours: make soak FUZZTIME=8m ONLY=textbook
	$(GO) run ./cmd/sortie/internal/soak -fuzz $(FUZZTIME) -only "$(ONLY)"

drawn: player ## write what is drawn on every page into a folder, before a change and after it: make drawn DRAWN=folder
	SORTIE_DRAWN="$(abspath $(DRAWN))" $(GO) test ./cmd/sortie/internal/render -count=1 -run TestWhatIsDrawn

goldens: player ## rewrite every golden file and generated page
	SORTIE_UPDATE=1 $(GO) test -timeout $(PATIENCE) ./...

clean: ## remove what make built
	rm -rf bin out printer/bundle/player/player.wasm.gz printer/bundle/player/wasm_exec.js cmd/sortie/internal/studio/web/dist/studio.js cmd/sortie/internal/studio/web/dist/studio.css
