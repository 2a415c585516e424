import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import type { Analysis } from '../analysis.ts'
import { isExpletive } from '../expletives.ts'

/** Whom a sentence is said of that only says what nobody and nothing else does. */
const NOBODY = /^(?:nobody|nothing|none|no-one)$/u
const FEW = /^(?:no|few|hardly|scarcely|barely|neither)$/u
const DEFINITE = /^(?:the|this|that|these|those|my|our|your)$/u
const ONE = /^(?:it|its|he|his|she|her)$/u
const MANY = /^(?:they|their)$/u
/** Words of the next sentence among which the pronoun is that goes on: `Twice a year it`. */
const REACH = 4

/** `Nobody ...`, `No animal ...`, `Few birds ...`, `There is hardly a bird that ...`. */
const saysOfNobody = (tokens: readonly Token[]): boolean => {
  const [first, second, third] = tokens.map(({ low }) => low)
  return (
    NOBODY.test(first ?? '') ||
    FEW.test(first ?? '') ||
    (first === 'no' && second === 'one') ||
    // `Only one animal sleeps less than the giraffe`.
    (first === 'only' && /^(?:one|two|few|a)$/u.test(second ?? '')) ||
    (first === 'almost' && (NOBODY.test(second ?? '') || second === 'no')) ||
    (first === 'there' && /^(?:is|are|was|were)$/u.test(second ?? '') && (FEW.test(third ?? '') || NOBODY.test(third ?? '')))
  )
}

/** The pronoun by which a sentence goes on about something of the one before. */
const goesOnWith = ({ tokens, phrases }: Analysis): string | undefined => {
  const pronoun = tokens.slice(0, REACH).find(({ low, i }) => (ONE.test(low) || MANY.test(low)) && !isExpletive(tokens, i))
  const isOfItself = phrases.some(({ end, role, bar }) => pronoun !== undefined && end < pronoun.i && role === 'subject' && bar === '')
  return isOfItself ? undefined : pronoun?.low
}

/** The noun phrase at the end of a sentence of nobody: `than | the sloth`, `as patient as | the camel`, `Nobody likes | the wasp`. */
function onlyOne({ tokens, phrases }: Analysis, isMany: boolean): Phrase | undefined {
  const told = phrases.filter(
    ({ run, bar, isPlural, isName, isOwner }) =>
      /^(?:compared|negated)$/u.test(bar) && !isOwner && isPlural === isMany && (isName || DEFINITE.test(run[0]!.low)),
  )
  const compared = told.find(({ start }) => /^(?:than|as|like)$/u.test(tokens[start - 1]?.low ?? ''))
  if (compared) return compared
  // What is denied is said of it: not where, when or of what.
  const verb = tokens.find(({ pos }) => pos === 'VERB')
  const object = told.find(({ start }) => verb !== undefined && start > verb.i)
  const isObject = object && (object.preposition === undefined || /^(?:about|of|for|with)$/u.test(object.preposition))
  return isObject && told.length === 1 ? object : undefined
}

const isInside = ({ start, end }: Phrase, i: number): boolean => start <= i && i <= end

/** `Nobody is in less of a hurry than the sloth. It ...`: of whom a sentence of nobody tells in truth, if the next one goes on about it. */
function introducedIn(analysis: Analysis, next: Analysis | undefined): Phrase | undefined {
  const pronoun = next && saysOfNobody(analysis.tokens) ? goesOnWith(next) : undefined
  return pronoun === undefined ? undefined : onlyOne(analysis, MANY.test(pronoun))
}

/** Sentences of a script in which the one whom a comparison or a denial introduces is there, and is what they are about. */
export const withIntroducedSubjects = (analyses: readonly Analysis[]): Analysis[] =>
  analyses.map((analysis, n) => {
    const introduced = introducedIn(analysis, analyses[n + 1])
    if (!introduced) return analysis
    // `like the smell of bread`: the bread as well.
    const isOf = ({ of }: Phrase) => of === introduced
    const { preposition: _, ...rest } = introduced
    const subject: Phrase = { ...rest, bar: '', role: 'subject' }
    return {
      ...analysis,
      introducedAt: introduced.end,
      bars: analysis.bars.map((bar, i) =>
        isInside(introduced, i) || analysis.phrases.some((one) => isOf(one) && isInside(one, i)) ? '' : bar,
      ),
      phrases: analysis.phrases.map((phrase) => {
        if (phrase === introduced) return subject
        return isOf(phrase) ? { ...phrase, bar: '', of: subject } : phrase
      }),
    }
  })
