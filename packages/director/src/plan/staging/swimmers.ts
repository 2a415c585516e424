import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { isNamed } from '../events/stated-events.ts'
import { mentionsWord } from '../mentions-word.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { isIndoors } from '../../vocabulary/place-kinds.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string; readonly isPlaceStated?: boolean }

/** What lives in water and never in the air above it. */
const SWIMMERS =
  /^(?:animal\/fish|shark|squid|octopus|jellyfish|tropical-fish|blowfish|tuna|manta-ray|anglerfish|stingray|swordfish|eel|glass-eel|hagfish|piranha|clownfish|goldfish|salmon|cuttlefish|seahorse|axolotl)$/u
const SMALL = /^(?:animal\/fish|goldfish|tropical-fish|clownfish)$/u
const IN_WATER = /^(?:underwater|under-ice)$/u
/** Places at which fish may be out of the water, and those of which the surface is what is told. */
const ASHORE = /^(?:market|harbor|harbor-old|ship-deck|kitchen|restaurant|shop|supermarket|beach|lab|museum|space)$/u
/** What is done to fish that are not in the water any more, or for a moment. */
const OUT_OF_WATER =
  /\b(?:catch\w*|caught|fish(?:es|ed|ing)\b|fisher\w+|fried|fry|grill\w*|cook\w*|bak\w+|eat\w*|ate|eaten|dish|plates?|market|sell\w*|sold|buy\w*|bought|net(?:s|ted)?|hook\w*|bait|reel\w*|leap\w*|leapt|jump\w*|dead|died|deaths?|wash(?:ed|es) (?:up|ashore)|flop\w*|bears?|heron|gulls?|cat|otters?|eagle)\b/iu
const VESSELS: readonly (readonly [words: RegExp, vessel: string])[] = [
  [/\b(?:fish ?bowl|bowl|glass|jar)\b/iu, 'fishbowl'],
  [/\b(?:aquariums?|fish ?tanks?|tanks?)\b/iu, 'fish tank'],
]
const VESSEL_ART = /^(?:bowl|wooden-bowl|mixing-bowl|bowl-with-spoon|fish-tank|fishbowl|glass|jar|aquarium|oil-drum|water-tank)$/u
const BOAT = /\b(?:boat|ship|canoe|raft|kayak|yacht|ferry)\b/u

const WATERS = /^(?:underwater|under-ice|sea|river|arctic)$/u
/** Of whom a sentence is that names no fish. */
const OF_PEOPLE = /\b(?:he|she|we|I|you)\b/u

const WRECK = /\b(?:wrecks?|wrecked|sank|sinks?|sunken|sunk|shipwrecks?)\b/iu

const isSwimmer = (what: string): boolean => SWIMMERS.test(artOf(what) ?? '')
const isSmall = (what: string): boolean => SMALL.test(artOf(what) ?? '')

const withoutBoat = (plan: ShotPlan, boat: PlanThing): ShotPlan => ({
  ...plan,
  place: 'underwater',
  placeState: undefined,
  weather: 'clear',
  things: plan.things.filter((thing) => thing !== boat),
})

function inWater<P extends Planned>(one: P): P {
  const { plan, analysis, isPlaceStated } = one
  const { cast, things, place, graphic, handwork } = plan
  if (!analysis || graphic || handwork) return one
  const swimming = [...cast, ...things.filter(({ event }) => event !== 'cross-out')].filter(({ what }) => isSwimmer(what))
  if (swimming.length === 0 || OUT_OF_WATER.test(analysis.text)) return one
  // What the script is about elsewhere does not swim where this sentence happens.
  const isSpoken = ({ what }: { readonly what: string }): boolean => mentionsWord(analysis.text, what.split(' ').at(-1)!)
  if (isPlaceStated && place !== undefined && !WATERS.test(place) && !swimming.some(isSpoken) && OF_PEOPLE.test(analysis.text))
    return {
      ...one,
      plan: { ...plan, cast: cast.filter(({ what }) => !isSwimmer(what)), things: things.filter(({ what }) => !isSwimmer(what)) },
    }
  const vessel = VESSELS.find(([words]) => words.test(analysis.text))?.[1]
  if (vessel && swimming.some(({ what }) => isSmall(what))) {
    const others = things.filter(({ what }) => !isSwimmer(what) && !VESSEL_ART.test(artOf(what) ?? ''))
    const held: PlanThing = { what: vessel, count: 1 }
    return { ...one, plan: { ...plan, cast: cast.filter(({ what }) => !isSwimmer(what)), things: [held, ...others] } }
  }
  const boat = things.find(({ what, event }) => BOAT.test(what) && event !== 'cross-out')
  // A boat lies on the bed of no sea, nor does a shark swim through the air beside it: whichever the sentence is about is seen.
  if (boat && cast.every(({ what }) => isSwimmer(what)) && !WRECK.test(analysis.text)) {
    const isOfBoat = analysis.phrases.some((phrase) => phrase.role === 'subject' && isNamed(boat.what, phrase))
    return isOfBoat
      ? { ...one, placeName: 'sea', plan: { ...plan, place: 'sea', cast: [], things: things.filter(({ what }) => !isSwimmer(what)) } }
      : { ...one, placeName: 'underwater', plan: withoutBoat(plan, boat) }
  }
  const isOfOthers = cast.some(({ what }) => !isSwimmer(what)) || things.some(({ what }) => BOAT.test(what))
  if (isOfOthers || (place !== undefined && (IN_WATER.test(place) || ASHORE.test(place) || isIndoors(place)))) return one
  const under = place === 'arctic' ? 'under-ice' : 'underwater'
  return { ...one, placeName: under, plan: { ...plan, place: under, placeState: undefined, weather: 'clear' } }
}

/** Fish are seen below the water, or in the bowl or tank that their sentence names: never in the air of a meadow or a road. */
export const withSwimmersInWater = <P extends Planned>(planned: readonly P[]): P[] => planned.map(inWater)
