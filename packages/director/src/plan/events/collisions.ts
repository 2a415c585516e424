import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import type { Clause } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { sensesOf } from '../../senses/lexicon.ts'
import { artOf, isPictured } from '../../vocabulary/art-of.ts'
import { lengthMetersOf } from '../../vocabulary/thing-lengths.ts'
import { vehicleKindOf } from '../../vocabulary/vehicle-kinds.ts'
import { type Drawable, drawableNamed } from '../../vocabulary/vocabulary.ts'
import { countOf } from '../counts.ts'
import { isNamed } from './stated-events.ts'
import { isVehicleNamed } from './vehicle-motions.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** Verbs of what meets with force; of the others only with `into`. */
const COLLIDING = /^(?:crash|collide|ram|slam|smash|hit|strike|bump|rear-end|plough|plow|sideswipe|clip)$/u
const WITH_INTO = /^(?:run|drive|skid|slide|plough|plow|back|go|sail|veer)$/u
/** What a vehicle is stopped by, besides others. */
const LEAST_OBSTACLE = 1
const BARRED = /^(?:negated|compared|supposed|quoted)$/u

const isBarred = ({ verb, isDenied }: Clause, { bars }: Analysis): boolean => isDenied || BARRED.test(bars[verb.head] ?? '')

/** What is run into: `the bus` of `rammed the bus`, `crashed into a bus`, `collided with a bus`. */
function obstacleOf(clause: Clause, { phrases, tokens }: Analysis): Phrase | undefined {
  const { lemma, i } = tokens[clause.verb.head]!
  const behind = phrases.filter(({ start, end, bar }) => start > i && end < clause.to && !BARRED.test(bar))
  const into = behind.find(({ preposition, role }) => role === 'behind' && /^(?:into|with|against)$/u.test(preposition ?? ''))
  if (WITH_INTO.test(lemma) && !COLLIDING.test(lemma)) return into?.preposition === 'into' ? into : undefined
  return into ?? behind.find(({ role }) => role === 'object')
}

/** Who comes, and what is hit. */
type Collision = { readonly comes: PlanThing; readonly hit: PlanThing }

/** What draws a noun phrase, by its compound or its noun; of a noun of several senses the vehicle. */
function drawnFor({ nouns, lemma }: Phrase): Drawable | undefined {
  const compound = [...nouns.slice(0, -1).map(({ low }) => low), lemma].join(' ')
  const ofCompound = nouns.length > 1 ? (drawableNamed(compound) ?? sensesOf(compound).find(({ drawn }) => drawn)?.drawn) : undefined
  const senses = sensesOf(lemma).flatMap(({ drawn }) => drawn ?? [])
  return ofCompound ?? senses.find(({ name }) => vehicleKindOf(name) !== undefined) ?? drawableNamed(lemma) ?? senses[0]
}

/** What is drawn for a noun phrase: of the plan, else by its name. */
function thingOf(phrase: Phrase | undefined, things: readonly PlanThing[], analysis: Analysis): PlanThing | undefined {
  if (!phrase || phrase.isName) return undefined
  const drawn = drawnFor(phrase)
  const present = things.filter(({ event }) => event !== 'cross-out')
  const shown =
    present.find(({ what }) => isNamed(what, phrase)) ??
    present.find(({ what }) => drawn?.art !== undefined && artOf(what) === drawn.art) ??
    present.find(({ what }) => isVehicleNamed(what, phrase))
  const count = Math.min(2, countOf(phrase, analysis))
  if (shown) return { ...shown, count }
  return drawn && isPictured(drawn.name) ? { what: drawn.name, count } : undefined
}

const isVehicle = ({ what }: PlanThing): boolean => vehicleKindOf(what) !== undefined

function collisionIn(clause: Clause, subject: Phrase | undefined, things: readonly PlanThing[], analysis: Analysis): Collision | undefined {
  const { tokens, phrases } = analysis
  const { lemma, low, i } = tokens[clause.verb.head]!
  if (isBarred(clause, analysis) || !(COLLIDING.test(lemma) || WITH_INTO.test(lemma))) return undefined
  const first = thingOf(subject, things, analysis)
  if (!first) return undefined
  // `was hit by a truck`.
  if (/^(?:be|get)$/u.test(tokens[i - 1]?.lemma ?? '') && !low.endsWith('ing')) {
    const by = thingOf(
      phrases.find(({ start, preposition }) => start > i && preposition === 'by'),
      things,
      analysis,
    )
    return by && isVehicle(by) && isStopping(first) ? { comes: by, hit: first } : undefined
  }
  if (!isVehicle(first)) return undefined
  const second = thingOf(obstacleOf(clause, analysis), things, analysis)
  if (second && second.what !== first.what) return isStopping(second) ? { comes: first, hit: second } : undefined
  return lemma === 'collide' && first.count === 2 ? { comes: first, hit: first } : undefined
}

const isStopping = (thing: PlanThing): boolean => isVehicle(thing) || (lengthMetersOf(thing.what) ?? 0) >= LEAST_OBSTACLE

/** The first collision that a sentence tells; a clause without a subject of its own has that of the one before. */
function collisionOf(analysis: Analysis, things: readonly PlanThing[]): Collision | undefined {
  let subject: Phrase | undefined
  for (const clause of clausesOf(analysis)) {
    const own = analysis.phrases.find(({ start, end }) => clause.subject.some(({ from, to }) => from <= end && start < to))
    subject = own ?? (clause.subject.length === 0 ? subject : undefined)
    const collision = collisionIn(clause, subject, things, analysis)
    if (collision) return collision
  }
  return undefined
}

const isKept = ({ event }: PlanThing): boolean => event === 'sink' || event === 'explode' || event === 'burn'

/** What runs into something comes from the left, and what it runs into is hit. */
function colliding(things: readonly PlanThing[], { comes, hit }: Collision): PlanThing[] {
  const others = things.filter(({ what }) => what !== comes.what && what !== hit.what)
  const { position: _, ...first } = comes
  const { position: _position, ...second } = hit
  return [
    { ...first, count: 1, ...(!isKept(comes) && { event: 'slide' }) },
    { ...second, count: 1, ...(!isKept(hit) && { event: 'collide' }) },
    ...others,
  ]
}

/** Vehicles that their sentence says to run into each other, or into what stops them, meet, whatever else of it was chosen. */
export const withCollisions = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    const collision = analysis && !plan.graphic && !plan.handwork ? collisionOf(analysis, plan.things) : undefined
    if (!collision) return one
    const things = colliding(plan.things, collision)
    const isCard = plan.form === 'words'
    const cast = isCard ? plan.cast.slice(0, Math.max(0, MAX_ILLUSTRATIONS - things.length)) : plan.cast
    return { ...one, plan: { ...plan, cast, things: isCard ? things.slice(0, MAX_ILLUSTRATIONS) : things } }
  })
