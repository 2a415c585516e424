import { LANGUAGE_WORDS } from './language-words.ts'

/** Writing systems that identify a language, in the order of the checks: Japanese uses Han too, so kana come first. */
const SCRIPT_LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
]

/** Letters and endings that are evidence for a language of the Latin script, with their weight. */
const LETTER_EVIDENCE: readonly (readonly [RegExp, readonly string[], number])[] = [
  [/ing(?=\P{L}|$)|(?<=\P{L}|^)wh|ght|[^s]ck(?=\P{L}|$)|ly(?=\P{L}|$)/gu, ['en'], 0.5],
  [/[ñ¿¡]/gu, ['es'], 2],
  [/[ãõ]/gu, ['pt'], 1.5],
  [/lh|nh|ção|ções/gu, ['pt'], 0.5],
  [/ß/gu, ['de'], 3],
  [/[öü]/gu, ['de', 'tr'], 0.4],
  [/ä/gu, ['de', 'fi', 'sv'], 0.4],
  [/[æø]/gu, ['nb', 'da'], 1],
  [/å/gu, ['sv', 'nb', 'da'], 0.7],
  [/[ąęłśźż]/gu, ['pl'], 2],
  [/[ğışİ]/gu, ['tr'], 2],
  [/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gu, ['vi'], 1.5],
  [/[çêèàœ]/gu, ['fr'], 0.5],
  [/[àèìòù](?=\P{L}|$)/gu, ['it'], 0.7],
  [/ij/gu, ['nl'], 0.3],
  [/[äö]{2}|yy|ää|öö|kk[aä]/gu, ['fi'], 0.5],
]

/** Minimum share of letters of a writing system other than Latin that decides the language. */
const SCRIPT_SHARE = 0.3
const DEFAULT_LANGUAGE = 'en'

/** ISO 639-1 code of the language a text is written in, from its writing system and most frequent words; default English (CD-116). */
export function detectLanguage(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return DEFAULT_LANGUAGE
  return scriptLanguage(text, letters) ?? latinLanguage(text.toLowerCase())
}

function scriptLanguage(text: string, letters: number): string | undefined {
  const cjk = count(text, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  return SCRIPT_LANGUAGES.find(([script, language]) => {
    const matches = count(text, script)
    if (language === 'ja') return matches > cjk * 0.1 && cjk > letters * SCRIPT_SHARE
    return matches > letters * SCRIPT_SHARE
  })?.[1]
}

function latinLanguage(text: string): string {
  const scores = new Map<string, number>([[DEFAULT_LANGUAGE, 0.01]])
  const add = (language: string, points: number) => scores.set(language, (scores.get(language) ?? 0) + points)
  for (const word of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
    const languages = WORD_LANGUAGES.get(word) ?? []
    for (const language of languages) add(language, 2 / (1 + languages.length))
  }
  for (const [letter, languages, points] of LETTER_EVIDENCE) for (const language of languages) add(language, points * count(text, letter))
  const [language, points] = [...scores].reduce((best, score) => (score[1] > best[1] ? score : best))
  return points < MIN_SCORE && (scores.get(DEFAULT_LANGUAGE) ?? 0) > points / 2 ? DEFAULT_LANGUAGE : language
}

/** Minimum score of a language that shares its words with English. */
const MIN_SCORE = 2

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** A word shared by several languages is weaker evidence for each. */
const WORD_LANGUAGES = new Map<string, string[]>()
for (const [language, words] of Object.entries(LANGUAGE_WORDS)) {
  for (const word of words.split(/\s+/)) WORD_LANGUAGES.set(word, [...(WORD_LANGUAGES.get(word) ?? []), language])
}
