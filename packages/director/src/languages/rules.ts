import type { LanguageRules } from '../lexical/language-rules.ts'
import { ARABIC } from './ar.ts'
import { DANISH } from './da.ts'
import { GERMAN } from './de.ts'
import { SPANISH } from './es.ts'
import { GREEK } from './el.ts'
import { FINNISH } from './fi.ts'
import { FRENCH } from './fr.ts'
import { HINDI } from './hi.ts'
import { ITALIAN } from './it.ts'
import { JAPANESE } from './ja.ts'
import { KOREAN } from './ko.ts'
import { MALAY } from './ms.ts'
import { NORWEGIAN } from './nb.ts'
import { DUTCH } from './nl.ts'
import { POLISH } from './pl.ts'
import { PORTUGUESE } from './pt.ts'
import { RUSSIAN } from './ru.ts'
import { SWEDISH } from './sv.ts'
import { THAI } from './th.ts'
import { TAGALOG } from './tl.ts'
import { TURKISH } from './tr.ts'
import { UKRAINIAN } from './uk.ts'
import { VIETNAMESE } from './vi.ts'
import { CHINESE } from './zh.ts'

/** Rules of the story languages other than English, by ISO 639-1 code. */
export const LANGUAGE_RULES: Readonly<Record<string, LanguageRules>> = {
  ar: ARABIC,
  da: DANISH,
  de: GERMAN,
  el: GREEK,
  es: SPANISH,
  fi: FINNISH,
  fr: FRENCH,
  hi: HINDI,
  it: ITALIAN,
  ja: JAPANESE,
  ko: KOREAN,
  ms: MALAY,
  nb: NORWEGIAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  sv: SWEDISH,
  th: THAI,
  tl: TAGALOG,
  tr: TURKISH,
  uk: UKRAINIAN,
  vi: VIETNAMESE,
  zh: CHINESE,
}
