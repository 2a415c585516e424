const LEETSPEAK_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Readings of a text: normalized, with leetspeak decoded (`s3x`), and with s p a c e d letters joined; without duplicates. */
export function deobfuscate(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Mn}]/gu, '')
    .replaceAll(/[’‘]/g, "'")
  const signs = plain.replaceAll(/[\p{L}\d@$!]+/gu, decodeLeetspeak)
  const spelled = plain.replaceAll(/(?<!\p{L})(?:\p{L}[ .\-_*]){3,}\p{L}(?!\p{L})/gu, (letters) => letters.replaceAll(/[^\p{L}]/gu, ''))
  return [...new Set([plain, signs, spelled])]
}

/** Decodes only within words: `4 cats` and `1984` are unchanged. */
function decodeLeetspeak(word: string): string {
  if (!/\p{L}/u.test(word) || /^\d+\p{L}{1,2}$/u.test(word)) return word
  const [, core = '', end = ''] = /^(.*?)(!*)$/u.exec(word) ?? []
  return core.replaceAll(/[013457@$!]/g, (sign) => LEETSPEAK_LETTERS[sign]!) + end
}
