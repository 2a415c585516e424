import type { PlanNumberFormat } from '@fablecut/domain/story/shot-plan/graphic'

const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  R$: 'BRL',
}

const localeOf = (language: string): string => (Intl.NumberFormat.supportedLocalesOf([language])[0] as string | undefined) ?? 'en'

/** Languages whose tag cannot be read are written as English. */
export function safeLocale(language: string): string {
  try {
    return localeOf(language)
  } catch {
    return 'en'
  }
}

/** A unit with a bound or a scale: `<` before what a number is below, `+` behind what it is at least; `$ million`. */
const COMPOSED_UNIT = /^(<)?(.*?)(\+)?$/u
const SCALED_MONEY = /^(\S+) (thousand|million|billion|trillion)$/u

/** How numbers of a graphic are written in a language: `$1,200`, `1.200 €`, `71 %`, `120 km`, `<30%`, `$2 million+`. */
export function numberWriter({ unit, decimals }: PlanNumberFormat, language: string): (value: number) => string {
  const [, below = '', plain = '', above = ''] = COMPOSED_UNIT.exec(unit ?? '') ?? []
  const [, money = '', scale = ''] = SCALED_MONEY.exec(plain) ?? []
  const isMoney = money in CURRENCIES
  const write = plainWriter({ unit: (isMoney ? money : plain) || undefined, decimals }, language)
  return (value) => `${below}${write(value)}${isMoney ? `\u00a0${scale}` : ''}${above}`
}

function plainWriter({ unit, decimals }: PlanNumberFormat, language: string): (value: number) => string {
  const locale = safeLocale(language)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const currency = unit === undefined ? undefined : CURRENCIES[unit]
  if (currency) {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits })
    return (value) => format.format(value)
  }
  if (unit === '%') {
    const format = new Intl.NumberFormat(locale, { style: 'percent', ...digits })
    return (value) => format.format(value / 100)
  }
  const format = new Intl.NumberFormat(locale, digits)
  return (value) => (unit === undefined ? format.format(value) : `${format.format(value)}${/^[°×]/u.test(unit) ? '' : '\u00a0'}${unit}`)
}
