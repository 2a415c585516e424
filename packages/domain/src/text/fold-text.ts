/** Letters that Unicode does not decompose, and Arabic letters that are written for each other. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** Accents of Latin, Greek and Cyrillic, points of Hebrew, vowels and hamza of Arabic with its stretching, the nukta of Devanagari. */
const MARKS = /[\u0300-\u036f]|[\u0591-\u05c7]|[\u064b-\u065f]|\u0640|\u0670|\u093c/gu

/** Lower case without accents: texts that a reader takes for the same word are equal. All forms of the letter i are one, as in Turkish names. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(LETTER, (letter) => LETTERS[letter]!)
