import type { Locale } from '@fablecut/domain/account/locales'

/** Words by plural category of the language; `other` is used for categories without words. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Picks the form for a count: `pluralOf('de')(2, { one: 'Bild', other: 'Bilder' })` is `Bilder`. */
export const pluralOf = (locale: Locale) => {
  const rules = new Intl.PluralRules(locale)
  return (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other
}
