/** What Inter lacks, with the Noto face that has them, in the order they are looked through. */
const FACES = [
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
 * The faces a text is set in, first choice first. Chinese characters take the Japanese or Korean face where kana or hangul stand beside them.
 * `Noto Sans` last: it has what is left of Latin, Greek and Cyrillic.
 */
export function facesFor(text: string, family: string): readonly string[] {
  const needed = FACES.filter((face) => face.letters.test(text)).map((face) => face.family)
  return [...new Set([family, 'Inter', ...needed, 'Noto Sans'])]
}

export const fontOf = (text: string, family: string, weight: number, sizePx: number): string =>
  `${weight} ${sizePx}px ${facesFor(text, family)
    .map((face) => `"${face}"`)
    .join(', ')}`

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The direction of the first letter that has one. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const firstLetter = text.match(/\p{L}/u)?.[0]
  return firstLetter && RIGHT_TO_LEFT.test(firstLetter) ? 'rtl' : 'ltr'
}

/** Letters that join: space between them would tear words apart. */
export const isJoined = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Syriac}]/u.test(text)
