/** Scripts that Inter lacks, with their Noto family, in order of preference. */
const FALLBACK_FAMILIES = [
  { family: 'Noto Sans Arabic', letters: /\p{Script=Arabic}/u },
  { family: 'Noto Sans Hebrew', letters: /\p{Script=Hebrew}/u },
  { family: 'Noto Sans Devanagari', letters: /\p{Script=Devanagari}/u },
  { family: 'Noto Sans Thai', letters: /\p{Script=Thai}/u },
  { family: 'Noto Sans JP', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { family: 'Noto Sans KR', letters: /\p{Script=Hangul}/u },
  { family: 'Noto Sans SC', letters: /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u },
  { family: 'Noto Emoji', letters: /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u },
] as const

/**
 * The font families of a text in fallback order. Chinese characters use the Japanese or Korean family if the text contains kana or hangul.
 * `Noto Sans` comes last, for Latin, Greek and Cyrillic letters that the others lack.
 */
export function facesFor(text: string, family: string): readonly string[] {
  const needed = FALLBACK_FAMILIES.filter((face) => face.letters.test(text)).map((face) => face.family)
  return [...new Set([family, 'Inter', ...needed, 'Noto Sans'])]
}

/** A CSS font shorthand with the fallback families of the text. */
export const fontOf = (text: string, family: string, weight: number, sizePx: number): string =>
  `${weight} ${sizePx}px ${facesFor(text, family)
    .map((face) => `"${face}"`)
    .join(', ')}`

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Text direction by the first letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const firstLetter = text.match(/\p{L}/u)?.[0]
  return firstLetter && RIGHT_TO_LEFT.test(firstLetter) ? 'rtl' : 'ltr'
}

/** Whether the script is connected, so that letter spacing must not be applied. */
export const isJoined = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Syriac}]/u.test(text)
