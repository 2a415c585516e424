const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ة: 'ه',
  ى: 'ي',
}

/** Lower case, without the accents of Latin, Cyrillic and Arabic letters, without apostrophes and nuktas. */
export function foldText(text: string): string {
  const marksRemoved = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/([\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}])\p{Mn}+/gu, '$1')
    .replaceAll('\u{93c}', '')
    .replaceAll('\u{901}', '\u{902}')
    .normalize('NFC')
  return withoutApostrophes(marksRemoved).replaceAll(/[ıøłđæœßةى]/gu, (letter) => LETTERS[letter]!)
}

/** Lower case with all accents, for languages that need them. */
export const lowerText = (text: string): string => withoutApostrophes(text.toLowerCase().normalize('NFC'))

const withoutApostrophes = (text: string): string => text.replaceAll(/['’‘ʼ]/gu, ' ')
