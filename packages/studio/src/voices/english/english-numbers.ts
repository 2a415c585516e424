const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion']
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** `1,204` -> one thousand two hundred four. Above 15 digits they are read one by one. */
export function cardinal(digits: string): string[] {
  const plain = digits.replaceAll(',', '')
  if (plain.length > 15) return readDigits(plain)
  const value = Number(plain)
  if (value === 0) return ['zero']
  const groups: string[] = []
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    const group = rest % 1000
    if (group > 0) groups.unshift(...underThousand(group), ...(scale > 0 ? [SCALES[scale]!] : []))
  }
  return groups
}

function underThousand(value: number): string[] {
  const hundreds = Math.floor(value / 100)
  return [...(hundreds > 0 ? [SMALL[hundreds]!, 'hundred'] : []), ...underHundred(value % 100)]
}

function underHundred(value: number): string[] {
  if (value === 0) return []
  if (value < 20) return [SMALL[value]!]
  return [TENS[Math.floor(value / 10)]!, ...(value % 10 > 0 ? [SMALL[value % 10]!] : [])]
}

/** `21` -> twenty first. */
export function ordinal(digits: string): string[] {
  const words = cardinal(digits)
  const last = words.pop()!
  return [...words, ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)]
}

/** `1999` -> nineteen ninety nine, `2007` -> two thousand seven, `1900` -> nineteen hundred. */
export function year(digits: string): string[] {
  const [high, low] = [Number(digits.slice(0, 2)), Number(digits.slice(2))]
  if (high % 10 === 0 && low < 10) return cardinal(digits)
  if (low === 0) return [...underHundred(high), 'hundred']
  return [...underHundred(high), ...(low < 10 ? ['oh'] : []), ...underHundred(low)]
}

/** `1990` -> nineteen nineties, `80` -> eighties. */
export function decade(digits: string): string[] {
  // `100s` are hundreds, not one hundreds.
  const words =
    digits.length === 4 && digits !== '1000' ? year(digits) : cardinal(digits).slice(/^10+$/.test(digits) && digits.length > 2 ? 1 : 0)
  const last = words.pop()!
  return [...words, last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`]
}

/** `3.14` -> three point one four. */
export function decimal(whole: string, fraction: string): string[] {
  return [...cardinal(whole === '' ? '0' : whole), 'point', ...readDigits(fraction)]
}

/** `007` -> zero zero seven. */
export function readDigits(digits: string): string[] {
  return [...digits].map((digit) => SMALL[Number(digit)]!)
}

/** `3/4` -> three quarters. */
export function fraction(numerator: string, denominator: string): string[] {
  const isSingular = Number(numerator) === 1
  if (Number(denominator) === 2) return [...cardinal(numerator), isSingular ? 'half' : 'halves']
  const denominatorWords = Number(denominator) === 4 ? ['quarter'] : ordinal(denominator)
  const last = denominatorWords.pop()!
  return [...cardinal(numerator), ...denominatorWords, isSingular ? last : `${last}s`]
}
