import { natureOf } from '../../senses/lexicon.ts'
import { segmentsOf } from '../../lettering/segments.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'

/**
 * A clause that tells what a sentence is about. `subject`: its tokens, `to` exclusive; absent of commands. `verb`: what is done. `to`: index behind the clause.
 */
export type AssertedClause = {
  readonly subject?: readonly [from: number, to: number]
  readonly verb: Token
  readonly from: number
  readonly to: number
  readonly isDenied: boolean
  readonly isCommand: boolean
  /** What is done without telling who: `The bird is pushed`. */
  readonly isPassive: boolean
  /** It is only wanted, tried or possible. */
  readonly isUnreal: boolean
}

const TELLING = /^(?:main|command|but|joined)$/u
const SETTING = /^(?:setting|because)$/u
const TELLING_OR_SAID = /^(?:main|command|but|joined|complement)$/u
export const FORMS_OF_BE = /^(?:be|is|are|was|were|am|been|being|'s|'re|'m)$/u
const POSSIBLE = /^(?:could|would|might|may|should|must|'d)$/u
/** Verbs whose second verb is done. */
const DOING = /^(?:start|begin|keep|continue|go|come|manage|stop|learn|dare|happen)$/u
/** Verbs whose second verb nobody does yet. */
const WANTING =
  /^(?:want|try|need|plan|hope|wish|decide|promise|refuse|like|love|hate|afford|prepare|intend|fail|ask|agree|offer|threaten|long)$/u

/** `a hedgehog named Pim | was`: the verb behind a name. */
function behindNaming(verb: Token, tokens: readonly Token[]): Token {
  if (!/^(?:named|called|nicknamed)$/u.test(verb.low) || tokens[verb.i + 1]?.pos !== 'PROPN') return verb
  return tokens.slice(verb.i + 1, verb.i + 6).find(({ pos }) => pos === 'VERB' || pos === 'AUX') ?? verb
}

/** The verb that a finite verb opens: `was | throwing`, `started | knocking`. */
function doneVerb(finite: Token, tokens: readonly Token[]): Pick<AssertedClause, 'verb' | 'isPassive' | 'isUnreal'> {
  const first = behindNaming(finite, tokens)
  let i = first.i
  let isBeing = false
  let isUnreal = false
  while (tokens[i] && (tokens[i]!.pos === 'AUX' || tokens[i]!.pos === 'ADV' || tokens[i]!.pos === 'PART')) {
    isUnreal ||= POSSIBLE.test(tokens[i]!.low)
    if (tokens[i]!.pos === 'AUX') isBeing = FORMS_OF_BE.test(tokens[i]!.low)
    i++
  }
  const verb = tokens[i]?.pos === 'VERB' ? tokens[i]! : first
  const isPassive = isBeing && verb !== first && !verb.low.endsWith('ing')
  const next = tokens[verb.i + 1]
  const second = next?.low === 'to' ? tokens[verb.i + 2] : next
  if (second?.pos === 'VERB' && (next!.low === 'to' || next!.low.endsWith('ing'))) {
    if (DOING.test(verb.lemma) && !(verb.lemma === 'stop' && next!.low !== 'to')) return { verb: second, isPassive: false, isUnreal }
    if (WANTING.test(verb.lemma) || verb.lemma === 'stop') return { verb: second, isPassive: false, isUnreal: true }
  }
  return { verb, isPassive, isUnreal }
}

/** `Mia | the cat`: a name before what it is the name of. */
function withName(subject: readonly [number, number] | undefined, tokens: readonly Token[]): readonly [number, number] | undefined {
  if (!subject) return undefined
  let [from] = subject
  while (from > 0 && (tokens[from - 1]!.pos === 'PROPN' || (tokens[from - 1]!.text === ',' && tokens[from - 2]?.pos === 'PROPN'))) from--
  return [from, subject[1]]
}

/** The clauses that tell what a sentence is about, in its order; one that joins another without a subject has that of the one before it. */
export const toldClauses = (analysis: Analysis): AssertedClause[] => clausesOf(analysis, TELLING)

/** The same with what is said, thought or found out in them. */
export const clausesWithSaid = (analysis: Analysis): AssertedClause[] => clausesOf(analysis, TELLING_OR_SAID)

/** Clauses that tell when, under which condition or why something is. */
export const settingClauses = (analysis: Analysis): AssertedClause[] => clausesOf(analysis, SETTING)

function clausesOf(analysis: Analysis, roles: RegExp): AssertedClause[] {
  const { tokens } = analysis
  let subject: readonly [number, number] | undefined
  let isCommand = false
  return segmentsOf(analysis).flatMap((segment): AssertedClause[] => {
    if (!roles.test(segment.role) || segment.verb === undefined) return []
    subject = withName(segment.subject, tokens) ?? (segment.role === 'command' ? undefined : subject)
    isCommand = segment.subject === undefined && (segment.role === 'command' || isCommand)
    return [
      {
        ...(subject && { subject }),
        ...doneVerb(tokens[segment.verb]!, tokens),
        from: segment.from,
        to: segment.to,
        isDenied: segment.isDenied,
        isCommand,
      },
    ]
  })
}

/** `thousands of | penguins`, `a herd of | goats`: counted or gathered ones, whose phrase stands behind `of`. */
export function isCounted({ role, preposition, start, of }: Phrase, { tokens }: Analysis): boolean {
  const before = tokens[start - 2]
  return (
    role === 'behind' &&
    preposition === 'of' &&
    before !== undefined &&
    (before.pos === 'NUM' || COUNTS.test(before.low) || (of !== undefined && natureOf(of.lemma) !== 'solid'))
  )
}
const COUNTS =
  /^(?:dozens|hundreds|thousands|millions|billions|herd|flock|swarm|colony|group|crowd|army|pack|school|couple|pair|lots|plenty|most|some|all|none|many|one|each|both)$/u

const TIMES =
  /^(?:day|year|month|week|hour|minute|second|time|morning|evening|night|afternoon|moment|today|tomorrow|way|summer|winter|spring|autumn|fall|weekend|holiday|childhood|youth|life)$/u

/** What the verb of a clause is done to, or is of it: noun phrases without a preposition behind the verb. */
export const objectsOf = ({ verb, to, isCommand }: AssertedClause, { phrases, tokens }: Analysis): Phrase[] =>
  phrases.filter(({ role, start, isOwner, bar, lemma }) => {
    // `pay off the card`, `take off your shoes`.
    const isBehindParticle = role === 'behind' && start === verb.i + 2 && /^(?:up|out|off|away|down)$/u.test(tokens[verb.i + 1]!.low)
    // `Mix flour, water and salt`: a verb that was taken for a noun.
    const isOfNounVerb = isCommand && verb.pos !== 'VERB' && role === 'subject' && start >= verb.i
    return (
      (role === 'object' || isBehindParticle || isOfNounVerb) &&
      start >= verb.i &&
      start < to &&
      !isOwner &&
      !/^(?:compared|relative)$/u.test(bar) &&
      !TIMES.test(lemma)
    )
  })

/** Whether a noun names something that could be seen. */
export const isConcrete = ({ lemma, isName }: Phrase): boolean => !isName && natureOf(lemma) !== 'abstract'
