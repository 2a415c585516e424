import type { Locale } from '@fablecut/domain/account/locales'
import { ARABIC_MAILS } from './ar.ts'
import { GERMAN_MAILS } from './de.ts'
import { ENGLISH_MAILS } from './en.ts'
import { SPANISH_MAILS } from './es.ts'
import { FRENCH_MAILS } from './fr.ts'
import { HINDI_MAILS } from './hi.ts'
import { JAPANESE_MAILS } from './ja.ts'
import type { MailCatalogue } from './mail-catalogue.ts'
import { PORTUGUESE_MAILS } from './pt.ts'
import { CHINESE_MAILS } from './zh.ts'

/** The mails in every language of the interface. */
export const MAIL_CATALOGUES: Readonly<Record<Locale, MailCatalogue>> = {
  en: ENGLISH_MAILS,
  es: SPANISH_MAILS,
  de: GERMAN_MAILS,
  fr: FRENCH_MAILS,
  pt: PORTUGUESE_MAILS,
  zh: CHINESE_MAILS,
  ja: JAPANESE_MAILS,
  hi: HINDI_MAILS,
  ar: ARABIC_MAILS,
}
