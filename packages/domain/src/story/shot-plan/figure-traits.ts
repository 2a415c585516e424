/** Traits of a person that a text can state. `none` in a list: the text says that there is none. */
export const TRAIT_AGES = ['child', 'young', 'old'] as const
export const TRAIT_GENDERS = ['woman', 'man'] as const
export const TRAIT_HEIGHTS = ['tall', 'short'] as const
export const TRAIT_BUILDS = ['slim', 'broad', 'round'] as const
export const TRAIT_SKINS = ['fair', 'deep'] as const
export const TRAIT_HAIR_STYLES = ['long', 'short', 'curly', 'bald', 'bun', 'ponytail', 'braids'] as const
export const TRAIT_BEARDS = ['none', 'beard', 'moustache'] as const
export const TRAIT_GLASSES = ['none', 'glasses', 'sunglasses'] as const
export const TRAIT_HEADWEAR = [
  'none',
  'hat',
  'cap',
  'helmet',
  'headscarf',
  'turban',
  'crown',
  'hood',
  'straw-hat',
  'beanie',
  'top-hat',
] as const
export const TRAIT_CLOTHING = [
  'coat',
  'raincoat',
  'jacket',
  'dress',
  'suit',
  'skirt',
  'shirt',
  'sweater',
  'uniform',
  'apron',
  'robe',
  'overalls',
] as const
/** Occupations with clothes of their own. */
export const TRAIT_COSTUMES = [
  'doctor',
  'nurse',
  'police',
  'firefighter',
  'chef',
  'farmer',
  'astronaut',
  'knight',
  'soldier',
  'judge',
  'teacher',
  'fisherman',
  'sailor',
  'scientist',
  'pirate',
  'king',
  'queen',
  'wizard',
  'monk',
  'builder',
  'thief',
] as const

/** Times whose clothes are not those of today: before 500, before 1500, before 1700, before 1830 and before 1920. */
export const TRAIT_PERIODS = ['ancient', 'medieval', 'renaissance', 'georgian', 'victorian'] as const
export type TraitPeriod = (typeof TRAIT_PERIODS)[number]

/** Colours of clothes that texts name. */
export const TRAIT_COLOURS = {
  red: '#d0402f',
  orange: '#ee8a2e',
  yellow: '#f2c530',
  green: '#3f9a4a',
  blue: '#2f6fc8',
  purple: '#8352b8',
  pink: '#ec8fb0',
  brown: '#8a5a36',
  black: '#2b2b33',
  white: '#f4f2ec',
  gray: '#8d95a1',
  gold: '#e0aa2e',
  silver: '#b9c0c8',
} as const
export type TraitColour = keyof typeof TRAIT_COLOURS
/** Colours of hair, where they differ from those of clothes of the same name. */
export const HAIR_COLOURS: Readonly<Partial<Record<TraitColour, string>>> = {
  red: '#a8452a',
  orange: '#b5562a',
  yellow: '#dba94a',
  gold: '#d8a648',
  brown: '#5b3422',
  black: '#1d1b22',
  white: '#efece6',
  gray: '#b0abad',
  silver: '#d5d4d8',
}

/** How a person looks, as far as a text says so. Colours are `#rrggbb`; what is absent is chosen by the painter. */
export type FigureTraits = {
  readonly age?: (typeof TRAIT_AGES)[number]
  readonly gender?: (typeof TRAIT_GENDERS)[number]
  readonly height?: (typeof TRAIT_HEIGHTS)[number]
  readonly build?: (typeof TRAIT_BUILDS)[number]
  readonly skin?: (typeof TRAIT_SKINS)[number]
  readonly hairColor?: string
  readonly hairStyle?: (typeof TRAIT_HAIR_STYLES)[number]
  readonly beard?: (typeof TRAIT_BEARDS)[number]
  readonly beardColor?: string
  readonly glasses?: (typeof TRAIT_GLASSES)[number]
  readonly headwear?: (typeof TRAIT_HEADWEAR)[number]
  readonly headwearColor?: string
  readonly clothing?: (typeof TRAIT_CLOTHING)[number]
  readonly clothingColor?: string
  readonly scarfColor?: string
  readonly costume?: (typeof TRAIT_COSTUMES)[number]
  /** Time in whose clothes the figure is drawn, where no others are named. Default: today. */
  readonly period?: TraitPeriod
}
