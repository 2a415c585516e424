import { SETTINGS } from '../settings/settings.ts'
import { colourNamed } from './colour-words.ts'
import type { Locale } from './language.ts'
import { placesNamed } from './place.ts'
import type { Scene, SceneProp } from './scene.ts'
import type { NamedThing } from './things.ts'

type Around = Pick<Scene, 'where' | 'time' | 'weather'>

/** Things that rooms contain anyway and that are not added again. */
const FURNISHING =
  /^(window|shelf|sofa|fireplace|table|chair|bed|door|blackboard|curtain|rug|framed-picture|television|lamp|street-lamp|bench|cactus|triangular-flag|rock|flower|mushroom|ringed-planet|star|musical-notes)$/

/** Words shown by the setting, and the things that are added to it. */
export type Shared = { readonly seen: readonly string[]; readonly props: readonly SceneProp[] }

/** Maximum number of things in a scene. */
const MAX_PROPS = 4

/** Splits things into those the setting shows and those to be drawn; others are dropped. */
export function partitionThings(things: readonly NamedThing[], prompt: string, locale: Locale, around: Around, who: Scene['who']): Shared {
  const shows = SETTINGS[around.where].shows
  const named = placesNamed(prompt, locale).filter(({ place }) => place === around.where)
  const alone = who.length === 0 && things.length === 1
  const isSeen = (one: NamedThing): boolean =>
    (isShown(one, shows, alone) || isInTheSky(one, around) || named.some(({ word }) => word === one.word)) && !isUnder(one, prompt, who)
  const seen = [...named.map(({ word }) => word), ...things.filter(isSeen).map(({ word }) => word)]
  const rest = things.filter(
    (one) => !isSeen(one) && !who.some(({ name }) => name === one.word) && one.thing?.centimetres !== 0 && !isOutOfPlace(one, around),
  )
  return {
    seen: [...new Set(seen)],
    props: rest.slice(0, MAX_PROPS).map((one) => {
      const { icon, word } = one
      const colour = colourNamed(word, prompt)
      return {
        icon,
        word,
        ...(isGiant(word, prompt) && { giant: true }),
        ...(colour !== undefined && { colour }),
        ...(isUnder(one, prompt, who) && { under: true }),
        ...(who.length > 1 && isShared(word, prompt) && { shared: true }),
      }
    }),
  }
}

/** Houses, trees and buses do not stand in rooms; on a stage they may. */
const isOutOfPlace = ({ thing }: NamedThing, { where }: Around): boolean =>
  thing?.home === 'back' && thing.centimetres >= 400 && SETTINGS[where].indoors && where !== 'stage' && where !== 'station'

function isShown({ thing }: NamedThing, shows: readonly string[], alone: boolean): boolean {
  if (!thing || !(thing.scenery || (FURNISHING.test(thing.icon) && !alone))) return false
  return shows.some((name) => thing.shownAs.includes(name) || thing.shownAs.includes(name.replace(/s$/, '')))
}

/** Sun, moon, stars and clouds stand in every sky that is open at that hour. */
function isInTheSky({ icon }: NamedThing, { where, time, weather }: Around): boolean {
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

/** `From a bridge`, `über die Brücke`: somebody stands on it. */
const isUnder = ({ icon, word }: NamedThing, prompt: string, who: Scene['who']): boolean =>
  icon === 'bridge' &&
  who.some(({ kind }) => kind === 'person') &&
  new RegExp(
    `(?:on|onto|from|off|over|across|cross(?:es|ing)?|auf|über|von|sur|depuis|traverse|sobre|desde|cruza)\\s(?:\\p{L}+\\s){0,3}${word}|橋の上|桥上`,
    'iu',
  ).test(prompt)

/** `Share ice cream`, `eat an apple`: each has one. */
const isShared = (word: string, prompt: string): boolean =>
  new RegExp(
    `(?:shar(?:es?|ed|ing)|eat(?:s|ing)?|ate|drinks?|drinking|drank|licks?|licking|teilen|essen|trinken|partagent|mangent|boivent|comparten|comen|beben)\\s(?:\\p{L}+\\s){0,3}${word}`,
    'iu',
  ).test(prompt)

const GIANT =
  'giant|gigantic|huge|enormous|colossal|riesig|riesige|riesiger|riesiges|riesigen|gewaltige|gewaltiger|géant|géante|énorme|gigantesque|gigante|enorme|gigantesca|gigantesco|巨大な|巨大的|巨大'

/** `A giant octopus`, `una calabaza enorme`: just before its word, or just after. */
const isGiant = (word: string, prompt: string): boolean =>
  new RegExp(`(?:${GIANT})\\s?${word}|${word}\\s(?:${GIANT})(?!\\p{L})`, 'iu').test(prompt)
