#!/bin/sh
# Fetches the client of the language server protocol with what it needs from the npm registry, and keeps what runs in a desktop
# editor, with the licences. It needs npm. A build never runs it.
set -e
cd "$(dirname "$0")"
tmp=$(mktemp -d)
(cd "$tmp" && npm init -y >/dev/null && npm install --silent --ignore-scripts vscode-languageclient@9.0.1)
for module in "$tmp"/node_modules/*; do
	name=$(basename "$module")
	rm -rf "$name"
	(cd "$module" && find . -type f \( -name '*.js' -o -name package.json -o -iname 'licen*' \) \
		! -path '*/browser/*' ! -path '*/esm/*' ! -path '*/typings/*' ! -path '*/bin/*' ! -path '*/test/*' ! -path '*/.*/*') |
		while read -r file; do
			mkdir -p "$name/$(dirname "$file")"
			sed '/sourceMappingURL/d' "$module/$file" >"$name/$file"
		done
done
rm -r "$tmp"
