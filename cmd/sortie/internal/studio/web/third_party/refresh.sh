#!/bin/sh
# Fetches each module of versions.txt from the npm registry. It needs npm and tar.
set -e
cd "$(dirname "$0")"
while read -r module version file; do
	tmp=$(mktemp -d)
	(cd "$tmp" && npm pack --silent "$module@$version" >/dev/null && tar -xzf ./*.tgz)
	mkdir -p "$module"
	cp "$tmp/package/LICENSE" "$module/LICENSE"
	sed '/sourceMappingURL/d' "$tmp/package/$file" >"$module/index.js"
	if [ "$module" = preact ]; then
		mkdir -p preact/hooks
		sed '/sourceMappingURL/d' "$tmp/package/hooks/dist/hooks.module.js" >preact/hooks/index.js
	fi
	rm -r "$tmp"
done <versions.txt
