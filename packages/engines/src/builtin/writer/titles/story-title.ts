import { functionWords, type FunctionWords } from '../function-words.ts'
import { splitSentences } from '../sentences.ts'
import { inTitleCase } from './title-case.ts'
import { isUnspaced, titleOfUnspaced } from './unspaced-title.ts'

// CD-79
const MAX_CHARACTERS = 60
/** Words that carry meaning, in a title; each syllable of Vietnamese is written as a word. */
const [MIN_WORDS, MAX_WORDS, MAX_SYLLABLES] = [2, 5, 8]
/** Function words that a title may have in addition. */
const MAX_SMALL_WORDS = 3
/** A whole question may have one more. */
const MAX_WORDS_OF_QUESTION = 6
/** A title must not end with a number without its noun. */
const NUMBER = /^(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion)$/u
/** Number of sentences from the start in which a title is searched. */
const SENTENCES = 5

/** Pronouns without a referent at the start of a story. */
const PRONOUNS: Readonly<Record<string, RegExp>> = {
  en: /^(?:it|he|she|they|we|you|i|this|that|these|those|its|his|her|their|nobody|everyone|there)(?!\p{L})/iu,
  es: /^(?:él|ella|ellos|ellas|esto|eso|yo|nosotros|es|está|son|se)(?!\p{L})/iu,
  fr: /^(?:il|elle|ils|elles|nous|vous|je|tu|ce|c['’]est)(?!\p{L})/iu,
  de: /^(?:er|sie|es|wir|ich|du|ihr|das ist)(?!\p{L})/iu,
  pt: /^(?:ele|ela|eles|elas|isto|isso|eu|nós|você|é|são)(?!\p{L})/iu,
  it: /^(?:lui|lei|loro|questo|io|noi|tu|è|sono)(?!\p{L})/iu,
  nl: /^(?:hij|zij|ze|wij|we|ik|je|dit is)(?!\p{L})/iu,
  ru: /^(?:он|она|оно|они|мы|я|ты|вы|это)(?!\p{L})/iu,
}

/**
 * The title of a story: its first self-contained clause, reduced to two to five content words and the function words between them; a short question is
 * taken whole. In the title case of its language, at most 60 characters (CD-79).
 */
export function titleStory(script: string, language: string): string {
  const sentences = script
    .split('\n')
    .flatMap((line) => splitSentences(line, language))
    .slice(0, SENTENCES)
  const words = functionWords(language)
  const pronoun = PRONOUNS[language]
  const max = language === 'vi' ? MAX_SYLLABLES : MAX_WORDS
  const clauses = sentences.flatMap((sentence) => (isUnspaced(sentence) ? [] : clausesOf(sentence, words)))
  const told = clauses.filter((clause) => !clause.isAside && !pronoun?.test(clause.text))
  const title =
    firstOf(sentences, (sentence) => (isUnspaced(sentence) ? titleOfUnspaced(sentence) : questionOf(sentence, words))) ??
    firstOf(told, ({ text }) => cut(text, words, { min: MIN_WORDS, max })) ??
    firstOf(clauses, ({ text }) => cut(text, words, { min: MIN_WORDS, max })) ??
    firstOf(clauses, ({ text }) => cut(text, words, { min: 1, max })) ??
    script.split('\n')[0]!
  return shorten(inTitleCase(title, language))
}

function firstOf<T>(all: readonly T[], titleOf: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const title = titleOf(one)
    if (title !== undefined) return title
  }
  return undefined
}

const bareWord = (word: string): string => word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
const carriesMeaning = (word: string, { isSmall }: FunctionWords): boolean => bareWord(word) !== '' && !isSmall(bareWord(word))

/** The text without greetings at the start and without a conjunction to the sentence before. */
function withoutOpening(text: string, words: Pick<FunctionWords, 'opening'>): string {
  const stripped = words.opening ? text.replace(words.opening, '').replace(/^(?:and|but|so|y|et|und|e|en|и)\s+(?=\p{L})/iu, '') : text
  return stripped === text || stripped === '' ? text : withoutOpening(stripped, words)
}

/** A short question, whole. */
function questionOf(sentence: string, words: FunctionWords): string | undefined {
  if (!/[?؟]$/u.test(sentence)) return undefined
  const asked = withoutOpening(sentence, words)
  const meaning = asked.split(' ').filter((word) => carriesMeaning(word, words)).length
  if (meaning < MIN_WORDS || meaning > MAX_WORDS_OF_QUESTION || asked.length > MAX_CHARACTERS) return undefined
  return asked === sentence ? asked : asked.replace(/[?؟]$/u, '')
}

/** `isAside`: names only time or place of the clause that follows. */
type Clause = { readonly text: string; readonly isAside: boolean }

function clausesOf(sentence: string, words: FunctionWords): Clause[] {
  const parts = withoutOpening(sentence, words).split(/\s*(?:[,،;:!?.…؟।()"“”«»]+(?=\s|$)|\s[—–-]\s|—)\s*/u)
  const clauses = parts.map((part) => withoutOpening(part.trim(), words)).filter((part) => part !== '')
  return clauses.map((text) => ({ text, isAside: clauses.length > 1 && startsAside(text, words) }))
}

const startsAside = (text: string, { isJoint }: FunctionWords): boolean =>
  isJoint(bareWord(text.split(' ')[0]!)) ||
  /^(?:high|deep|far|every|each|one|jeden|jede|cada|chaque|ogni|каждый|каждую)(?!\p{L})/iu.test(text)

/** The longest start of a clause with a good end: the clause's end or before a conjunction or preposition, else before another function word, else anywhere. */
function cut(clause: string, words: FunctionWords, size: Pick<Ending, 'min' | 'max'>): string | undefined {
  const all = clause.split(/\s+/u)
  const ends = all.map((_, at) => at + 1).filter((end) => endsWell(all.slice(0, end), { words, ...size, isWhole: end === all.length }))
  const isBefore = (end: number, of: (word: string) => boolean) => end === all.length || of(bareWord(all[end]!))
  const best =
    ends.findLast((end) => isBefore(end, words.isJoint)) ??
    ends.findLast((end) => isBefore(end, (word) => words.isSmall(word) || NUMBER.test(word))) ??
    ends.at(-1)
  return best === undefined ? undefined : all.slice(0, best).join(' ')
}

type Ending = { readonly words: FunctionWords; readonly min: number; readonly max: number; readonly isWhole: boolean }

function endsWell(title: readonly string[], { words, min, max, isWhole }: Ending): boolean {
  const meaning = title.filter((word) => carriesMeaning(word, words)).length
  const isInSize = meaning >= min && meaning <= max && title.length <= max + MAX_SMALL_WORDS
  const last = title.at(-1)!
  return isInSize && title.join(' ').length <= MAX_CHARACTERS && (isWhole || (carriesMeaning(last, words) && !NUMBER.test(bareWord(last))))
}

const shorten = (title: string): string => (title.length <= MAX_CHARACTERS ? title : wholeCharacters(title))

function wholeCharacters(title: string): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(title)) {
    if (kept.length + segment.length > MAX_CHARACTERS) break
    kept += segment
  }
  return kept
}
