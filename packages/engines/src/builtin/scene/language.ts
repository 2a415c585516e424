/** Locales that localised keywords exist for. */
export const LOCALES = [
  'bn',
  'da',
  'de',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'hi',
  'hu',
  'it',
  'ja',
  'ko',
  'lt',
  'ms',
  'nb',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'th',
  'uk',
  'vi',
  'zh',
  'zh-hant',
] as const
export type Locale = (typeof LOCALES)[number]

const SCRIPTS: readonly (readonly [RegExp, Locale])[] = [
  [/[\u3040-\u30ff]/, 'ja'],
  [/[\uac00-\ud7af]/, 'ko'],
  [/[\u0980-\u09ff]/, 'bn'],
  [/[\u0900-\u097f]/, 'hi'],
  [/[\u0e00-\u0e7f]/, 'th'],
  [/[\u4e00-\u9fff]/, 'zh'],
  [/[іїєґ]/i, 'uk'],
  [/[\u0400-\u04ff]/, 'ru'],
]

/** Function words that are common in one language and rare in the others. */
const STOP_WORDS: Partial<Record<Locale, string>> = {
  en: 'a an the and of to in is that it with for was on are as his her they at this from by an has into over under',
  de: 'der die das und ist ein eine nicht mit sich auf den dem im für von zu wie aber sie er wird über unter hause',
  es: 'el la los las y es un una que en con por para del se su al como más está pero junto sobre hay ella él',
  fr: 'le la les et est un une des que dans avec pour du au ce se sur sa son qui pas il elle aux',
  pt: 'o os as e é um uma que em com por para do da no na se seu sua ao não mais dos das',
  it: 'il lo la i gli e è un una che in con per di del della nel si suo sua al non più dei sul',
  nl: 'de het een en is van dat in met op voor niet zijn haar naar aan door bij ook uit onder',
  pl: 'w na z się że jest do to nie przez jego jej nad pod przy jak ale oraz',
  sv: 'och är en ett som i på med för av det att inte hans hennes över under vid den',
  da: 'og er en et som i på med for af det at ikke hans hendes over under ved den til',
  nb: 'og er en et som i på med for av det at ikke hans hennes over under ved den til',
  fi: 'ja on se että hän mutta kun oli ei ovat myös kanssa yli alla luona',
  hu: 'az és egy van hogy nem is de meg mint volt alatt fölött mellett',
  lt: 'ir yra kad su iš į ne bet jo jos per ant po prie',
  et: 'ja on et ei oma ta kui oli ning aga koos all peal juures',
  ms: 'dan yang di itu ini dengan untuk tidak dari pada dalam seorang sebuah seekor',
  vi: 'và là của một trong những có với cho không trên dưới này đó người',
}
const STOP_WORD_SETS = new Map(Object.entries(STOP_WORDS).map(([locale, words]) => [locale as Locale, new Set(words.split(' '))]))

/** Stop words of a language; empty for languages without a list. */
export const stopWordsOf = (locale: Locale): ReadonlySet<string> => STOP_WORD_SETS.get(locale) ?? new Set()

/** Detects the language by script, or else by function words. Default: `en`. */
export function detectLocale(text: string): Locale {
  for (const [script, locale] of SCRIPTS) if (script.test(text)) return locale
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  let best: Locale = 'en'
  let max = 0
  for (const [locale, stopWords] of STOP_WORD_SETS) {
    const count = words.filter((word) => stopWords.has(word)).length
    if (count > max) [best, max] = [locale, count]
  }
  return best
}
