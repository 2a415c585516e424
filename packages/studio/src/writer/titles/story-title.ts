import { functionWords, type FunctionWords } from '@fablecut/director/languages/function-words'
import { splitSentences } from '../sentences.ts'
import {
  addressOf,
  conditionOf,
  homeOf,
  nameOfLife,
  offeredActionOf,
  placedNounOf,
  topicOf,
  withoutCutPredicate,
  withoutCutVerb,
} from './english-title.ts'
import { personOf, roleOf, sceneSubjectOf } from './subject-title.ts'
import { toTitleCase } from './title-case.ts'
import { companionsOf, dishOf, howToOf, listedOf, presentedOf, repairOf } from './topic-title.ts'
import { isUnspaced, titleOfUnspaced } from './unspaced-title.ts'

/** Longest title (CD-79). */
const MAX_CHARACTERS = 60
/** Number of content words in a title; Vietnamese writes each syllable as a word. */
const [MIN_WORDS, MAX_WORDS, MAX_SYLLABLES] = [2, 5, 8]
/** Maximum number of additional function words, and of those of a whole clause. */
const [MAX_FUNCTION_WORDS, MAX_WHOLE_FUNCTION_WORDS] = [3, 5]
/** Maximum number of content words of a question. */
const MAX_QUESTION_WORDS = 6
/** Words of a question that says enough with one content word: `Why do we dream?`. */
const MIN_QUESTION_LENGTH = 4
/** A title must not end with a number without its noun. */
const NUMBER = /^(?:\d[\d,.]*|item|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion)$/u
/** Number of leading sentences that are considered. */
const MAX_SENTENCES = 5

/** Pronouns without a referent at the start of a story. */
const PRONOUNS: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:it|he|she|they|we|i|its|his|her|their|nobody|everyone|there)(?!\p{L})|(?:this|that|these|those)\s+(?:is|are|was|were|will|would|can|could|may|might|must|should|has|had|have|does|did|do|who)(?!\p{L}))/iu,
  es: /^(?:él|ella|ellos|ellas|esto|eso|yo|nosotros|es|está|son|se)(?!\p{L})/iu,
  fr: /^(?:il|elle|ils|elles|nous|vous|je|tu|ce|c['’]est)(?!\p{L})/iu,
  de: /^(?:er|sie|es|wir|ich|du|ihr|das ist)(?!\p{L})/iu,
  pt: /^(?:ele|ela|eles|elas|isto|isso|eu|nós|você|é|são)(?!\p{L})/iu,
  it: /^(?:lui|lei|loro|questo|io|noi|tu|è|sono)(?!\p{L})/iu,
  nl: /^(?:hij|zij|ze|wij|we|ik|je|dit is)(?!\p{L})/iu,
  ru: /^(?:он|она|оно|они|мы|я|ты|вы|это)(?!\p{L})/iu,
}

/**
 * The title of a story: its first self-contained clause, truncated to two to five content words with the function words between them, or a short
 * question. In the title case of its language, at most 60 characters (CD-79).
 */
export function titleStory(script: string, language: string): string {
  const sentences = script
    .split('\n')
    .flatMap((line) => splitSentences(line, language))
    .slice(0, MAX_SENTENCES)
  const words = functionWords(language)
  const pronoun = PRONOUNS[language]
  const max = language === 'vi' ? MAX_SYLLABLES : MAX_WORDS
  const isEnglish = language === 'en'
  const clauses = sentences
    .flatMap((sentence) => (isUnspaced(sentence) ? [] : clausesOf(sentence, words, language)))
    .map((clause) => (isEnglish ? { ...clause, text: topicOf(clause.text) } : clause))
  const independent = clauses.filter((clause) => !clause.isAside && !pronoun?.test(clause.text))
  const title =
    (isEnglish ? repairOf(sentences) : undefined) ??
    firstDefined(sentences, (sentence) => (isUnspaced(sentence) ? titleOfUnspaced(sentence) : questionOf(sentence, words, language))) ??
    (isEnglish ? englishTitle(script, sentences, { first: clauses[0]?.text ?? '', main: independent[0]?.text ?? '' }, words) : undefined) ??
    firstDefined(independent.slice(0, 1), ({ text }) => truncatedTitle(text, words, { min: MIN_WORDS, max }, isEnglish)) ??
    (isEnglish ? homeOf(sentences[0] ?? '') : undefined) ??
    firstDefined(independent, ({ text }) => truncatedTitle(text, words, { min: MIN_WORDS, max }, isEnglish)) ??
    firstDefined(clauses, ({ text }) => truncateClause(text, words, { min: MIN_WORDS, max })) ??
    firstDefined(clauses, ({ text }) => truncateClause(text, words, { min: 1, max })) ??
    script.split('\n')[0]!
  return limitLength(toTitleCase(title, language))
}

/**
 * What a script of a known kind is about: the name of a life, the two of a tale, a dish, a repair, a product, what it shows or offers to do, whom it speaks to; of a story that
 * begins with a pronoun, the thing and place that it speaks of.
 */
function englishTitle(
  script: string,
  sentences: readonly string[],
  clause: { readonly first: string; readonly main: string },
  words: FunctionWords,
): string | undefined {
  const [sentence = ''] = sentences
  const size = { min: MIN_WORDS, max: MAX_WORDS }
  const truncated = (text: string | undefined) => (text === undefined ? undefined : truncateClause(text, words, size))
  const action = offeredActionOf(sentence)
  return (
    nameOfLife(clause.first, script) ??
    personOf(clause.main, sentences) ??
    companionsOf(sentences) ??
    dishOf(sentences) ??
    presentedOf(sentences) ??
    truncated(howToOf(sentence)) ??
    listedOf(sentence) ??
    truncated(action === undefined ? undefined : topicOf(action)) ??
    truncated(conditionOf(sentence)) ??
    truncated(addressOf(sentence)) ??
    truncated(roleOf(clause.main)) ??
    truncated(sceneSubjectOf(clause.main)) ??
    (PRONOUNS['en']!.test(sentence) ? placedNounOf(sentence) : undefined)
  )
}

function truncatedTitle(clause: string, words: FunctionWords, size: Pick<Constraints, 'min' | 'max'>, isEnglish: boolean) {
  const title = truncateClause(clause, words, size)
  return title === undefined || !isEnglish ? title : withoutCutPredicate(withoutCutVerb(title, clause), clause)
}

function firstDefined<T>(items: readonly T[], titleOf: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const title = titleOf(item)
    if (title !== undefined) return title
  }
  return undefined
}

const bareWord = (word: string): string => word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
const isContentWord = (word: string, { isFunctionWord }: FunctionWords): boolean => bareWord(word) !== '' && !isFunctionWord(bareWord(word))

/** Conjunctions to a sentence before. */
const CONJUNCTIONS: Readonly<Record<string, RegExp>> = {
  en: /^(?:and|but|so)\s+(?=\p{L})/iu,
  es: /^y\s+(?=\p{L})/iu,
  fr: /^et\s+(?=\p{L})/iu,
  de: /^und\s+(?=\p{L})/iu,
  pt: /^e\s+(?=\p{L})/iu,
  it: /^e\s+(?=\p{L})/iu,
  nl: /^en\s+(?=\p{L})/iu,
  ru: /^и\s+(?=\p{L})/iu,
}

/** The text without greetings at the start and without a conjunction to the sentence before. */
function withoutOpening(text: string, words: Pick<FunctionWords, 'opening'>, language: string): string {
  const conjunction = CONJUNCTIONS[language]
  const opened = words.opening ? text.replace(words.opening, '') : text
  const stripped = conjunction && words.opening ? opened.replace(conjunction, '') : opened
  return stripped === text || stripped === '' ? text : withoutOpening(stripped, words, language)
}

/** A complete short question. */
function questionOf(sentence: string, words: FunctionWords, language: string): string | undefined {
  if (!/[?؟]$/u.test(sentence)) return undefined
  const question = withoutOpening(sentence, words, language)
  const contentWords = question.split(' ').filter((word) => isContentWord(word, words)).length
  const isShort = question.split(' ').length < MIN_QUESTION_LENGTH
  if (contentWords < (isShort ? MIN_WORDS : 1) || contentWords > MAX_QUESTION_WORDS || question.length > MAX_CHARACTERS) return undefined
  return question === sentence ? question : question.replace(/[?؟]$/u, '')
}

/** `isAside`: an adverbial clause of time or place. */
type Clause = { readonly text: string; readonly isAside: boolean }

/** `My grandmother, who never measured anything, taught me ...`. */
const RELATIVE_CLAUSE = /^([^,]+),\s+(?:who|which|whose)\s[^,]+,\s+/iu

function clausesOf(sentence: string, words: FunctionWords, language: string): Clause[] {
  const opened = withoutOpening(sentence, words, language)
  const simplified = language === 'en' ? opened.replace(RELATIVE_CLAUSE, '$1 ') : opened
  const parts = simplified.split(/\s*(?:[,،;:!?.…؟।()"“”«»]+(?=\s|$)|\s[—–-]\s|—)\s*/u)
  const clauses = parts.map((part) => withoutOpening(part.trim(), words, language)).filter((part) => part !== '')
  return clauses.map((text) => ({ text, isAside: clauses.length > 1 && startsAside(text, words) }))
}

const startsAside = (text: string, { isConnective }: FunctionWords): boolean =>
  isConnective(bareWord(text.split(' ')[0]!)) ||
  /^(?:high|deep|far|somewhere|every|each|item|instead|born|jeden|jede|cada|chaque|ogni|каждый|каждую)(?!\p{L})|\sago$/iu.test(text) ||
  PARTICIPLE.test(text)

/** `Washing his only shirt`, behind or before its clause. */
const PARTICIPLE = /^(?!(?:king|ring|spring|string|wing|morning|evening|lightning|(?:every|no|some|any)?thing)s?(?!\p{L}))\p{L}{2,}ing\s/iu

/** The longest valid prefix of a clause: complete, or ending before a conjunction or preposition, else before another function word, else at any word. */
function truncateClause(clause: string, words: FunctionWords, size: Pick<Constraints, 'min' | 'max'>): string | undefined {
  const items = clause.split(/\s+/u)
  const endsWith = (max: number): number[] =>
    items
      .map((_, at) => at + 1)
      .filter((end) => isValidTitle(items.slice(0, end), { words, min: size.min, max, isWhole: end === items.length }))
  const ends = endsWith(size.max)
  const isBefore = (end: number, of: (word: string) => boolean) => end === items.length || of(bareWord(items[end]!))
  const best =
    ends.findLast((end) => isBefore(end, words.isConnective)) ??
    ends.findLast((end) => isBefore(end, (word) => words.isFunctionWord(word) || NUMBER.test(word))) ??
    ends.at(-1)
  if (best === undefined) return undefined
  const isUnfinished = UNFINISHED.test(bareWord(items[best] ?? ''))
  const end = isUnfinished ? (endsWith(size.max + WORDS_OF_REST).find((longer) => longer > best) ?? best) : best
  return items.slice(0, end).join(' ')
}

/** Words that turn or complete the sense of what stands before them, and how many content words a title may be longer to keep what follows. */
const UNFINISHED = /^(?:of|without|unless|except|sin|sans|ohne|sem|senza|zonder|без)$/u
const WORDS_OF_REST = 2

type Constraints = { readonly words: FunctionWords; readonly min: number; readonly max: number; readonly isWhole: boolean }

function isValidTitle(title: readonly string[], { words, min, max, isWhole }: Constraints): boolean {
  const contentWords = title.filter((word) => isContentWord(word, words)).length
  const isQuantity = min > 1 && NUMBER.test(bareWord(title[0]!))
  const isInSize =
    contentWords >= min + (isQuantity ? 1 : 0) &&
    contentWords <= max &&
    title.length <= max + (isWhole ? MAX_WHOLE_FUNCTION_WORDS : MAX_FUNCTION_WORDS)
  const last = title.at(-1)!
  return isInSize && title.join(' ').length <= MAX_CHARACTERS && (isWhole || (isContentWord(last, words) && !NUMBER.test(bareWord(last))))
}

const limitLength = (title: string): string => (title.length <= MAX_CHARACTERS ? title : truncateCharacters(title))

function truncateCharacters(title: string): string {
  let truncated = ''
  for (const { segment } of new Intl.Segmenter().segment(title)) {
    if (truncated.length + segment.length > MAX_CHARACTERS) break
    truncated += segment
  }
  return truncated
}
