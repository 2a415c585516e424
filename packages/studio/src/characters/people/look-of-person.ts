import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import { mix, rgb } from '../../paint/colour.ts'
import { lookWithTraits } from './look-of-traits.ts'
import { isFeminineLook, type PersonLook, randomLook } from './person-look.ts'

/** What is known of a person; the rest of the look comes from a seed. */
export type PersonTraits = {
  readonly woman?: boolean
  readonly age?: 'baby' | 'child' | 'adult' | 'middle' | 'old'
  readonly hat?: PersonLook['hat']
  readonly outfit?: PersonLook['outfit']
  readonly coat?: string
  /** Colour of what is worn above the waist. Default: by the seed. */
  readonly top?: string
  /** What the occupation or the time gives to wear. */
  readonly clothes?: Partial<PersonLook>
  /** What the plan says of the person. */
  readonly described?: FigureTraits
}

/** Whether a hair colour is grey, which only old people have. */
function isGrey(colour: string): boolean {
  const channels = rgb(colour)
  return Math.max(...channels) - Math.min(...channels) < 20 && channels[0] > 0x70
}

const OLD_HAIR = ['#c9c4c4', '#dcd8d4', '#a9a5a8'] as const
const YOUNG_HAIR = ['#3a2318', '#6b3a22', '#a8622a', '#d8a648', '#1d1b2a', '#7a2f22'] as const
/** Clothes for space and under water. */
export const PROTECTIVE_SUIT = {
  hat: 'helmet',
  outfit: 'trousers',
  top: '#f1f3f6',
  bottom: '#dfe4ea',
  shoe: '#c9cfd8',
  scarf: null,
} as const

/** What is worn instead by those who are no longer young. */
const GROWN_UP: Readonly<Partial<Record<PersonLook['outfit'], PersonLook['outfit']>>> = { hoodie: 'coat', dress: 'skirt' }

/** Hair with a first trace of grey. */
const greying = (hair: string): string => hexOf(mix(rgb(hair), [168, 164, 164], 0.24))
const hexOf = (colour: readonly number[]): string => `#${colour.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** Middle-aged hair is gathered, or short and parted. */
const middleAgedHair = (woman: boolean, seed: number, own: PersonLook['hairStyle']): PersonLook['hairStyle'] =>
  woman ? (['bun', 'bob', 'bun'] as const)[seed % 3]! : seed % 9 === 0 ? 'bald' : own === 'short' ? own : 'side'

/** Soft colours of what babies wear. */
const ROMPERS = ['#f3c9b5', '#bfdbe6', '#f2dfa4', '#c9dfb8', '#d9cbe6'] as const

/** A baby in a romper, in the skin and hair that the seed gives to children. */
function lookOfBaby(seed: number, { described }: PersonTraits): PersonLook {
  const base = randomLook(seed, { child: true, woman: false, old: false })
  const romper = ROMPERS[seed % ROMPERS.length]!
  const told = described ? lookWithTraits(base, { skin: described.skin, hairColor: described.hairColor }) : base
  return {
    ...told,
    infant: true,
    hairStyle: 'bald',
    outfit: 'trousers',
    top: romper,
    bottom: romper,
    shoe: '#f6efe2',
    scarf: null,
    beard: false,
    glasses: false,
    hat: 'none',
    figure: 'slim',
    stature: 0.46,
  }
}

/** A look derived from `seed` and the given traits. */
export function lookOfPerson(traits: PersonTraits, seed: number): PersonLook {
  if (traits.age === 'baby') return lookOfBaby(seed, traits)
  const base = randomLook(seed, { woman: traits.woman, child: traits.age === 'child', old: traits.age && traits.age === 'old' })
  const old = traits.age === 'old'
  const middle = traits.age === 'middle'
  const hair = old ? OLD_HAIR[seed % OLD_HAIR.length]! : isGrey(base.hair) ? YOUNG_HAIR[seed % YOUNG_HAIR.length]! : base.hair
  const look: PersonLook = {
    ...base,
    hair,
    hairStyle:
      old && traits.woman
        ? 'bun'
        : middle
          ? middleAgedHair(traits.woman ?? isFeminineLook(base), seed, base.hairStyle)
          : traits.age === 'adult' && base.hairStyle === 'spiky'
            ? 'short'
            : base.hairStyle,
    ...(middle && { mature: true, hair: greying(hair), figure: base.figure === 'slim' && seed % 2 === 0 ? 'round' : base.figure }),
    glasses: old ? seed % 3 > 0 : traits.age === 'child' ? false : base.glasses,
    beard: old && traits.woman === false ? seed % 2 === 0 || base.beard : base.beard,
    hat: traits.hat ?? base.hat,
    outfit: traits.outfit ?? (middle || old ? (GROWN_UP[base.outfit] ?? base.outfit) : base.outfit),
    top: traits.top ?? base.top,
    coat: traits.coat ?? base.coat,
    ...(traits.hat === 'helmet' ? PROTECTIVE_SUIT : {}),
  }
  const worn: PersonLook = { ...look, ...traits.clothes }
  return traits.described ? lookWithTraits(worn, traits.described) : worn
}
