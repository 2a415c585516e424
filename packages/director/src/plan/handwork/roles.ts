import type { PlanHandwork } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Manipulation, MANIPULATIONS, drawnNameInInstructions } from '../../languages/en/manipulations.ts'
import { isMachine, isMachinePart } from '../../languages/en/machine-parts.ts'
import { COLOURS } from '../../languages/en/words.ts'
import { isExact } from '../../review/gate/exact.ts'
import type { AssertedClause } from '../../clauses/asserted-clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isUndrawnSense } from '../../senses/choose-sense.ts'
import { isPane } from '../../story/made-of.ts'
import { pictureOf } from '../../story/pictures.ts'
import type { StoryState } from '../../story/story-state.ts'
import { isNearMiss } from '../../story/unpictured/near-misses.ts'
import { isOtherSense } from '../../story/unpictured/other-senses.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'

/** `under` and `between`: no hand is drawn putting anything there. */
const INTO = /^(?:in|into|onto|on|over|inside|across|against|around|through|down)$/u
/** Verbs by which something goes to another thing. */
const GOES_TO = /^(?:add|attach|connect|stick|pin|glue|transfer|return|move|give|hand|scroll|plug|fix|nail|screw|tie)$/u
/** Parts that are drawn with the whole thing. */
const PARTS =
  /^(?:lens|camera|screen|handle|cap|lid|top|bottom|edge|corner|back|side|end|blade|button|inside|outside|surface|tip|rim|neck|leg)$/u
const FROM = /^(?:from|off|of)$/u
const PARTICLE = /^(?:on|off|up|down|in|out|over|away|back|aside|together)$/u
export const VESSEL = /(?:bowl|pot|teapot|kettle|pan|saucepan|jar|glass|cup|mug|jug|oven|blender|bucket|baking tray|soup)$/u

/** `meant`: what the pronoun of a clause stands for, where the scene of the sentence knows it. */
export type Reading = { readonly analysis: Analysis; readonly story: StoryState; readonly meant?: string }

const renamed = ({ nouns, lemma }: Phrase, { context: { script } }: Analysis): string | undefined =>
  drawnNameInInstructions(nouns.map(({ low }) => low).join(' '), script) ?? drawnNameInInstructions(lemma, script)
export const isRenamed = (phrase: Phrase, analysis: Analysis): boolean => (renamed(phrase, analysis) ?? phrase.lemma) !== phrase.lemma

/** Nouns that name something else more often. */
const OTHERWISE =
  /^(?:ball|cloth|socket|button|box|cap|nut|chip|bar|bank|bat|pitcher|key|seal|crane|present|ring|tank|trunk|date|plane|note|match|spring|table|club|pin|plug|record|stick|shell|palm|cross|star|heart|cell|trip|foot|figure|point|light|deck|file|block|case|mine|mole|pupil|organ|scale|watch|tie|wave|yard|bill|leaf|capsule|pod)$/u

/** A thing of one plain word of which a sentence alone does not tell the sense: hands are told to take the thing. */
function plainThing({ nouns, lemma, isName }: Phrase, { context }: Analysis): string | undefined {
  const drawn =
    nouns.length === 1 && !isName && !isUndrawnSense(lemma, context) && !OTHERWISE.test(lemma) ? drawableNamed(lemma) : undefined
  return drawn?.name === lemma && /^(?:artifact|food)$/u.test(drawn.file) ? lemma : undefined
}

/** What becomes of food in the end. */
const COOKED = /^(?:scrambled|fried|boiled|poached|mashed) /u

/** Whether a phrase names a part of the machine that the script is about. */
export const isOfMachine = (phrase: Phrase | undefined, { story: { topic } }: Reading): boolean =>
  phrase !== undefined && phrase.nouns.length === 1 && topic !== undefined && isMachinePart(phrase.lemma, topic.name)

const PARTS_OF_MACHINES = /^(?:door|lid|button|handle|knob|drawer|filter|drum|switch)$/u

/** The name of what a phrase names, if that very thing can be drawn and held; undefined elsewhere. */
export function drawnName(phrase: Phrase, { analysis, story }: Reading): string | undefined {
  const picture = pictureOf(phrase, story, analysis)
  if (isOfMachine(phrase, { analysis, story })) return story.topic!.name
  // `the oven door`: no door of a room.
  const [machine, part] = phrase.nouns
  if (part && phrase.nouns.length === 2 && isMachine(machine!.low) && PARTS_OF_MACHINES.test(part.low) && isDrawn(machine!.low))
    return machine!.low
  // `pull the stem` of a tap: no seedling.
  const other = drawableNamed(renamed(phrase, analysis) ?? '')
  if (other && isOtherSense({ name: other.name, drawn: other, isPerson: false }, phrase, analysis)) return undefined
  // `the board` of a cutting board.
  const before = phrase.nouns.length === 1 ? story.kinds.get(phrase.lemma) : undefined
  const kind = before && !COOKED.test(before.name) ? before : undefined
  const raw = before && kind === undefined ? plainThing(phrase, analysis) : undefined
  const known =
    raw ??
    (kind?.art ? kind.name : renamed(phrase, analysis)) ??
    (picture === undefined && !isPane(phrase, analysis) ? plainThing(phrase, analysis) : undefined)
  const isSure =
    picture !== undefined &&
    !picture.isPerson &&
    !isNearMiss(picture, phrase, analysis) &&
    !isOtherSense(picture, phrase, analysis) &&
    isExact({ picture, phrase, count: 1, role: phrase.role, at: phrase.head.word }, { what: picture.name, count: 1, state: 'seen' })
  // `the dry glass` of a mirror, `each ball` of dough.
  const isMeant = picture?.noun === phrase.lemma || (picture?.name === 'dough' && phrase.lemma === 'ball')
  const drawn =
    (isSure || isMeant) &&
    picture &&
    !picture.isPerson &&
    picture.drawn.file !== 'animal' &&
    !picture.drawn.art?.startsWith('place/') &&
    picture.drawn.art !== 'person'
  const name = known ?? (drawn ? picture.name : undefined)
  return name !== undefined && isDrawn(name) ? name : undefined
}

export const isDrawn = (name: string): boolean => {
  const art = drawableNamed(name)?.art
  return art !== undefined && !art.startsWith('place/')
}

/** The verb with its particle, which may stand behind its object: `turn the light off`. */
export function manipulationOf(verb: Token, object: Phrase | undefined, { tokens }: Analysis): Manipulation | undefined {
  const isPronoun = /^(?:it|them)$/u.test(tokens[verb.i + 1]?.low ?? '')
  const beside = [tokens[verb.i + (isPronoun ? 2 : 1)], object && tokens[object.end + 1]].find(
    (token) => token !== undefined && PARTICLE.test(token.low),
  )
  const isOfNext =
    beside && tokens[beside.i + 1] && /^(?:DET|NOUN|PRON|NUM|ADJ)$/u.test(tokens[beside.i + 1]!.pos) && beside.i !== verb.i + 1
  const joined = beside && !isOfNext ? MANIPULATIONS.get(`${verb.lemma} ${beside.low}`) : undefined
  // `We saw them`.
  if (verb.lemma === 'see') return undefined
  return joined ?? MANIPULATIONS.get(MANIPULATIONS.has(verb.low) ? verb.low : verb.lemma)
}

/** `color`: as its adjective tells. `isRenamed`: it is drawn as something else. */
type Named = { readonly phrase: Phrase; readonly name: string | undefined; readonly color?: string; readonly isRenamed: boolean }

/** `a knob of butter`, `six cloves of garlic`: what is measured. */
const MEASURES =
  /^(?:ball|knob|lump|ladle|clove|pinch|handful|cup|slice|piece|spoonful|spoon|tablespoon|teaspoon|splash|bunch|head|stick|block|bag|mountain|pile|heap|layer|bit|drop|dash|drizzle|glug|kilo|gram|pound|liter|litre|sheet|pair|bottle|can|tin|pack|packet|sprig|stalk|dollop|coat|half|line|strip|ring|blob|film|glass|bowl|jar|bucket|box)$/u
/** Of those, what is never where something goes. */
const AMOUNTS = /^(?:cup|spoon|spoonful|tablespoon|teaspoon|pinch|handful|splash|drop|dash|slice|piece|clove|bit|knob)$/u
/** What covers a thing that is cleaned of it. */
export const DIRT =
  /^(?:dust|dirt|grease|stain|crumb|mould|mold|rust|moisture|grime|paint|sweat|blood|residue|fat|foam|limescale|drop|puddle|spill|ash|mud|lint|hair)$/u

/** The roles of what a clause names, by its prepositions. */
export function rolesOf(clause: AssertedClause, verb: Token, reading: Reading): Omit<Roles, 'manipulation'> {
  const { tokens, phrases } = reading.analysis
  const own = phrases.filter(
    ({ start, end, isOwner, bar }) =>
      end > verb.i && start < clause.to && !isOwner && (bar !== 'negated' || clause.isDenied) && bar !== 'relative' && bar !== 'compared',
  )
  const behind = tokens[verb.i + 1]
  // `Let it simmer`: the pronoun is before the verb that is done.
  const isLet = clause.verb.lemma === 'let' && verb !== clause.verb
  const isPronoun = isLet || (/^(?:it|them)$/u.test(behind?.low ?? '') && behind!.pos === 'PRON')
  // `Serve it with basil and bread`: `it` is what is served.
  const object = isPronoun
    ? undefined
    : own.find(({ role, start }) => role !== 'behind' || (start === verb.i + 2 && PARTICLE.test(tokens[verb.i + 1]!.low)))
  const named = (phrase: Phrase | undefined): Named | undefined => {
    const name = phrase && drawnName(phrase, reading)
    const color = [...(phrase?.adjectives ?? []), ...(phrase?.nouns ?? []).map(({ low }) => low)].map((word) => COLOURS[word]).find(Boolean)
    return phrase && { phrase, name, isRenamed: isRenamed(phrase, reading.analysis), ...(color && { color }) }
  }
  const motion = manipulationOf(verb, object, reading.analysis)?.motion
  const isWhole = motion !== undefined && /^(?:give|hold|lift|shake)$/u.test(motion)
  const contentOf = (phrase: Phrase | undefined): Phrase | undefined =>
    phrase && MEASURES.test(phrase.lemma) && !(isWhole && VESSEL.test(phrase.lemma))
      ? own.find(({ of, preposition }) => preposition === 'of' && of === phrase)
      : undefined
  const content = contentOf(object)
  const others = own.filter((phrase) => phrase !== object && phrase.role === 'behind' && phrase.preposition !== 'of')
  const withOne = others.find(({ preposition }) => preposition === 'with')
  // `Whisk in two eggs and a cup of sugar`: into no cup.
  const isAmount = (phrase: Phrase): boolean => AMOUNTS.test(phrase.lemma) && contentOf(phrase) !== undefined
  const goesInto = ({ preposition = '' }: Phrase): boolean => INTO.test(preposition) || (preposition === 'to' && GOES_TO.test(verb.lemma))
  const from = named(others.find(({ preposition }) => FROM.test(preposition ?? '')))
  const ofObject = object && PARTS.test(object.lemma) ? own.find(({ of, preposition }) => preposition === 'of' && of === object) : undefined
  const wholeThing = named(ofObject)
  const whole = wholeThing?.name ? wholeThing : undefined
  const isDirt = object !== undefined && DIRT.test(object.lemma)
  return {
    main: isDirt ? (from ?? named(object)) : (whole ?? named(content ?? object)),
    object,
    content,
    isPronoun,
    withThing: named(contentOf(withOne) ?? withOne),
    into: named(others.find((phrase) => !isAmount(phrase) && goesInto(phrase))),
    from,
    verb,
    clause,
    reading,
  }
}

/** What hands do to one thing. */
export type HandAction = {
  readonly motion: PlanHandwork['motion']
  readonly what: string
  readonly tool?: string
  readonly target?: string
}

export type Roles = {
  readonly manipulation: Manipulation
  readonly main?: Named
  readonly object?: Phrase
  readonly content?: Phrase
  /** `it` is what it is done to. */
  readonly isPronoun: boolean
  readonly withThing?: Named
  readonly into?: Named
  readonly from?: Named
  readonly verb: Token
  readonly clause: AssertedClause
  readonly reading: Reading
}
