/** Lower-case words inside an English title. */
const ENGLISH_WORDS = new Set('a an the and but or nor for of in on at to by with from as into onto over per than via'.split(' '))
const TAGALOG_WORDS = new Set('ng sa na mga ang at si ni ay para'.split(' '))
const MALAY_WORDS = new Set('di ke dari dan yang untuk dengan atau pada dalam'.split(' '))
const TURKISH_WORDS = new Set('ve ile da de ki mi mı mu mü için'.split(' '))
/** Languages that capitalise all words of a title except these; others capitalise only the first. */
const LOWER_CASE_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: ENGLISH_WORDS,
  tl: TAGALOG_WORDS,
  ms: MALAY_WORDS,
  tr: TURKISH_WORDS,
}

/** Applies the title case of a language. Words with capitals keep them; text in all capitals is lower-cased first. */
export function toTitleCase(text: string, language: string): string {
  const normalized = isAllCaps(text) ? text.toLocaleLowerCase(language) : text
  const lowerCaseWords = LOWER_CASE_WORDS[language]
  if (!lowerCaseWords) return capitaliseFirst(normalized, language)
  const words = normalized.split(' ')
  return words
    .map((word, at) =>
      at > 0 && at < words.length - 1 && lowerCaseWords.has(word.toLowerCase()) ? word.toLowerCase() : capitaliseParts(word, language),
    )
    .join(' ')
}

const isAllCaps = (text: string): boolean => text.includes(' ') && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

const capitaliseParts = (word: string, language: string): string =>
  word
    .split('-')
    .map((part) => capitaliseFirst(part, language))
    .join('-')

const capitaliseFirst = (text: string, language: string): string =>
  text.replace(/\p{L}/u, (letter) => (/^[^\p{L}]*\p{Ll}\p{L}*\p{Lu}/u.test(text) ? letter : letter.toLocaleUpperCase(language)))
