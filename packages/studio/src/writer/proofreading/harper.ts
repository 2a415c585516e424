import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createBinaryModuleFromUrl, Dialect, LocalLinter } from 'harper.js'
import type { Lint } from 'harper.js'
import { GRAMMAR_RULES } from './grammar-rules.ts'

/** A possible mistake in `[start, end)`, in UTF-16 units, with Harper's replacements, most likely first. */
export type Finding = {
  readonly rule: string
  readonly start: number
  readonly end: number
  readonly replacements: readonly string[]
}

type Linters = { readonly american: LocalLinter; readonly british: LocalLinter; readonly grammar: LocalLinter }

const SPELLING_RULE = 'SpellCheck'
const PLAIN_TEXT = { language: 'plaintext' } as const
const REPLACE = 0

let loading: Promise<Linters> | undefined
const linters = (): Promise<Linters> => (loading ??= loadLinters())

/** Words that are unknown in American and British spelling. The first call allocates about 300 MB. */
export async function findUnknownWords(text: string): Promise<Finding[]> {
  const { american, british } = await linters()
  const unknownToBritish = new Set((await british.lint(text, PLAIN_TEXT)).map((lint) => lint.span().start))
  if (unknownToBritish.size === 0) return []
  const toOffset = utf16Offsets(text)
  const lints = (await american.lint(text, PLAIN_TEXT)).filter((lint) => unknownToBritish.has(lint.span().start))
  return lints.map((lint) => toFinding(SPELLING_RULE, lint, toOffset))
}

/** Violations of `GRAMMAR_RULES`. The first call allocates about 300 MB. */
export async function findGrammarMistakes(text: string): Promise<Finding[]> {
  const lints = await (await linters()).grammar.organizedLints(text, PLAIN_TEXT)
  const toOffset = utf16Offsets(text)
  return Object.entries(lints).flatMap(([rule, lints]) => lints.map((lint) => toFinding(rule, lint, toOffset)))
}

async function loadLinters(): Promise<Linters> {
  const index = fileURLToPath(import.meta.resolve('harper.js'))
  const bytes = await readFile(index.replace(/index\.js$/, 'harper_wasm_slim_bg.wasm'))
  // Harper loads its binary with fetch, which Node does not support for files. A blob URL avoids the inlined binary of 21 MB.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/wasm' }))
  const binary = createBinaryModuleFromUrl(url, 'slim')
  const linterOf = async (dialect: Dialect, rules: readonly string[]) => enableOnly(new LocalLinter({ binary, dialect }), new Set(rules))
  const american = await linterOf(Dialect.American, [SPELLING_RULE])
  const british = await linterOf(Dialect.British, [SPELLING_RULE])
  const grammar = await linterOf(Dialect.American, GRAMMAR_RULES)
  URL.revokeObjectURL(url)
  return { american, british, grammar }
}

async function enableOnly(linter: LocalLinter, rules: ReadonlySet<string>): Promise<LocalLinter> {
  const names = Object.keys(await linter.getDefaultLintConfig())
  await linter.setLintConfig(Object.fromEntries(names.map((name) => [name, rules.has(name)])))
  return linter
}

function toFinding(rule: string, lint: Lint, toOffset: (index: number) => number): Finding {
  const { start, end } = lint.span()
  const replacements = lint
    .suggestions()
    .flatMap((suggestion) => (Number(suggestion.kind()) === REPLACE ? [suggestion.get_replacement_text()] : []))
  return { rule, start: toOffset(start), end: toOffset(end), replacements }
}

/** Converts Harper's code point offsets to UTF-16. */
function utf16Offsets(text: string): (index: number) => number {
  if (!/[\u{10000}-\u{10FFFF}]/u.test(text)) return (index) => index
  const offsets = [0]
  for (const character of text) offsets.push(offsets.at(-1)! + character.length)
  return (index) => offsets[index] ?? text.length
}
