// Colours for CUE: enough to read by. What is right and wrong the findings say.
import { StreamLanguage, StreamParser } from "@codemirror/language"

interface State { text: number } // 0: outside of texts; 1: in one of several lines; 2: in a raw one

const parser: StreamParser<State> = {
	startState: () => ({ text: 0 }),
	token(stream, state) {
		if (state.text) {
			if (stream.match(state.text === 2 ? '"""#' : '"""')) state.text = 0
			else stream.next()
			return "string"
		}
		if (stream.eatSpace()) return null
		if (stream.match("//")) { stream.skipToEnd(); return "comment" }
		if (stream.match('#"""')) { state.text = 2; return "string" }
		if (stream.match('"""')) { state.text = 1; return "string" }
		if (stream.match(/^"(?:[^"\\]|\\.)*"(?=\s*:)/)) return "propertyName"
		if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return "string"
		if (stream.match(/^@\w+\([^)]*\)/)) return "meta"
		if (stream.match(/^-?\d[\d._]*/)) return "number"
		if (stream.match(/^(true|false|null)\b/)) return "atom"
		if (stream.match(/^(package|import|for|in|if|let)\b(?!\s*:)/)) return "keyword"
		if (stream.match(/^[\w$#][\w$-]*(?=[?!]?\s*:)/)) return "propertyName"
		if (stream.match(/^[\w.]*#\w+/)) return "typeName"
		if (stream.match(/^[\w$]+/)) return "variableName"
		stream.next()
		return null
	},
	languageData: { commentTokens: { line: "//" }, closeBrackets: { brackets: ["(", "[", "{", '"'] }, indentOnInput: /^\s*[}\]]$/ },
}

export const cue = StreamLanguage.define(parser)
