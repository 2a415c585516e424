import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShownItem } from '../../describe-plan.ts'
import type { Chunk } from '../../clauses/chunk.ts'
import type { Clause } from '../../clauses/clause.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import { EVENT_VERBS } from '../../languages/en/verbs.ts'
import { actionOf } from '../../plan/actions.ts'
import { actionByVerb } from '../../plan/animals/animal-actions.ts'
import { HAVING, STAYING } from '../../review/gate/tells-clause.ts'
import { natureOf, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { meantBy } from '../pronoun-words.ts'
import { seenWords } from '../whole/pictured.ts'

/** Which parts of a clause its picture shows; what a clause does not have counts as shown. */
export type ClauseParts = {
  readonly subject: boolean
  readonly predicate: boolean
  /** What is done something to, or where it happens, or what something is. */
  readonly objects: boolean
  readonly number: boolean
}

/** Somebody of whom nothing more is told. */
const PERSONAL = /^(?:i|you|he|she|we|they|who|everyone|everybody|someone|somebody|people|one|him|her|us|me|them)$/u
/** Who is not there. */
const NOBODY = /^(?:nobody|none|nothing|neither|no)$/u
/** What a face and a posture say of no deed. */
const STILL = /^(?:stand|think)$/u

/** A plan and what is seen of it. */
export type Picture = { readonly plan: ShotPlan; readonly shown: readonly ShownItem[] }

/** Whether a noun, name or pronoun is drawn. */
function isSeen(i: number, analysis: Analysis, { plan }: Picture, seen: ReadonlySet<string>): boolean {
  const { low, pos } = analysis.tokens[i]!
  if (NOBODY.test(low)) return false
  const noun = singularOf(low)
  if (seen.has(noun)) return true
  if (pos === 'PRON' || PERSONAL.test(low)) {
    const meant = meantBy(analysis, [i], i)?.split(' ').at(-1)?.toLowerCase()
    return (
      (meant !== undefined && seen.has(singularOf(meant))) ||
      plan.cast.length > 0 ||
      (/^(?:it|they|them)$/u.test(low) && plan.things.length > 0)
    )
  }
  const people = [...plan.cast.map(() => 1), ...plan.things.map(({ count }) => count)].reduce((sum, count) => sum + count, 0)
  return (pos === 'PROPN' || natureOf(noun) === 'person') && plan.cast.length > 0 && (noun === low || people > 1)
}

/** Nouns of a chunk, of a compound the last: `stop` of `a bus stop`. */
const nounsOf = ({ tokens }: Analysis, { from, to }: Chunk): number[] =>
  tokens
    .slice(from, to)
    .flatMap(({ pos, i, low }) =>
      (/^(?:NOUN|PROPN)$/u.test(pos) && (i + 1 === to || tokens[i + 1]!.pos !== 'NOUN')) || NOBODY.test(low) ? [i] : [],
    )

/** What follows the verb that a picture has to show: its objects, else where it happens. */
function objectsIn({ rest, verb }: Clause, { tokens }: Analysis): Chunk[] {
  const isBe = FORMS_OF_BE.test(tokens[verb.head]!.low)
  const nominals = rest.filter(({ kind, isTime }) => /^(?:nominal|row)$/u.test(kind) && (!isTime || isBe))
  const places = rest.filter(({ kind, isTime }) => kind === 'preposition' && !isTime)
  const others = rest.filter(({ kind }) => /^(?:infinitive|than|participle)$/u.test(kind))
  return [...nominals, ...(nominals.length > 0 ? [] : places.slice(0, 1)), ...others]
}

function isPredicateSeen(clause: Clause, analysis: Analysis, { plan }: Picture, seen: ReadonlySet<string>): boolean {
  const verb = analysis.tokens[clause.verb.head]!
  if (FORMS_OF_BE.test(verb.low)) {
    const said = clause.rest.filter(({ kind, isTime }) => kind === 'adjective' && !isTime)
    const words = said.flatMap(({ from, to }) => analysis.tokens.slice(from, to)).filter(({ pos }) => /^(?:ADJ|VERB)$/u.test(pos))
    return words.every(({ low }) => seen.has(low))
  }
  const action = actionOf(verb, analysis.tokens)
  const isDone = plan.cast.some(
    (figure) =>
      !STILL.test(figure.action) &&
      (figure.action === action || (isAnimalName(figure.what) && actionByVerb(figure.what, verb, analysis.tokens) === figure.action)),
  )
  const event = EVENT_VERBS.get(verb.lemma)
  const isEvent = event !== undefined && plan.things.some((thing) => thing.event === event)
  if (isDone || isEvent || seen.has(verb.low)) return true
  // Who only stands there does not sleep.
  const isPosed = action !== undefined && !STILL.test(action) && action !== 'hold' && plan.cast.length > 0
  return !isPosed && (HAVING.test(verb.lemma) || STAYING.test(verb.lemma))
}

/** What a picture shows of one clause of its sentence. Of what is denied or only said to be possible it shows no predicate. */
export function clauseParts(clause: Clause, analysis: Analysis, picture: Picture): ClauseParts {
  const { tokens, quantities } = analysis
  const { plan } = picture
  const seen = seenWords(picture.shown)
  const [first] = clause.subject
  const isExpletive = first !== undefined && /^(?:there|it)$/u.test(tokens[first.from]!.low) && first.to - first.from === 1
  const objects = objectsIn(clause, analysis)
  const isObjectSeen = (chunk: Chunk): boolean => {
    const nouns = nounsOf(analysis, chunk)
    // What somebody wants, tries or is told to do.
    if (/^(?:infinitive|than|participle)$/u.test(chunk.kind)) return false
    return nouns.length === 0 ? tokens[chunk.head]?.pos === 'PRON' : nouns.some((i) => isSeen(i, analysis, picture, seen))
  }
  const numbers = quantities.filter(
    ({ at, kind, value }) => kind !== 'year' && value > 1 && tokens.some(({ word, i }) => word === at && i >= clause.from && i < clause.to),
  )
  const isObjectsSeen = objects.every(isObjectSeen)
  // Hands at what the clause tells of are those of who does it.
  const isHandwork = plan.handwork !== undefined && objects.length > 0 && isObjectsSeen
  return {
    subject: !first || isHandwork || isExpletive || isSeen(first.head, analysis, picture, seen),
    predicate: !clause.isDenied && (isHandwork || isPredicateSeen(clause, analysis, picture, seen)),
    objects: isObjectsSeen,
    number: numbers.every(({ value }) => picture.shown.some(({ count }) => count === value)),
  }
}

/** Whether a picture says all of a clause without a word. */
export const isClauseSeen = (clause: Clause, analysis: Analysis, picture: Picture): boolean =>
  Object.values(clauseParts(clause, analysis, picture)).every(Boolean)
