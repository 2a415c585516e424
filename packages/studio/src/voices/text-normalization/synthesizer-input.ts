import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizeByRules, type LanguageRules } from './normalize-by-rules.ts'
import { FINNISH, HUNGARIAN, TURKISH } from './languages/agglutinative-rules.ts'
import { DANISH, DUTCH, NORWEGIAN, SWEDISH } from './languages/germanic-rules.ts'
import { GREEK } from './languages/greek-rules.ts'
import { KOREAN } from './languages/korean-rules.ts'
import { ITALIAN, PORTUGUESE, ROMANIAN } from './languages/romance-rules.ts'
import { ARABIC, HEBREW } from './languages/semitic-rules.ts'
import { CZECH, POLISH, RUSSIAN, UKRAINIAN } from './languages/slavic-rules.ts'
import { BENGALI, HINDI, TAMIL } from './languages/south-asian-rules.ts'
import { INDONESIAN, MALAY, TAGALOG, tagalogDigits, VIETNAMESE } from './languages/southeast-asian-rules.ts'
import { CHINESE, JAPANESE, normalizeUnspaced, THAI } from './languages/unspaced-rules.ts'
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
  const texts = words.map((word) => toAsciiDigits(word.text))
  if (language === 'ja') return readJapanese(normalizeUnspaced(texts, JAPANESE))
  if (language === 'th') return normalizeUnspaced(texts, THAI).map(romanizeThai)
  if (language === 'zh') return normalizeUnspaced(texts, CHINESE)
  const rules = RULES[language]
  if (rules === undefined) return texts
  const readings = normalizeByRules(texts, rules)
  return language === 'tl' ? readings.map(tagalogDigits) : readings
}

/** Digits of other scripts, such as Arabic or Devanagari, as ASCII. */
function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    return code < 128 ? digit : String(DIGIT_ZEROS.reduce((value, zero) => (code >= zero && code < zero + 10 ? code - zero : value), 0))
  })
}

/** Code points of zero in Arabic, Persian, Devanagari, Bengali, Tamil, Thai and full-width digits. */
const DIGIT_ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50, 0xff10]

const RULES: Readonly<Record<string, LanguageRules>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ro: ROMANIAN,
  nl: DUTCH,
  sv: SWEDISH,
  da: DANISH,
  nb: NORWEGIAN,
  ru: RUSSIAN,
  uk: UKRAINIAN,
  pl: POLISH,
  cs: CZECH,
  fi: FINNISH,
  hu: HUNGARIAN,
  tr: TURKISH,
  el: GREEK,
  id: INDONESIAN,
  ms: MALAY,
  vi: VIETNAMESE,
  tl: TAGALOG,
  hi: HINDI,
  bn: BENGALI,
  ta: TAMIL,
  ar: ARABIC,
  he: HEBREW,
  ko: KOREAN,
}

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
async function readJapanese(words: readonly string[]): Promise<string[]> {
  const tokens = (await loadTokenizer()).tokenize(words.join(''))
  const readings = words.map(() => '')
  let [index, end] = [0, words[0]?.length ?? 0]
  for (const token of tokens) {
    while (token.word_position - 1 >= end && index < words.length - 1) end += words[++index]!.length
    readings[index] += kana(token)
  }
  return readings
}

const kana = (token: Token) => (token.pronunciation ?? token.reading ?? token.surface_form).replaceAll('。', '. ').replaceAll('、', ', ')
