import { directionOf, LOCALE_COOKIE, pickLocale, type Locale } from '@fablecut/domain/account/locales'

const YEAR_SECONDS = 31_536_000

const chosenLocale = (): string | null => document.cookie.match(/(?:^|; )fablecut_locale=([a-z]+)/)?.[1] ?? null

/** Language for this browser: what was chosen in it, else the first of its languages that the interface has. */
export const localeOfBrowser = (): Locale => pickLocale(chosenLocale(), navigator.languages)

/** Keeps the choice in this browser and shows the page anew in that language. */
export function chooseLocale(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  location.reload()
}

/** Tells the browser, readers and styles the language of the page. */
export function applyToDocument(locale: Locale): void {
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
}
