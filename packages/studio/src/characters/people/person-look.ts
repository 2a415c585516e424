import type { JSONObject, JSONValue } from '@ai-sdk/provider'
import type { CharacterLook } from '@fablecut/generation/ports/options'
import { hashText, pick, seeded } from '../../paint/random.ts'

export const HAIR_STYLES = [
  'long',
  'wavy',
  'bob',
  'short',
  'side',
  'spiky',
  'curly',
  'afro',
  'bun',
  'ponytail',
  'pigtails',
  'braids',
  'bald',
] as const
export type HairStyle = (typeof HAIR_STYLES)[number]
export const OUTFITS = [
  'trousers',
  'dress',
  'skirt',
  'coat',
  'suit',
  'hoodie',
  'overalls',
  'apron',
  'uniform',
  'robe',
  'raincoat',
  'toga',
  'tunic',
  'gown',
  'highneck',
  'empire',
  'doublet',
  'frock',
  'waistcoat',
  'kimono',
  'sportswear',
  'running-wear',
  'trunks',
] as const
export type Outfit = (typeof OUTFITS)[number]
export const HATS = [
  'none',
  'helmet',
  'cap',
  'crown',
  'chef',
  'straw',
  'beanie',
  'wizard',
  'hardhat',
  'beret',
  'bow',
  'headscarf',
  'fedora',
  'tophat',
  'turban',
  'hood',
  'peaked',
  'fire',
  'knight',
  'steel',
  'tricorn',
  'coif',
  'laurel',
  'legion',
  'wig',
  'nurse',
  'goggles',
  'flatcap',
  'miner',
  'nemes',
] as const
export type Hat = (typeof HATS)[number]
/** What somebody holds by whom the occupation is known. */
export const OCCUPATION_TOOLS = [
  'book',
  'scroll',
  'tray',
  'microphone',
  'pickaxe',
  'wrench',
  'hammer',
  'pitchfork',
  'staff',
  'magnifier',
  'money',
  'quill',
  'scissors',
  'bread',
  'flask',
  'palette',
  'notebook',
  'bulb',
  'bowl',
  'broom',
  'cane',
  'fish',
  'spear',
  'letter',
  'bouquet',
  'sword',
  'axe',
  'cleaver',
  'keys',
  'whistle',
] as const
export type OccupationTool = (typeof OCCUPATION_TOOLS)[number]
export const FIGURES = ['slim', 'broad', 'round'] as const
export type Figure = (typeof FIGURES)[number]

export type Accessory =
  | 'stethoscope'
  | 'badge'
  | 'stripes'
  | 'mask'
  | 'plague'
  | 'cross'
  | 'jabot'
  | 'ermine'
  | 'cuirass'
  | 'chain'
  | 'ruff'
  | 'apron'
  | 'bowtie'
  | 'patches'
  | 'tape'
  | 'eyepatch'

/** Appearance of a person. Colours are `#rrggbb`. */
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
  /** Without a beard. Default: none. */
  readonly moustache?: boolean
  /** Default: the hair's. */
  readonly beardColour?: string
  readonly glasses: boolean
  /** Dark glasses. Default: clear. */
  readonly sunglasses?: boolean
  readonly cheeks: boolean
  readonly hat: Hat
  /** Default: that of the hat, or the coat's. */
  readonly hatColour?: string
  readonly accessory?: Accessory
  /** Held where the hands are free. */
  readonly tool?: OccupationTool
  /** Default: shoes. */
  readonly footwear?: 'sandals' | 'boots'
  /** Height relative to an adult: 0.75 for a child. */
  readonly stature: number
  /** Default: slim. */
  readonly figure?: Figure
  /** A baby: it cannot stand, and has hardly any hair. */
  readonly infant?: boolean
  /** Middle-aged: slight lines and a fuller face. */
  readonly mature?: boolean
  /** Wrinkles and a bent back. */
  readonly old?: boolean
  /** `natural`: six heads tall; set by the style a person is drawn in. Default: a larger head, of four and a half. */
  readonly proportions?: 'natural'
}

/** Palettes of skin with matching hair and iris colours. */
const FAIR = {
  skins: ['#f8d8bf', '#f2c5a0', '#f5cdb0'],
  hairs: ['#221d2c', '#3d2519', '#6b3a22', '#a8622a', '#dba94a', '#8a3a22', '#b5562a'],
  irises: ['#7a4a26', '#3f6f8f', '#4f7a3f', '#6b4a2c', '#5f7f8f'],
} as const
const TAN = {
  skins: ['#e6b183', '#d39a68', '#dca578'],
  hairs: ['#221d2c', '#1f1a1c', '#3d2519', '#4a2b20', '#6b3a22'],
  irises: ['#7a4a26', '#5a3a22', '#6b4a2c', '#4f6a3f'],
} as const
const DEEP = {
  skins: ['#b87c4c', '#8f5b34', '#6b4226', '#a06a40'],
  hairs: ['#221d2c', '#241a1a', '#2e1d16', '#3d2519'],
  irises: ['#5a3a22', '#4a2b1a', '#6b4a2c'],
} as const
const GREYS = ['#d9d4d2', '#b9b3b4', '#efece6']
const TOPS = ['#e0563f', '#2f8f83', '#f2b93b', '#3c6fb5', '#8a5ab0', '#d86b93', '#4f8f4a', '#e88a3a', '#57a6c9']

/** The colour of the top of the nth person of a cast, so that the first ones differ. */
export const topOfMember = (n: number): string => TOPS[Math.abs(n * 4) % TOPS.length]!

const GIRL_TOPS = ['#f07a9a', '#f2b93b', '#8f6fd0', '#5fb7a8', '#ef6f55', '#6aa7e0']
const BOTTOMS = ['#35406b', '#4b5aa8', '#4d4a57', '#6b5340', '#2f5a55']

/** Traits given by the text. */
export type Traits = { readonly woman?: boolean; readonly child?: boolean; readonly old?: boolean }

/** Look derived from a seed, always the same; traits that are not given are chosen by the seed too. */
export function randomLook(seed: number, traits: Traits = {}): PersonLook {
  const random = seeded(seed)
  const woman = traits.woman ?? random() < 0.5
  const child = traits.child ?? false
  const old = traits.old ?? (!child && traits.woman === undefined && random() < 0.1)
  const girl = woman && child
  const complexion = pick([FAIR, FAIR, TAN, TAN, DEEP, DEEP] as const, random)
  return {
    skin: pick(complexion.skins, random),
    hair: old ? pick(GREYS, random) : pick(complexion.hairs, random),
    hairStyle: hairFor(woman, child, old, complexion === DEEP, random),
    iris: pick(complexion.irises, random),
    outfit: outfitFor(woman, child, old, random),
    top: pick(girl ? GIRL_TOPS : TOPS, random),
    bottom: pick(girl ? ['#4b5aa8', '#8a5ab0', '#e88a3a', '#2f8f83'] : BOTTOMS, random),
    shoe: pick(child ? ['#e05a4a', '#f2efe6', '#4b5aa8', '#5a3a2a'] : ['#5a3a2a', '#f2efe6', '#3b2c3d', '#7a4632'], random),
    coat: pick(['#8a6340', '#3f5a7a', '#5a6b4a', '#7a3f4a', '#c9974f'], random),
    scarf: random() < 0.28 ? pick(['#f6c445', '#e05a4a', '#4aa0c8'], random) : null,
    beard: !woman && !child && random() < (old ? 0.6 : 0.32),
    glasses: random() < (old ? 0.6 : 0.15),
    cheeks: woman || child,
    hat: girl && random() < 0.3 ? 'bow' : 'none',
    stature: child ? 0.72 + 0.05 * random() : old ? 0.93 : woman ? 0.96 : 1,
    figure: child || woman ? (old && random() < 0.5 ? 'round' : 'slim') : pick(['broad', 'broad', 'slim', 'round'] as const, random),
    ...(old ? { old } : {}),
  }
}

function hairFor(woman: boolean, child: boolean, old: boolean, deep: boolean, random: () => number): HairStyle {
  if (old) return woman ? pick(['bun', 'bob', 'curly'] as const, random) : pick(['side', 'bald', 'short'] as const, random)
  if (woman && child)
    return pick(
      deep
        ? (['pigtails', 'braids', 'afro', 'curly', 'bun'] as const)
        : (['pigtails', 'ponytail', 'long', 'braids', 'bob', 'wavy'] as const),
      random,
    )
  if (woman)
    return pick(
      deep ? (['afro', 'braids', 'bun', 'curly', 'bob', 'long'] as const) : (['long', 'wavy', 'bob', 'bun', 'ponytail', 'curly'] as const),
      random,
    )
  if (deep) return pick(['short', 'afro', 'curly', 'short'] as const, random)
  return pick(child ? (['spiky', 'short', 'curly', 'side'] as const) : (['short', 'side', 'curly', 'spiky'] as const), random)
}

function outfitFor(woman: boolean, child: boolean, old: boolean, random: () => number): Outfit {
  if (woman && child) return pick(['dress', 'dress', 'skirt', 'overalls'] as const, random)
  if (child) return pick(['trousers', 'hoodie', 'overalls'] as const, random)
  if (woman)
    return old
      ? pick(['dress', 'skirt', 'apron'] as const, random)
      : pick(['dress', 'skirt', 'trousers', 'coat', 'hoodie'] as const, random)
  return old ? pick(['coat', 'suit', 'trousers'] as const, random) : pick(['trousers', 'hoodie', 'coat', 'trousers'] as const, random)
}

const enumValue = <T extends string>(value: JSONValue | undefined, allowed: readonly T[], fallback: T): T =>
  allowed.find((item) => item === value) ?? fallback
const colourValue = (value: JSONValue | undefined, fallback: string): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : fallback
const booleanValue = (value: JSONValue | undefined, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback)

/** Parses a stored look; absent or invalid values are derived from the character's id. */
export function personLookOf(character: CharacterLook): PersonLook {
  const stored: JSONObject = character.look ?? {}
  const defaults = randomLook(hashText(character.id))
  return {
    skin: colourValue(stored.skin, defaults.skin),
    hair: colourValue(stored.hair, defaults.hair),
    hairStyle: enumValue(stored.hairStyle, HAIR_STYLES, defaults.hairStyle),
    iris: colourValue(stored.iris, defaults.iris),
    outfit: enumValue(stored.outfit, OUTFITS, defaults.outfit),
    top: colourValue(stored.top, defaults.top),
    bottom: colourValue(stored.bottom, defaults.bottom),
    shoe: colourValue(stored.shoe, defaults.shoe),
    coat: colourValue(stored.coat, defaults.coat),
    scarf:
      stored.scarf === null
        ? null
        : typeof stored.scarf === 'string'
          ? colourValue(stored.scarf, defaults.scarf ?? '#f6c445')
          : defaults.scarf,
    beard: booleanValue(stored.beard, defaults.beard),
    glasses: booleanValue(stored.glasses, defaults.glasses),
    cheeks: booleanValue(stored.cheeks, defaults.cheeks),
    hat: enumValue(stored.hat, HATS, 'none'),
    stature: typeof stored.stature === 'number' && stored.stature >= 0.6 && stored.stature <= 1.1 ? stored.stature : defaults.stature,
    figure: enumValue(stored.figure, FIGURES, stored.skin ? 'slim' : (defaults.figure ?? 'slim')),
    old: booleanValue(stored.old, stored.skin ? false : (defaults.old ?? false)),
  }
}

const FEMININE_HAIR: ReadonlySet<HairStyle> = new Set(['long', 'wavy', 'bob', 'bun', 'ponytail', 'pigtails', 'braids'])

const FEMININE_OUTFITS: ReadonlySet<Outfit> = new Set(['dress', 'skirt', 'gown', 'highneck', 'empire'])

/** Whether a look is drawn as a woman or a girl. */
export const isFeminineLook = ({ beard, outfit, hairStyle, cheeks, stature }: PersonLook): boolean =>
  !beard && (FEMININE_OUTFITS.has(outfit) || FEMININE_HAIR.has(hairStyle) || (cheeks && stature > 0.88))
