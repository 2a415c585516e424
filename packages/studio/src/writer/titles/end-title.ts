import type { Token } from '@fablecut/director/text/token'
import { finiteVerbOf, subjectOf, textOf, titleTokens } from './subject-title.ts'
import type { EndTitleRequest } from '@fablecut/generation/ports/writer'
import { splitSentences } from '../sentences.ts'
import { thirdPerson } from '../third-person.ts'
import { toTitleCase } from './title-case.ts'

const QUESTION_END = /[?？؟]\s*$/u
/** What is left of a title that speaks to somebody at the begin: `Meet Pip, the tiny coffee machine`. */
const GREETING = /^(?:meet|introducing|say\s+hello\s+to)\s+(?=\p{Lu})/iu
/** Begins of indirect questions, which are titles as they are: `How to boil an egg`. */
const QUESTION_WORD = /^(?:how|why|what|who|where|when)\s/iu
/** What somebody was at the begin is no end: `the slowest swimmer` of `You were the slowest swimmer`. */
const ROLE = /^(?:you|he|she|they|we|i|it)\s+(?:was|were|am|are|is)\s+the\s/iu
/** Begins of sentences without a topic: clauses that need another one, and what everybody or nobody does. */
const NO_TOPIC_START = /^(?:if|before|after|when|while|unless|because|nobody|everyone|everybody|you|imagine)(?!\p{L})/iu

/**
 * What the end card of a film says: its title where that is one, else who or what its sentence is about, or the answer that its question asks for. A sentence that
 * only repeats how the script begins is no end: undefined, and the film ends with its picture.
 */
export function endTitleOf({ title, script, language }: EndTitleRequest): string | undefined {
  const isQuestion = QUESTION_END.test(title)
  const sentence = isQuestion ? undefined : sentenceOf(title, script, language)
  if (!isQuestion && sentence === undefined) return title
  if (language !== 'en') return undefined
  const words = isQuestion ? indirectQuestionOf(title) : topicOfSentence(title, sentence!)
  return words === undefined ? undefined : toTitleCase(words, language)
}

/** Most words of a noun that a question asks for, such as `compound interest`. */
const MAX_NOUN_WORDS = 4
/** The noun without its indefinite article of what follows `What is`; undefined where that is none, or points to something. */
function nounWithoutArticle(tokens: readonly Token[]): string | undefined {
  const words = /^(?:a|an)$/u.test(tokens[0]?.low ?? '') ? tokens.slice(1) : tokens
  const isNoun = words.length > 0 && words.length <= MAX_NOUN_WORDS && words.every(({ pos }) => /^(?:NOUN|PROPN|ADJ|DET|ADP)$/u.test(pos))
  return isNoun && /^(?:NOUN|PROPN)$/u.test(words.at(-1)!.pos) && !/^(?:this|that|these|those)$/u.test(words[0]!.low)
    ? textOf(words)
    : undefined
}

/** The words of a text in lower case between single spaces, without punctuation. */
const withoutPunctuation = (text: string): string =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join(' ')

/** The sentence of a script whose words a title has; undefined for titles of their own. */
function sentenceOf(title: string, script: string, language: string): string | undefined {
  const words = withoutPunctuation(title)
  if (words === '') return undefined
  const isSpaced = words.includes(' ')
  return script
    .split('\n')
    .flatMap((line) => splitSentences(line, language))
    .find((sentence) =>
      isSpaced
        ? ` ${withoutPunctuation(sentence)} `.includes(` ${words} `)
        : withoutPunctuation(sentence).replaceAll(' ', '').includes(words),
    )
}

/**
 * Who or what a sentence is about, of a title that is a part of it: its subject, the name that it introduces, or the title where that is no clause. Undefined
 * where the subject says nothing of the story.
 */
function topicOfSentence(title: string, sentence: string): string | undefined {
  const greeted = title.replace(GREETING, '')
  if (greeted !== title) return greeted
  if (QUESTION_WORD.test(title)) return title
  if (NO_TOPIC_START.test(title) || ROLE.test(sentence)) return undefined
  const tokens = tokensOfTitle(title, sentence)
  // `Cleaned offices for thirty years`: its subject is missing.
  if (tokens[0]?.pos === 'VERB' && tokens[0].low.endsWith('ed')) return undefined
  const verb = finiteVerbOf(tokens)
  if (verb < 0) return title
  const subject = REPORTING.test(tokens[verb]!.low) ? undefined : subjectOf(tokens, verb)
  if (!subject) return undefined
  // A kind of animal or thing, of which the script tells what is true of all.
  const isGeneric = /^(?:a|an)$/u.test(subject[0]!.low) && /^(?:can|is|has|weighs|lives|eats)$/u.test(tokens[verb]!.low)
  return isGeneric ? `The ${textOf(subject.slice(1))}` : textOf(subject)
}

/** Who only says or thinks something is no topic. */
const REPORTING = /^(?:said|says|say|told|tells|thought|thinks|think|believed?|believes|knew|knows|know|claim(?:s|ed)?|agree[sd]?|found)$/u

/** The words of a title in their sentence, which has no capitals of a title and says what they are. */
function tokensOfTitle(title: string, sentence: string): readonly Token[] {
  const at = sentence.toLocaleLowerCase().indexOf(title.toLocaleLowerCase())
  if (at < 0) return titleTokens(title)
  const first = sentence.slice(0, at).split(/\s+/u).filter(Boolean).length
  const count = title.split(/\s+/u).length
  return titleTokens(sentence).filter(({ word }) => word >= first && word < first + count)
}

/** Adjectives that are taken for nouns at the end of a question: `Why is the sky blue?`. */
const ADJECTIVE_END =
  /^(?:blue|red|green|yellow|orange|pink|purple|white|black|gr[ae]y|brown|salty|cold|hot|round|flat|dark|pale|dead|rich|poor|\p{L}+(?:ous|ful|less|ible|able|ive))$/u
/** Adverbs that belong to the adjective after them and not to a subject: `Why is the sky so blue?`. */
const ADVERB_BEFORE_ADJECTIVE =
  /^(?:so|too|very|really|quite|rather|such|always|never|often|still|almost|extremely|incredibly|surprisingly)$/u
/** Most words of a subject whose end before an adjective is certain. */
const MAX_ASKED_SUBJECT = 3

/** `Why leaves turn red in autumn` of `Why do leaves turn red in autumn?`. Undefined where the order of words is not certain. */
function indirectQuestionOf(question: string): string | undefined {
  const tokens = titleTokens(question.replace(QUESTION_END, ''))
  const [asked, auxiliary] = tokens
  if (!asked || !auxiliary || !QUESTION_WORD.test(`${asked.low} `)) return undefined
  const rest = tokens.slice(2)
  if (/^(?:why|how)$/u.test(asked.low) && /^(?:do|does)$/u.test(auxiliary.low)) {
    if (auxiliary.low === 'do') return textOf([asked, ...rest])
    const tagged = rest.findIndex(({ pos }, at) => at > 0 && pos === 'VERB')
    // A verb at the end is often taken for a noun: `How does a submarine dive?`.
    const verb = tagged < 0 ? rest.length - 1 : tagged
    if (verb < 1) return undefined
    return [textOf([asked, ...rest.slice(0, verb)]), thirdPerson(rest[verb]!.text), textOf(rest.slice(verb + 1))].filter(Boolean).join(' ')
  }
  if (/^(?:why|how)$/u.test(asked.low) && /^(?:is|are|was|were|can|will|has|have)$/u.test(auxiliary.low)) {
    const [last] = rest.slice(-1)
    const between = rest.slice(0, -1)
    const subject = between.slice(0, between.findLastIndex(({ low }) => !ADVERB_BEFORE_ADJECTIVE.test(low)) + 1)
    const isCertain =
      last !== undefined &&
      subject.length > 0 &&
      subject.length <= MAX_ASKED_SUBJECT &&
      // `the man upstairs`, or an adverb of the adjective.
      subject.at(-1)!.pos !== 'ADV' &&
      (last.pos === 'ADJ' || ADJECTIVE_END.test(last.low))
    return isCertain ? textOf([asked, ...subject, auxiliary, ...between.slice(subject.length), last]) : undefined
  }
  if (asked.low === 'what' && /^(?:is|are|was|were)$/u.test(auxiliary.low)) return nounWithoutArticle(rest)
  // `What lives in the deep sea`: the question word is the subject, and the order is that of a statement.
  return /^(?:what|who)$/u.test(asked.low) && auxiliary.pos === 'VERB' ? textOf(tokens) : undefined
}
