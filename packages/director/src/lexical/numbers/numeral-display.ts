/** A number word with what stands behind it. `rest`: the unit as it is written. `unit`: a currency sign for money. */
type SpelledAmount = { readonly kind: string; readonly value: number; readonly unit?: string; readonly rest: string }

/** From here a number is set with the word of its scale; where scales go by four digits already from ten thousand. */
const SCALED = 1e6
const SCALED_BY_FOUR = 1e4
const CURRENCY_SIGN = /^(?:\p{Sc}|kr|zł|Kč|Ft|lei|R\$|RM|Rp)$/u

const formatted = (value: number, locale: string, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn', maximumFractionDigits: 2, ...options })
    .format(value)
    .replaceAll(/[\u00a0\u202f]/gu, ' ')

/** A number of words in digits, as a language writes them: `2.000 €` of `dos mil euros`, `9 años` of `nueve años`. */
export function numeralDisplay({ kind, value, unit, rest }: SpelledAmount, locale: string): string {
  const isUnspaced = /^(?:zh|ja|th|ko)/u.test(locale)
  if (kind === 'percent') return formatted(value, locale, { style: 'percent' })
  if (value === 0.5) return `½ ${rest.replace(/^[\s-]+/u, '')}`
  const least = /^(?:zh|ja|ko)/u.test(locale) ? SCALED_BY_FOUR : SCALED
  const scale: Intl.NumberFormatOptions = Math.abs(value) >= least ? { notation: 'compact', compactDisplay: 'long' } : {}
  const number = formatted(value, locale, scale)
  if (kind === 'money' && unit && CURRENCY_SIGN.test(unit) && !isUnspaced) return `${number} ${unit}`
  const noun = rest.replace(/^(?:de|of|ng|na|d['’])\s?/iu, '').replace(/^[\s-]+/u, '')
  return noun === '' ? number : `${number}${isUnspaced ? '' : ' '}${noun}`
}
