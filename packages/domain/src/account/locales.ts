/** Languages of the interface and of mails, each by its own name, in the order of the language menu. */
export const LOCALES = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
  zh: '中文',
  ja: '日本語',
  hi: 'हिन्दी',
  ar: 'العربية',
} as const

/** BCP 47 code of a language of the interface. */
export type Locale = keyof typeof LOCALES

/** Cookie of a browser in which a language was chosen. */
export const LOCALE_COOKIE = 'fablecut_locale'

export const isLocale = (code: string | null | undefined): code is Locale =>
  code !== null && code !== undefined && Object.hasOwn(LOCALES, code)

/** Writing direction, as in the `dir` attribute. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr')

/** `chosen`: by the reader, earlier. `preferred`: BCP 47 tags in order, such as `pt-BR`. English when none of them is there. */
export function pickLocale(chosen: string | null, preferred: readonly string[]): Locale {
  if (isLocale(chosen)) return chosen
  const languages = preferred.map((tag) => tag.toLowerCase().split('-')[0])
  return languages.find((language) => isLocale(language)) ?? 'en'
}
