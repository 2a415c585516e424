import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { isNamed } from '../events/stated-events.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { isIndoors } from '../../vocabulary/place-kinds.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** What water of a household is in, by the words of its sentence; the first that is told. */
const VESSELS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kitchen |bathroom )?sinks?\b|\b(?:wash-?)?basins?\b|\bdish(?:es|water)\b|\bwashing[- ]up\b/iu, 'sink'],
  [/\b(?:bath ?tubs?|tubs?|bath(?:e|es|ed|ing|s)?)\b/iu, 'bathtub'],
  [/\b(?:buckets?|pails?|mop(?:s|ped|ping)?)\b/iu, 'bucket'],
  [/\b(?:taps?|faucets?|running water|tap water)\b/iu, 'tap'],
  [/\b(?:kettles?)\b/iu, 'kettle'],
  [/\b(?:pots?|saucepans?|boil\w*|simmer\w*|pasta|spaghetti|noodles|rice|potatoes|eggs?)\b/iu, 'pot'],
  [/\b(?:jugs?|pitchers?|carafes?)\b/iu, 'jug'],
  [/\b(?:bottles?)\b/iu, 'water bottle'],
  [/\b(?:glass(?:es)?|tumblers?|drink\w*|drank|drunk|sips?|sipp\w+|gulp\w*|thirst\w*|swallow\w*)\b/iu, 'glass'],
]
/** Water of fields rather than of dishes. */
const GROWING = /\b(?:grow\w*|crops?|fields?|paddy|paddies|seedlings?|rice plants?|farm\w*)\b/iu
/** Water that is no one's in a household where no vessel is named. */
const ELSEWHERE =
  /\b(?:sea|ocean|rivers?|lakes?|rain\w*|flood\w*|waves?|pipes?|leak\w*|drip\w*|drops?|puddles?|pools?|ponds?|streams?|well|springs?|molecules?|percent|planet|earth|body|bodies|cells?|plants?|soil|garden|roots?|clouds?|ice|steam|vapou?r|skin)\b/iu

const DRINKING = /\b(?:dr[aiu]nk\w*|sip\w*|gulp\w*|swallow\w*) (?:\p{L}+ ){0,3}?water\b/iu
const OTHER_VESSEL = /^(?:bathtub|sink|washbasin|bucket)$/u

const isWater = ({ what, event }: PlanThing): boolean =>
  event !== 'cross-out' && /^(?:droplet|still-water)$/u.test(artOf(what) ?? '') && what.endsWith('water')
const isWave = ({ what }: PlanThing): boolean => artOf(what) === 'water-wave'
const VESSEL_ART =
  /^(?:sink|washbasin|bathtub|bucket|tap|kettle|pot|clay-pot|jug|water-bottle|glass|cup|tumbler-glass|fish-tank|teapot|watering-can|garden-hose|fountain|swimming-pool|wooden-bowl|mixing-bowl|pot-of-food|shower|toilet)$/u
const isVessel = ({ what, event }: PlanThing): boolean => event !== 'cross-out' && VESSEL_ART.test(artOf(what) ?? '')

function vesselled<P extends Planned>(one: P): P {
  const { plan, analysis } = one
  const { things, place, handwork, graphic } = plan
  if (!analysis || graphic) return one
  // Hands pour it.
  if (handwork !== undefined || things.some(({ what }) => what === 'hand')) return one
  // No waves break in a room.
  const inRoom = isIndoors(place) ? things.filter((thing) => !isWave(thing)) : things
  const withThings = (next: readonly PlanThing[]): P =>
    next === things ? one : { ...one, plan: { ...plan, things: placedAmong(next, plan) } }
  const water = inRoom.find(isWater)
  const tub = inRoom.find(({ what }) => OTHER_VESSEL.test(artOf(what) ?? ''))
  // `She filled the bathtub. He drank the water`.
  if (tub && DRINKING.test(analysis.text) && !analysis.phrases.some((phrase) => isNamed(tub.what, phrase)))
    return withThings([...inRoom.filter((thing) => thing !== tub && thing !== water), { what: 'glass', count: 1 }])
  if (!water) return withThings(inRoom)
  if (inRoom.some(isVessel)) return withThings(inRoom.filter((thing) => thing !== water))
  const vessel = VESSELS.find(([words]) => words.test(analysis.text))?.[1]
  const isAtHome = /^(?:kitchen|bathroom|bedroom|room|restaurant|cafe|hospital|office|school)$/u.test(place ?? '')
  const what = vessel ?? (isAtHome ? 'glass' : undefined)
  const isOutside = GROWING.test(analysis.text) || (ELSEWHERE.test(analysis.text) && vessel === undefined)
  if (what === undefined || isOutside) return withThings(inRoom)
  const { event, state: _, color: _color, ...still } = water
  const isSeen = event === 'pour' || event === 'steam' || event === 'spill'
  return withThings(inRoom.map((thing) => (thing === water ? { ...still, what, ...(isSeen && { event }) } : thing)))
}

/** Without positions at what is not there. */
function placedAmong(things: readonly PlanThing[], { cast }: ShotPlan): readonly PlanThing[] {
  const isThere = (name: string): boolean => things.some(({ what }) => what === name) || cast.some(({ id }) => id === name)
  return things.map((thing) => (thing.position && !isThere(thing.position.of) ? { ...thing, position: undefined } : thing))
}

/** Water of a household is seen in what holds it: the sink, the tub or a glass. */
export const withVesselsOfWater = <P extends Planned>(planned: readonly P[]): P[] => planned.map(vesselled)
