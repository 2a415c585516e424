import type { Locale } from '@fablecut/domain/account/locales'

/** Translated texts by the names of their exports; the type of catalogues says more, but is made of the texts themselves. */
type Texts = Readonly<Record<string, unknown>>

/** `texts`: null for English. */
type Installed = { readonly locale: Locale; readonly texts: Texts | null }

/** Modules of texts read their language while they are evaluated, which may be before this module's own state is set: so it is kept where all see it. */
const holder = globalThis as { fablecutTexts?: Installed }

/** Sets the language of every module of texts that is evaluated afterwards. */
export function installTexts(installed: Installed): void {
  holder.fablecutTexts = installed
}

/** Language of the interface; English until one is installed. */
export const installedLocale = (): Locale => holder.fablecutTexts?.locale ?? 'en'

export const installedCatalogue = (): Texts | null => holder.fablecutTexts?.texts ?? null
