import type { Token } from '@fablecut/director/text/token'
import { ADJECTIVE_END, thirdPerson } from './verb-forms.ts'
import { finiteVerbOf, subjectOf, textOf, titleTokens } from './subject-title.ts'
import type { EndTitleRequest } from '@fablecut/generation/ports/writer'
import { splitSentences } from '../sentences.ts'
import { toTitleCase } from './title-case.ts'

const QUESTION_END = /[?？؟]\s*$/u
/** What is left of a title that speaks to somebody at the begin: `Meet Pip, the tiny coffee machine`. */
const GREETING = /^(?:meet|introducing|say\s+hello\s+to)\s+(?=\p{Lu})/iu
const WHOLE = /^(?:how|why|what|who|where|when)\s/iu
/** What somebody was at the begin is no end: `the slowest swimmer` of `You were the slowest swimmer`. */
const ROLE = /^(?:you|he|she|they|we|i|it)\s+(?:was|were|am|are|is)\s+the\s/iu
const CONDITION = /^(?:if|before|after|when|while|unless|because|nobody|everyone|everybody|you|imagine)(?!\p{L})/iu

/**
 * What the end card of a film says: its title where that is one, else who or what its sentence is about, or the answer that its question asks for. A sentence that
 * only repeats how the script begins is no end: undefined, and the film ends with its picture.
 */
export function endTitleOf({ title, script, language }: EndTitleRequest): string | undefined {
  const isQuestion = QUESTION_END.test(title)
  const sentence = isQuestion ? undefined : sentenceOf(title, script, language)
  if (!isQuestion && sentence === undefined) return title
  if (language !== 'en') return undefined
  const words = isQuestion ? answerTitleOf(title) : nameInSentence(title, sentence!)
  return words === undefined ? undefined : toTitleCase(words, language)
}

/** Longest noun of a question of what it is, such as `compound interest`. */
const MAX_DEFINED = 4
function defined(rest: readonly Token[]): string | undefined {
  const words = /^(?:a|an)$/u.test(rest[0]?.low ?? '') ? rest.slice(1) : rest
  const isNoun = words.length > 0 && words.length <= MAX_DEFINED && words.every(({ pos }) => /^(?:NOUN|PROPN|ADJ|DET|ADP)$/u.test(pos))
  return isNoun && /^(?:NOUN|PROPN)$/u.test(words.at(-1)!.pos) && !/^(?:this|that|these|those)$/u.test(words[0]!.low)
    ? textOf(words)
    : undefined
}

const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join(' ')

/** The sentence of a script whose words a title has; undefined for titles of their own. */
function sentenceOf(title: string, script: string, language: string): string | undefined {
  const words = plain(title)
  if (words === '') return undefined
  const isSpaced = words.includes(' ')
  return script
    .split('\n')
    .flatMap((line) => splitSentences(line, language))
    .find((sentence) => (isSpaced ? ` ${plain(sentence)} `.includes(` ${words} `) : plain(sentence).replaceAll(' ', '').includes(words)))
}

function nameInSentence(title: string, sentence: string): string | undefined {
  const greeted = title.replace(GREETING, '')
  if (greeted !== title) return greeted
  if (WHOLE.test(title)) return title
  if (CONDITION.test(title) || ROLE.test(sentence)) return undefined
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

/** `Why leaves turn red in autumn` of `Why do leaves turn red in autumn?`. Undefined where the order of words is not certain. */
function answerTitleOf(question: string): string | undefined {
  const tokens = titleTokens(question.replace(QUESTION_END, ''))
  const [asked, auxiliary] = tokens
  if (!asked || !auxiliary || !WHOLE.test(`${asked.low} `)) return undefined
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
    const subject = rest.slice(0, -1)
    const isCertain =
      last !== undefined && subject.length > 0 && subject.length <= 3 && (last.pos === 'ADJ' || ADJECTIVE_END.test(last.low))
    return isCertain ? textOf([asked, ...subject, auxiliary, last]) : undefined
  }
  if (asked.low === 'what' && /^(?:is|are|was|were)$/u.test(auxiliary.low)) return defined(rest)
  // `What lives in the deep sea`: the question word is the subject, and the order is that of a statement.
  return /^(?:what|who)$/u.test(asked.low) && auxiliary.pos === 'VERB' ? textOf(tokens) : undefined
}
