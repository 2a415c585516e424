import { createTraitLexicon, type TraitLexicon, type TraitWords } from './trait-words.ts'
import { ARABIC } from './words/ar.ts'
import { BENGALI } from './words/bn.ts'
import { CHINESE } from './words/zh.ts'
import { CZECH } from './words/cs.ts'
import { DANISH, NORWEGIAN } from './words/da.ts'
import { DUTCH } from './words/nl.ts'
import { ENGLISH } from './words/en.ts'
import { FINNISH } from './words/fi.ts'
import { FRENCH } from './words/fr.ts'
import { GERMAN } from './words/de.ts'
import { GREEK } from './words/el.ts'
import { HEBREW } from './words/he.ts'
import { HINDI } from './words/hi.ts'
import { HUNGARIAN } from './words/hu.ts'
import { INDONESIAN, MALAY } from './words/ms.ts'
import { ITALIAN } from './words/it.ts'
import { JAPANESE } from './words/ja.ts'
import { KOREAN } from './words/ko.ts'
import { POLISH } from './words/pl.ts'
import { PORTUGUESE } from './words/pt.ts'
import { ROMANIAN } from './words/ro.ts'
import { RUSSIAN } from './words/ru.ts'
import { SPANISH } from './words/es.ts'
import { SWEDISH } from './words/sv.ts'
import { TAGALOG } from './words/tl.ts'
import { TAMIL } from './words/ta.ts'
import { THAI } from './words/th.ts'
import { TURKISH } from './words/tr.ts'
import { UKRAINIAN } from './words/uk.ts'
import { VIETNAMESE } from './words/vi.ts'

const LANGUAGES: Readonly<Record<string, TraitWords>> = {
  ar: ARABIC,
  bn: BENGALI,
  cs: CZECH,
  da: DANISH,
  de: GERMAN,
  el: GREEK,
  en: ENGLISH,
  es: SPANISH,
  fi: FINNISH,
  fr: FRENCH,
  he: HEBREW,
  hi: HINDI,
  hu: HUNGARIAN,
  id: INDONESIAN,
  it: ITALIAN,
  ja: JAPANESE,
  ko: KOREAN,
  ms: MALAY,
  nb: NORWEGIAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  ro: ROMANIAN,
  ru: RUSSIAN,
  sv: SWEDISH,
  ta: TAMIL,
  th: THAI,
  tl: TAGALOG,
  tr: TURKISH,
  uk: UKRAINIAN,
  vi: VIETNAMESE,
  zh: CHINESE,
}

const lexicons = new Map<string, TraitLexicon>()

/** Words of a language (ISO 639-1); undefined without a table. */
export function traitLexicon(language: string): TraitLexicon | undefined {
  const words = LANGUAGES[language]
  if (!words) return undefined
  const known = lexicons.get(language)
  if (known) return known
  const built = createTraitLexicon(words)
  lexicons.set(language, built)
  return built
}
