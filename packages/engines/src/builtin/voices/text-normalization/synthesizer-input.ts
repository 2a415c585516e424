import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizeByRules, type LanguageRules } from './normalize-by-rules.ts'
import { FRENCH } from './languages/french-rules.ts'
import { GERMAN } from './languages/german-rules.ts'
import { SPANISH } from './languages/spanish-rules.ts'
import type { ScriptWord } from './script-words.ts'
import { romanizeThai } from './thai.ts'

/** espeak's input for each word: mostly the word itself; kana for Japanese, Latin letters for Thai. One entry per word. */
export async function synthesizerInputOf(words: readonly ScriptWord[], language: string): Promise<string[]> {
  return (await readWords(words, language)).map((reading) => reading.slice(0, MAX_READING_LENGTH))
}

/** Limit for degenerate input, such as repeated characters. */
const MAX_READING_LENGTH = 80

async function readWords(words: readonly ScriptWord[], language: string): Promise<string[]> {
  if (language === 'ja') return readJapanese(words)
  if (language === 'th') return words.map((word) => romanizeThai(word.text))
  if (language === 'zh') return words.map((word, i) => readChinese(word.text, words[i + 1]?.text))
  const rules = RULES[language]
  if (rules !== undefined)
    return normalizeByRules(
      words.map((word) => word.text),
      rules,
    )
  const replace = REPLACEMENTS[language] ?? {}
  return words.map((word) => replace[word.text.toLowerCase()] ?? moveCurrencyBehind(word.text))
}

const RULES: Readonly<Record<string, LanguageRules>> = { de: GERMAN, fr: FRENCH, es: SPANISH }

/** Words that the voice mispronounces. */
const REPLACEMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { tl: { ng: 'nang', mga: 'manga' } }

/** `$5` -> `5 $`: espeak reads symbols in written order, and the currency is spoken after the amount. */
const moveCurrencyBehind = (text: string) => text.replace(/([$€£¥₹])(\d[\d.,]*\d|\d)/u, '$2 $1')

type Token = { readonly surface_form: string; readonly word_position: number; readonly pronunciation?: string; readonly reading?: string }
type Tokenizer = { tokenize(text: string): readonly Token[] }

let tokenizer: Promise<Tokenizer> | undefined

function loadTokenizer(): Promise<Tokenizer> {
  tokenizer ??= new Promise((resolve, reject) => {
    const require = createRequire(import.meta.url)
    const folder = join(dirname(require.resolve('kuromoji/package.json')), 'dict')
    const kuromoji = require('kuromoji') as {
      builder(options: { dicPath: string }): { build(done: (error: Error | null, tokenizer: Tokenizer) => void): void }
    }
    kuromoji.builder({ dicPath: folder }).build((error, built) => (error ? reject(error) : resolve(built)))
  })
  return tokenizer
}

/** The kana of each caption word. The whole text is tokenized at once, because the reading of kanji depends on context. */
async function readJapanese(words: readonly ScriptWord[]): Promise<string[]> {
  const tokens = (await loadTokenizer()).tokenize(words.map((word) => word.text).join(''))
  const readings = words.map(() => '')
  let [index, end] = [0, words[0]?.text.length ?? 0]
  for (const token of tokens) {
    while (token.word_position - 1 >= end && index < words.length - 1) end += words[++index]!.text.length
    readings[index] += kana(token)
  }
  return readings
}

const kana = (token: Token) => (token.pronunciation ?? token.reading ?? token.surface_form).replaceAll('。', '. ').replaceAll('、', ', ')

/** `5%` -> 百分之5, `¥5` -> 5元; a separate `%` is then silent. */
function readChinese(text: string, next: string | undefined): string {
  if (/^\d[\d.]*$/.test(text) && next?.startsWith('%')) return `百分之${text}`
  return text
    .replace(/^%/, '')
    .replace(/([¥￥])(\d[\d.]*)/, '$2元')
    .replace(/\$(\d[\d.]*)/, '$1美元')
    .replace(/€(\d[\d.]*)/, '$1欧元')
}
