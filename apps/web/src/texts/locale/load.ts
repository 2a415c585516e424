import type { Catalogue } from './catalogue.ts'
import type { Locale } from '@fablecut/domain/account/locales'

type Translated = Exclude<Locale, 'en'>

const CATALOGUES: Readonly<Record<Translated, () => Promise<Catalogue>>> = {
  es: () => import('../es/index.ts'),
  de: () => import('../de/index.ts'),
  fr: () => import('../fr/index.ts'),
  pt: () => import('../pt/index.ts'),
  zh: () => import('../zh/index.ts'),
  ja: () => import('../ja/index.ts'),
  hi: () => import('../hi/index.ts'),
  ar: () => import('../ar/index.ts'),
}

/** All texts in a language; null for English, whose texts are part of the pages. */
export const loadCatalogue = async (locale: Locale): Promise<Catalogue | null> => (locale === 'en' ? null : CATALOGUES[locale]())
