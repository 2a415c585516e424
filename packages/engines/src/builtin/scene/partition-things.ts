import { SETTINGS } from '../settings/settings.ts'
import { findColour } from './colour-words.ts'
import type { Locale } from './language.ts'
import { findNamedPlaces } from './place.ts'
import type { Scene, SceneProp } from './scene.ts'
import type { NamedThing } from './things.ts'

type Surroundings = Pick<Scene, 'where' | 'time' | 'weather'>

/** Icons of things that settings contain, which are not added again. */
const FURNITURE_ICONS =
  /^(window|shelf|sofa|fireplace|table|chair|bed|door|blackboard|curtain|rug|framed-picture|television|lamp|street-lamp|bench|cactus|triangular-flag|rock|flower|mushroom|ringed-planet|star|musical-notes)$/

/** `seen`: words that the setting shows; `props`: things that are added to it. */
export type PartitionedThings = { readonly seen: readonly string[]; readonly props: readonly SceneProp[] }

/** Maximum number of things in a scene. */
const MAX_PROPS = 4

/** Splits things into those the setting shows and those to be drawn; others are dropped. */
export function partitionThings(
  things: readonly NamedThing[],
  prompt: string,
  locale: Locale,
  surroundings: Surroundings,
  who: Scene['who'],
): PartitionedThings {
  const shows = SETTINGS[surroundings.where].shows
  const named = findNamedPlaces(prompt, locale).filter(({ place }) => place === surroundings.where)
  const alone = who.length === 0 && things.length === 1
  const isPartOfSetting = (thing: NamedThing): boolean =>
    (isShownBySetting(thing, shows, alone) || isInSky(thing, surroundings) || named.some(({ word }) => word === thing.word)) &&
    !isStoodOn(thing, prompt, who)
  const seen = [...named.map(({ word }) => word), ...things.filter(isPartOfSetting).map(({ word }) => word)]
  const rest = things.filter(
    (thing) =>
      !isPartOfSetting(thing) &&
      !who.some(({ name }) => name === thing.word) &&
      thing.thing?.centimetres !== 0 &&
      !isOutOfPlace(thing, surroundings),
  )
  return {
    seen: [...new Set(seen)],
    props: rest.slice(0, MAX_PROPS).map((thing) => {
      const { icon, word } = thing
      const colour = findColour(word, prompt)
      return {
        icon,
        word,
        ...(isGiant(word, prompt) && { giant: true }),
        ...(colour !== undefined && { colour }),
        ...(isStoodOn(thing, prompt, who) && { under: true }),
        ...(who.length > 1 && isShared(word, prompt) && { shared: true }),
      }
    }),
  }
}

/** Whether a thing is too large for an indoor place. */
const isOutOfPlace = ({ thing }: NamedThing, { where }: Surroundings): boolean =>
  thing?.placement === 'back' && thing.centimetres >= 400 && SETTINGS[where].indoors && where !== 'stage' && where !== 'station'

function isShownBySetting({ thing }: NamedThing, shows: readonly string[], alone: boolean): boolean {
  if (!thing || !(thing.scenery || (FURNITURE_ICONS.test(thing.icon) && !alone))) return false
  return shows.some((name) => thing.shownAs.includes(name) || thing.shownAs.includes(name.replace(/s$/, '')))
}

/** Whether the setting's sky shows a thing at this time and weather. */
function isInSky({ icon }: NamedThing, { where, time, weather }: Surroundings): boolean {
  const open = !SETTINGS[where].indoors && where !== 'underwater' && where !== 'cave' && where !== 'abstract'
  const clear = weather === 'clear' || weather === 'wind' || weather === 'snow'
  if (!open) return false
  if (icon === 'sky') return where !== 'space'
  if (icon === 'cloud') return where !== 'forest' && where !== 'space'
  if (icon === 'rain') return weather === 'rain' || weather === 'storm'
  if (icon === 'snowfield') return weather === 'snow'
  if (icon === 'sun') return clear && time !== 'night' && where !== 'space' && where !== 'forest'
  if (icon === 'star') return clear && (time === 'night' || where === 'space')
  if (icon === 'crescent-moon' || icon === 'full-moon') return clear && time === 'night' && where !== 'space' && where !== 'forest'
  return false
}

/** Whether figures stand on a bridge: `from a bridge`, `über die Brücke`. */
const isStoodOn = ({ icon, word }: NamedThing, prompt: string, who: Scene['who']): boolean =>
  icon === 'bridge' &&
  who.some(({ kind }) => kind === 'person') &&
  new RegExp(
    `(?:on|onto|from|off|over|across|cross(?:es|ing)?|auf|über|von|sur|depuis|traverse|sobre|desde|cruza)\\s(?:\\p{L}+\\s){0,3}${word}|橋の上|桥上`,
    'iu',
  ).test(prompt)

/** Whether each figure has one: `share ice cream`, `eat an apple`. */
const isShared = (word: string, prompt: string): boolean =>
  new RegExp(
    `(?:shar(?:es?|ed|ing)|eat(?:s|ing)?|ate|drinks?|drinking|drank|licks?|licking|teilen|essen|trinken|partagent|mangent|boivent|comparten|comen|beben)\\s(?:\\p{L}+\\s){0,3}${word}`,
    'iu',
  ).test(prompt)

const GIANT_ADJECTIVES =
  'giant|gigantic|huge|enormous|colossal|riesig|riesige|riesiger|riesiges|riesigen|gewaltige|gewaltiger|géant|géante|énorme|gigantesque|gigante|enorme|gigantesca|gigantesco|巨大な|巨大的|巨大'

/** Whether an adjective of size is adjacent to a noun: `a giant octopus`, `una calabaza enorme`. */
const isGiant = (word: string, prompt: string): boolean =>
  new RegExp(`(?:${GIANT_ADJECTIVES})\\s?${word}|${word}\\s(?:${GIANT_ADJECTIVES})(?!\\p{L})`, 'iu').test(prompt)
