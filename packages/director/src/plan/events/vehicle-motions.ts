import type { PlanEvent, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clausesOf } from '../../clauses/clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { type VehicleKind, vehicleKindOf } from '../../vocabulary/vehicle-kinds.ts'
import { mentionsWord } from '../mentions-word.ts'
import { isNamed } from './stated-events.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** What is said of the way of a vehicle as of anything that moves. */
const ON_ITS_WAY: ReadonlySet<PlanEvent> = new Set<PlanEvent>(['roll', 'fly', 'bounce', 'flow'])
/** The same of what has wheels or floats: a tram that leaves. */
const MOVING =
  /^(?:go|run|travel|leave|depart|cross|pass|head|roar|thunder|rattle|rumble|chug|hurtle|tear|speed|race|rush|roll|wind|drive|sail|cruise|steam|overtake|plough|plow|dash|zoom|cut|carry|bring|approach|follow|circle|return|pull)$/u
const IN_MOTION = /^(?:runaway|speeding|racing|approaching|passing|oncoming|departing|moving|fast|express)$/u
const BARRED = /^(?:negated|compared|supposed|quoted)$/u

/** What vehicles of a kind are called besides their names. */
const CALLED: Readonly<Partial<Record<VehicleKind, RegExp>>> = {
  rail: /^(?:train|express|railcar)$/u,
  water: /^(?:ship|boat|vessel|steamer)$/u,
  air: /^(?:plane|airplane|aircraft|jet|airliner|flight)$/u,
}

/** Whether a vehicle is called by a noun phrase. */
export function isVehicleNamed(what: string, phrase: Phrase): boolean {
  const kind = vehicleKindOf(what)
  return isNamed(what, phrase) || (kind !== undefined && CALLED[kind]?.test(phrase.lemma) === true)
}

/** Whether a sentence says of a vehicle that it is under way: `the runaway tram`, `the ferry crosses the bay`. */
function isUnderWay(what: string, analysis: Analysis): boolean {
  const { phrases, tokens, bars } = analysis
  const named = phrases.filter((phrase) => isVehicleNamed(what, phrase) && !BARRED.test(phrase.bar))
  const isMoving = (at: number): boolean => MOVING.test(tokens[at]!.lemma) && !BARRED.test(bars[at] ?? '')
  return named.some(
    ({ start, end, run }) =>
      run.some(({ low }) => IN_MOTION.test(low)) ||
      clausesOf(analysis).some(
        ({ subject, verb, isDenied }) => !isDenied && subject.some(({ from, to }) => from <= end && start < to) && isMoving(verb.head),
      ),
  )
}

function inMotion(thing: PlanThing, analysis: Analysis | undefined): PlanThing {
  const kind = vehicleKindOf(thing.what)
  if (kind === undefined || kind === 'space') return thing
  const { event } = thing
  // On rails and roads and on water nothing turns over its wheels or leaves the ground.
  if (event !== undefined) return ON_ITS_WAY.has(event) && kind !== 'air' ? { ...thing, event: 'drive' } : thing
  if (thing.state !== undefined || analysis === undefined || thing.count >= SEVERAL || !isUnderWay(thing.what, analysis)) return thing
  return { ...thing, event: kind === 'air' ? 'fly' : 'drive' }
}
/** As many are no one vehicle on its way. */
const SEVERAL = 12

/** The road that vehicles are on is no thing beside them. */
const ROAD = /^(?:motorway|road)$/u
const isUnder = ({ what }: PlanThing, things: readonly PlanThing[]): boolean =>
  ROAD.test(artOf(what) ?? '') && things.some((other) => vehicleKindOf(other.what) === 'road')

/** `crossed the bridge`, `drove over a stone bridge`. */
const OVER_BRIDGE = /\b(?:cross(?:es|ed|ing)?|over|across|on|onto) (?:(?:the|a|an|this|that) )(?:\p{L}+ ){0,2}(?:bridge|viaduct)\b/iu
const BRIDGE = /\b(?:bridge|viaduct)$/u

/** The first vehicle of the land that is named before its bridge on it. `before`: words before it. */
function onBridge(things: readonly PlanThing[], before: string): readonly PlanThing[] {
  const bridge = things.find(({ what, event }) => event !== 'cross-out' && BRIDGE.test(what))
  const vehicle = things.find(
    ({ what, position }) =>
      position === undefined && mentionsWord(before, what.split(' ').at(-1)!) && /^(?:rail|road)$/u.test(vehicleKindOf(what) ?? ''),
  )
  if (!bridge || !vehicle) return things
  return things.map((thing) => (thing === vehicle ? { ...thing, position: { relation: 'on' as const, of: bridge.what } } : thing))
}

/** Vehicles that their sentence says to be under way drive; those on wheels neither roll over nor fly. */
export const withVehicleMotions = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (plan.things.every(({ what }) => vehicleKindOf(what) === undefined)) return one
    const moving = plan.things.filter((thing) => !isUnder(thing, plan.things)).map((thing) => inMotion(thing, analysis))
    const bridge = analysis && OVER_BRIDGE.exec(analysis.text)
    const things = bridge ? onBridge(moving, analysis.text.slice(0, bridge.index)) : moving
    return { ...one, plan: { ...plan, things } }
  })
