const LATIN_SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}
const CYRILLIC_SIGNS: Readonly<Record<string, string>> = { '0': 'о', '3': 'з', '4': 'ч', '6': 'б', '@': 'а', '1': 'и' }

/** Letters of other alphabets that look like those of the key's place in `LATIN`. */
const LATIN = 'aabceehiijkmnoopprssttuvxyyz'
const CYRILLIC = 'аαвсеєніιјкмпоορрѓѕзтτυѵхуγζ'
const TO_LATIN = new Map([...CYRILLIC].map((letter, index) => [letter, LATIN[index]!]))
const TO_CYRILLIC = new Map([...'aceopxyktmhbin'].map((letter, index) => [letter, [...'асеорхуктмнвип'][index]!]))

/**
 * Readings of a text: normalized; with letters replaced by signs (`s3x`) or by letters of another alphabet restored; with letters that are spaced out or
 * repeated (`p o r n`, `pooorn`) joined. Without duplicates.
 */
export function deobfuscate(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}ـ]/gu, '')
    .replaceAll(/([\p{Script=Latin}\p{Script=Cyrillic}\p{N}])\p{Mn}+/gu, '$1')
    .replaceAll(/[’‘]/g, "'")
  const signs = plain.replaceAll(/[\p{L}\d@$!€]+/gu, decodeSigns)
  const spelled = plain
    .replaceAll(/(?<!\p{L})(?:[\p{L}\d@$][ .\-_*·|/]){3,}[\p{L}\d@$](?!\p{L})/gu, (letters) => letters.replaceAll(/[^\p{L}\d@$]/gu, ''))
    .replaceAll(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[ .\-_*·・|/]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/gu,
      '',
    )
    .replaceAll(/(?<=\p{L})[*_.·|](?=\p{L})/gu, '')
  const readings = [plain, signs, spelled, spelled.replaceAll(/[\p{L}\d@$!€]+/gu, decodeSigns)].flatMap((reading) => [
    reading,
    ...withoutRepetition(reading),
    reading.replaceAll(/[\p{L}]+/gu, (word) => toOneAlphabet(word, 'latin')),
    reading.replaceAll(/[\p{L}]+/gu, (word) => toOneAlphabet(word, 'cyrillic')),
  ])
  return [...new Set(readings)]
}

/** Decodes only within words: `4 cats` and `1984` are unchanged. */
function decodeSigns(word: string): string {
  if (!/\p{L}/u.test(word) || /^\d+\p{L}{1,2}$/u.test(word) || /^\p{L}\d+$/u.test(word)) return word
  const signs = /\p{Script=Cyrillic}/u.test(word) ? CYRILLIC_SIGNS : LATIN_SIGNS
  // A pattern would try every run of exclamation marks: quadratic for long ones.
  let end = word.length
  while (word[end - 1] === '!') end -= 1
  return word.slice(0, end).replaceAll(/[0-9@$!€]/g, (sign) => signs[sign] ?? sign) + word.slice(end)
}

/** A run of three or more equal letters stands for one or for two. */
function withoutRepetition(text: string): string[] {
  if (!/([\p{Script=Latin}\p{Script=Cyrillic}])\1\1/iu.test(text)) return []
  return [
    text.replaceAll(/([\p{Script=Latin}\p{Script=Cyrillic}])\1{2,}/giu, '$1'),
    text.replaceAll(/([\p{Script=Latin}\p{Script=Cyrillic}])\1{2,}/giu, '$1$1'),
  ]
}

/** A word of two alphabets in one of them; words of one alphabet are unchanged. */
function toOneAlphabet(word: string, alphabet: 'latin' | 'cyrillic'): string {
  if (!/\p{Script=Latin}/u.test(word) || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) return word
  const letters = alphabet === 'latin' ? TO_LATIN : TO_CYRILLIC
  return [...word.toLowerCase()].map((letter) => letters.get(letter) ?? letter).join('')
}
