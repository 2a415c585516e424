import { ARABIC_NAMES } from './ar.ts'
import { HINDI_NAMES } from './hi.ts'
import { JAPANESE_NAMES } from './ja.ts'
import { KOREAN_NAMES } from './ko.ts'
import type { NameLists } from './name-lists.ts'
import { CHINESE_NAMES } from './zh.ts'

/** Names of the languages whose writing has no capitals, by ISO 639-1 code. */
export const PROPER_NAMES: Readonly<Record<string, NameLists>> = {
  ar: ARABIC_NAMES,
  hi: HINDI_NAMES,
  ja: JAPANESE_NAMES,
  ko: KOREAN_NAMES,
  zh: CHINESE_NAMES,
}
