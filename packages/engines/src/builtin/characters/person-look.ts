import type { JSONObject, JSONValue } from '@ai-sdk/provider'
import type { CharacterLook } from '../../ports/options.ts'
import { hashText, pick, seeded } from '../paint/random.ts'

export const HAIR_STYLES = ['long', 'bob', 'short', 'curly', 'bun', 'ponytail', 'bald'] as const
export type HairStyle = (typeof HAIR_STYLES)[number]
export const OUTFITS = ['trousers', 'dress', 'skirt', 'coat', 'suit'] as const
export type Outfit = (typeof OUTFITS)[number]
export const HATS = ['none', 'helmet', 'cap', 'crown', 'chef', 'straw'] as const
export type Hat = (typeof HATS)[number]

/** Everything that makes a person the same person in every shot. Colours are `#rrggbb`. */
export type PersonLook = {
  readonly skin: string
  readonly hair: string
  readonly hairStyle: HairStyle
  readonly iris: string
  readonly outfit: Outfit
  readonly top: string
  readonly bottom: string
  readonly shoe: string
  readonly coat: string
  readonly scarf: string | null
  readonly beard: boolean
  readonly glasses: boolean
  readonly cheeks: boolean
  readonly hat: Hat
  /** 1 an adult, 0.75 a child. */
  readonly stature: number
}

const SKINS = ['#f6d3b8', '#f2c5a0', '#e0ac7e', '#c68a5c', '#a8703f', '#7d4f2c', '#5c3a22']
const HAIRS = ['#1d1b2a', '#3a2318', '#6b3a22', '#a8622a', '#d8a648', '#8f8a8a', '#7a2f22']
const TOPS = ['#e0563f', '#2f8f83', '#f2b93b', '#3c6fb5', '#8a5ab0', '#d86b93', '#4f8f4a', '#e88a3a']
const BOTTOMS = ['#35406b', '#4b5aa8', '#4d4a57', '#6b5340', '#2f5a55']

/** A person for a seed; `woman` and `child` where words say so. */
export function inventLook(seed: number, words: { readonly woman?: boolean; readonly child?: boolean } = {}): PersonLook {
  const random = seeded(seed)
  const woman = words.woman ?? random() < 0.5
  const child = words.child ?? false
  const old = !child && random() < 0.12
  return {
    skin: pick(SKINS, random),
    hair: old ? '#c9c4c4' : pick(HAIRS, random),
    hairStyle: woman
      ? pick(['long', 'bob', 'bun', 'ponytail', 'curly'] as const, random)
      : pick(['short', 'short', 'curly'] as const, random),
    iris: pick(['#7a4a26', '#3f6f8f', '#4f7a3f', '#5a3a22'], random),
    outfit: woman ? pick(['dress', 'skirt', 'trousers', 'coat'] as const, random) : pick(['trousers', 'trousers', 'coat'] as const, random),
    top: pick(TOPS, random),
    bottom: pick(BOTTOMS, random),
    shoe: pick(['#5a3a2a', '#f2efe6', '#3b2c3d'], random),
    coat: pick(['#7a5a3c', '#3f5a7a', '#5a6b4a', '#7a3f4a'], random),
    scarf: random() < 0.3 ? pick(['#f6c445', '#e05a4a', '#4aa0c8'], random) : null,
    beard: !woman && !child && random() < 0.35,
    glasses: random() < 0.18,
    cheeks: woman || child,
    hat: 'none',
    stature: child ? 0.74 : 1,
  }
}

const oneOf = <T extends string>(value: JSONValue | undefined, allowed: readonly T[], fallback: T): T =>
  allowed.find((item) => item === value) ?? fallback
const colour = (value: JSONValue | undefined, fallback: string): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : fallback
const flag = (value: JSONValue | undefined, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback)

/** Reads a stored look; what is absent or unknown is made up from the character's id, always the same. */
export function personLookOf(character: CharacterLook): PersonLook {
  const given: JSONObject = character.look ?? {}
  const made = inventLook(hashText(character.id))
  return {
    skin: colour(given.skin, made.skin),
    hair: colour(given.hair, made.hair),
    hairStyle: oneOf(given.hairStyle, HAIR_STYLES, made.hairStyle),
    iris: colour(given.iris, made.iris),
    outfit: oneOf(given.outfit, OUTFITS, made.outfit),
    top: colour(given.top, made.top),
    bottom: colour(given.bottom, made.bottom),
    shoe: colour(given.shoe, made.shoe),
    coat: colour(given.coat, made.coat),
    scarf: given.scarf === null ? null : typeof given.scarf === 'string' ? colour(given.scarf, made.scarf ?? '#f6c445') : made.scarf,
    beard: flag(given.beard, made.beard),
    glasses: flag(given.glasses, made.glasses),
    cheeks: flag(given.cheeks, made.cheeks),
    hat: oneOf(given.hat, HATS, 'none'),
    stature: typeof given.stature === 'number' && given.stature >= 0.6 && given.stature <= 1.1 ? given.stature : made.stature,
  }
}
