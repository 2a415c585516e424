/** Words in lower case inside an English title. */
const SMALL_IN_ENGLISH = new Set('a an the and but or nor for of in on at to by with from as into onto over per than via'.split(' '))
const SMALL_IN_TAGALOG = new Set('ng sa na mga ang at si ni ay para'.split(' '))
const SMALL_IN_MALAY = new Set('di ke dari dan yang untuk dengan atau pada dalam'.split(' '))
const SMALL_IN_TURKISH = new Set('ve ile da de ki mi mı mu mü için'.split(' '))
/** Languages with capitals for all words of a title except these; others capitalise only the first. */
const SMALL: Readonly<Record<string, ReadonlySet<string>>> = {
  en: SMALL_IN_ENGLISH,
  tl: SMALL_IN_TAGALOG,
  ms: SMALL_IN_MALAY,
  tr: SMALL_IN_TURKISH,
}

/** A title as its language writes titles. Names and words that hold capitals keep them; what is shouted is not. */
export function inTitleCase(text: string, language: string): string {
  const calm = isShouted(text) ? text.toLocaleLowerCase(language) : text
  const small = SMALL[language]
  if (!small) return upperFirst(calm, language)
  const words = calm.split(' ')
  return words
    .map((word, at) => (at > 0 && at < words.length - 1 && small.has(word.toLowerCase()) ? word.toLowerCase() : upperParts(word, language)))
    .join(' ')
}

const isShouted = (text: string): boolean => text.includes(' ') && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

const upperParts = (word: string, language: string): string =>
  word
    .split('-')
    .map((part) => upperFirst(part, language))
    .join('-')

const upperFirst = (text: string, language: string): string =>
  text.replace(/\p{L}/u, (letter) => (/^[^\p{L}]*\p{Ll}\p{L}*\p{Lu}/u.test(text) ? letter : letter.toLocaleUpperCase(language)))
