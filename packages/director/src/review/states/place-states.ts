import type { PlanPlaceState } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Scene } from '../../plan/scene-item.ts'
import { assertedText } from '../../story/setting/asserted-text.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Period } from '../../story/periods.ts'
import { isIndoors } from '../../vocabulary/place-kinds.ts'

const TOWN =
  '(?:cit(?:y|ies)|towns?|villages?|streets?|districts?|quarters?|neighbou?rhoods?|settlements?|suburbs?|homes|houses|buildings|cottages|huts|rooftops|roofs|downtown|capital|blocks)'
const WOOD = '(?:forests?|woods?|woodlands?|jungle|hills?|hillsides?|bush|countryside|mountainsides?|trees|groves?)'
const ROOM =
  '(?:hallways?|basements?|cellars?|rooms?|kitchens?|bathrooms?|living rooms?|bedrooms?|apartments?|corridors?|hotels?|mansions?|shops?|stores?|lobby|attics?|houses?|cabins?)'
const BE = "(?:is|are|was|were|lay|lies|stood|stands|has been|have been|had been|'s)"
const words = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`, 'iu')

const FIRE_TOLD = words('fires?|wildfires?|bushfires?|flames?|blazes?|inferno|burn(?:s|ed|t|ing)?|ablaze|ash(?:es)?|lava|bombs?|bombing')

/** What is in flames. */
const BURNING_TOWN = words(
  `${TOWN}(?: of \\p{L}+)?(?: ${BE})? (?:still )?(?:on fire|burning|ablaze|in flames)|burning (?:planks?|embers|debris|timbers?|beams?)|burning (?:\\p{L}+ )?${TOWN}|${TOWN}(?: of \\p{L}+)? on fire|flames? (?:\\p{L}+ ){0,2}(?:from (?:roof|house|street|building) to|through the (?:\\p{L}+ )?${TOWN}|across the (?:\\p{L}+ )?${TOWN})|fire (?:spread|swept|raced|tore|jumped|leapt|ripped|roared) (?:from (?:roof|house|building)|through|across|over) ?(?:the )?(?:\\p{L}+ )?${TOWN}?`,
)
const BURNING_WOOD = words(
  `wildfires?|bushfires?|forest fires?|${WOOD}(?: ${BE})? (?:on fire|burning|ablaze|in flames)|burning ${WOOD}|flames? (?:\\p{L}+ ){0,2}(?:through|across) the ${WOOD}`,
)
/** What is left of it. */
const BURNT_TOWN = words(
  `${TOWN} (?:had |have |has |were |was )?(?:burn(?:ed|t)) (?:down|to the ground|out)|(?:charred|blackened|smoking|smouldering|smoldering|burnt-out) (?:\\p{L}+ )?(?:ruins?|${TOWN}|remains|shells?)|burn(?:ed|t)(?: down)? (?:\\p{L}+ ){0,4}${TOWN}|${TOWN} (?:\\p{L}+ ){0,3}(?:reduced|turned|burned|burnt) to ash(?:es)?|blackened ground`,
)
const DESTROYED_TOWN = words(
  `(?:destroy(?:s|ed|ing)?|level(?:s|l?ed)|raz(?:es|ed)|flatten(?:s|ed)|wip(?:es|ed) out) (?:\\p{L}+ ){0,5}${TOWN}|${TOWN}(?: of \\p{L}+)?(?: ${BE})? (?:\\p{L}+ ){0,2}(?:in ruins|destroyed|razed|levell?ed|flattened|bombed)|ruined (?:\\p{L}+ )?${TOWN}|ruins of (?:the |a )?(?:\\p{L}+ )?${TOWN}|${TOWN}(?: of \\p{L}+)? (?:${BE} |lay |lies |lie )?(?:buried )?(?:under|beneath) (?:[\\p{L}\\d]+ ){0,4}(?:ash(?:es)?|rubble|lava|mud|debris)|${TOWN} collapsed|collapsed ${TOWN}`,
)
const DEPTH = '(?:\\p{L}+ |\\d+ )?(?:met(?:er|re)s?|feet|inch(?:es)?|foot) of (?:\\p{L}+ )?water'
const FLOODED_TOWN = words(
  `flooded (?:\\p{L}+ )?(?:${TOWN}|cent(?:er|re)|roads?|valley|house|home)|(?:${TOWN}|cent(?:er|re)|valley|roads?|square|markets?)(?: of \\p{L}+)?(?: ${BE})? (?:\\p{L}+ ){0,2}(?:flooded|submerged|underwater|under water|under ${DEPTH})|under ${DEPTH}|flood(?:s|ed|ing|waters?) (?:\\p{L}+ ){0,4}${TOWN}|flash floods?|streets filled with water`,
)
const FLOODED_ROOM = words(
  `flooded (?:\\p{L}+ )?${ROOM}|${ROOM}(?: ${BE})? (?:\\p{L}+ ){0,2}(?:flooded|under water|underwater|full of water|filled with water)|water (?:\\p{L}+ ){0,3}(?:in|into|through) the ${ROOM}`,
)
const LEFT_ROOM = words(
  `(?:dusty|abandoned|cobwebbed|deserted|derelict|long-abandoned) (?:\\p{L}+ )?${ROOM}|${ROOM} (?:\\p{L}+ ){0,5}(?:covered in|full of|thick with|grey with|gray with) (?:dust|cobwebs)|(?:covered in|full of|thick with) (?:dust and cobwebs|cobwebs|dust)`,
)
const UNREAL = /\b(?:if|would|could|might|may|imagine|like an?|as if|risk|insurance|insured|alarm|prevent|drill|in case|never|not)\b/iu
/** `rebuilt on the blackened ground`: another town stands there. */
const AGAIN = /\b(?:rebuil[dt]\w*|years? later|again|restored|recovered)\b/iu

type StatedPlace = { readonly id: string; readonly name: string; readonly state: PlanPlaceState }

const OF_TOWN = /^(?:city|village|old-town|street|market|future-city|harbor|harbor-old|castle|street-old|japan-street)$/u
const OF_WOOD = /^(?:forest|jungle|mountain|field|meadow|river|garden)$/u

const townOf = (place: string | undefined, text: string, period: Period | undefined): string => {
  if (period !== undefined) return period === 'old' && !/\bvillages?\b/iu.test(text) ? 'old-town' : 'village'
  if (place && OF_TOWN.test(place)) return place
  return /\bvillages?|cottages?|huts?\b/iu.test(text) ? 'village' : /\bstreets?|shops?\b/iu.test(text) ? 'street' : 'city'
}

function stateOf({ place }: Scene, text: string, period: Period | undefined): StatedPlace | undefined {
  const town = (state: PlanPlaceState, name: string): StatedPlace => ({ id: townOf(place?.id, text, period), name, state })
  const isAgain = AGAIN.test(text)
  if (BURNT_TOWN.test(text) && !isAgain) return town('burnt', 'burnt-down town')
  if (BURNING_TOWN.test(text)) return town('burning', 'burning town')
  if (DESTROYED_TOWN.test(text) && !isAgain)
    return FIRE_TOLD.test(text) ? town('burnt', 'burnt-down town') : town('ruined', 'town in ruins')
  if (BURNING_WOOD.test(text))
    return { id: place && OF_WOOD.test(place.id) ? place.id : 'forest', name: 'burning forest', state: 'burning' }
  if (FLOODED_ROOM.test(text) && !/\bhouses?|homes?|hotels?\b/iu.test(text))
    return { id: place && isIndoors(place.id) ? place.id : 'room', name: 'flooded room', state: 'flooded' }
  if (FLOODED_TOWN.test(text) || FLOODED_ROOM.test(text)) return { ...town('flooded', 'flooded street'), id: 'street' }
  if (LEFT_ROOM.test(text)) {
    const id =
      place && isIndoors(place.id)
        ? place.id
        : /\battic\b/iu.test(text)
          ? 'attic'
          : /\b(?:in|inside|into) (?:an?|the) (?:\p{L}+ )?hall\b/iu.test(text)
            ? 'great-hall'
            : 'room'
    return { id, name: `dusty ${id}`, state: 'dusty' }
  }
  return undefined
}

/** Of an ancient town columns are left, in flames or not. */
const inAncientTown = (stated: StatedPlace): StatedPlace | undefined =>
  OF_TOWN.test(stated.id) ? { ...stated, id: 'ruins', name: 'ancient columns' } : stated

/** What a burning or burnt town shows itself. */
const SHOWN_BY_FIRE =
  /^(?:\S+ )?(?:fire|flame|smoke|wind|sky|barn|explosion|ash|house|home|building|roof|cottage|hut|hill|tree|forest|window|street|road|skyscraper)$/u
const SHOWN_BY_WATER = /^(?:water|rain|house|building|roof|street|road|shop|puddle|flood|wave|door|carpet)$/u

/**
 * `Thirteen thousand houses burned to the ground`, `The hallway was flooded`: the place as it is then, instead of whole houses and a drop. In flames and after a
 * fire it is dusk.
 */
export function withPlaceStates(scene: Scene, analysis: Analysis, period: Period | undefined): Scene {
  const { text, tokens, bars } = analysis
  const isUnreal = UNREAL.test(text) || text.endsWith('?') || (tokens.length > 0 && bars.every((bar) => bar !== ''))
  const told = isUnreal ? undefined : stateOf(scene, assertedText(analysis), period)
  const stated = told && period === 'ancient' && told.id !== 'forest' ? inAncientTown(told) : told
  if (!stated) return scene
  const shown =
    stated.state === 'flooded' ? SHOWN_BY_WATER : stated.state === 'dusty' ? /^(?:dust|cobweb|window|door|room)$/u : SHOWN_BY_FIRE
  return {
    ...scene,
    things: scene.things.filter(({ what, event }) => event === 'cross-out' || !shown.test(what)),
    place: { id: stated.id, name: stated.name },
    placeState: stated.state,
    isElsewhere: false,
  }
}
