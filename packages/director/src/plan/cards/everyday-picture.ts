import { thingOfVerb } from '../../languages/en/everyday-verbs.ts'
import type { CardPicture } from '../../review/gate/card-picture.ts'
import { letteredClause } from '../../review/gate/lettered-clause.ts'
import { type AssertedClause, adverbialClauses, assertedClauses } from '../../clauses/asserted-clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { withoutSleepElsewhere } from '../../story/setting/sleep-elsewhere.ts'
import type { Token } from '../../text/token.ts'
import type { Draft } from '../drafts/draft.ts'
import { person } from '../drafts/stand-ins.ts'

const ANYBODY = /^(?:you|we|i|people|everyone|everybody|someone|somebody|anyone|us|americans|adults|men|women|humans|they)$/u

/** Whether a clause tells what people do, or tells them to. */
function isOfAnybody({ subject, isCommand }: AssertedClause, { tokens }: Analysis): boolean {
  if (!subject) return isCommand
  return tokens.slice(...subject).some(({ low }) => ANYBODY.test(low))
}

/** What stands between a verb and what it is done to, for or until. */
const BEFORE_OBJECTS = /^(?:DET|ADJ|NUM|PRON|ADV|NOUN|PROPN)$/u

/** The nouns behind a verb that it is done to, for or until: `wait | until the end of the month`. */
const objectsOfVerb = ({ i }: Token, to: number, { phrases, tokens }: Analysis): string[] =>
  phrases
    .filter(({ start, preposition = '' }) => {
      const between = tokens.slice(i + 1, start).filter(({ low }) => !/^(?:of|until|till|for)$/u.test(low))
      return (
        start > i && start < to && /^(?:|of|until|till|for)$/u.test(preposition) && between.every(({ pos }) => BEFORE_OBJECTS.test(pos))
      )
    })
    .map(({ lemma }) => lemma)

/** The things of the verbs between two tokens. */
const thingsBetween = (from: number, to: number, analysis: Analysis): string[] =>
  analysis.tokens
    .slice(from, to)
    .filter(({ pos, i }) => pos === 'VERB' && !/^(?:negated|idiom|compared)$/u.test(analysis.bars[i]!))
    .flatMap((verb) => thingOfVerb(verb.lemma, objectsOfVerb(verb, to, analysis)) ?? [])

const MAX_THINGS = 2

/** `still broke by the end of the month`: no money is there. */
const WITHOUT_MONEY =
  /\b(?:am|is|are|was|were|'re|'m|'s|be|been|still|always|go|goes|went|gone|going|stay|stays|stayed|flat) (?:\w+ )?broke\b(?! (?:down|up|into|out|off|in|the|his|her|my))|\b(?:nothing|no money|not a (?:cent|penny|dollar)) (?:is |was |was ever )?left\b|\b(?:account|wallet|pockets?|purse|piggy bank|fridge) (?:\w+ )?(?:is|was|are|were|stays|stayed) (?:\w+ )?empty\b|\bempty (?:account|wallet|pockets?|purse|piggy bank)\b|\bpenniless\b|\brun(?:s|ning)? out of money\b|\bran out of money\b/iu
const MONEY = /^(?:banknote|coin|piggy bank|money|wallet|pay slip|pay stub)$/u
/** Whether a sentence tells that what its verb is recognized by is not there. */
export const isAbsent = (what: string, { text }: Analysis): boolean =>
  (MONEY.test(what) && WITHOUT_MONEY.test(text)) || (what === 'bed' && withoutSleepElsewhere(text) !== text)

/**
 * Somebody with the things by which is recognized what people do every day: `Most people who save wait until Monday`. Undefined for what is denied, and where
 * no such thing is certain. A command is the things alone.
 */
export function everydayPicture({ analysis, cardText }: Pick<Draft, 'analysis' | 'cardText'>): CardPicture | undefined {
  const lettered = letteredClause(analysis, cardText)
  const clauses = [...(lettered ? [lettered] : []), ...assertedClauses(analysis), ...adverbialClauses(analysis)]
  for (const clause of clauses) {
    if (clause.isDenied || !isOfAnybody(clause, analysis)) continue
    // `Work in small circles`: nobody goes to work.
    const isOfHands = clause.isCommand && clause.verb.lemma === 'work'
    const own = isOfHands ? undefined : thingOfVerb(clause.verb.lemma, objectsOfVerb(clause.verb, clause.to, analysis))
    // `people who want to save money`.
    const ofSubject = clause.subject ? thingsBetween(...clause.subject, analysis) : []
    const recognized = [...new Set([...(own ? [own] : []), ...ofSubject])]
    const things = recognized.filter((what) => !isAbsent(what, analysis)).slice(0, MAX_THINGS)
    const isWithoutMoney = things.length === 0 && recognized.some((what) => MONEY.test(what)) && !clause.isCommand
    if (isWithoutMoney) return { cast: [{ ...person, feeling: 'sad' }], things: [] }
    if (things.length > 0) return { cast: clause.isCommand ? [] : [person], things: things.map((what) => ({ what, count: 1 })) }
  }
  return undefined
}
