import { type FigureTraits, HAIR_COLOURS } from '@fablecut/domain/story/shot-plan/figure-traits'
import { clothesOf } from './costumes/costumes.ts'
import type { Hat, Outfit, PersonLook } from './person-look.ts'

const HATS: Readonly<Record<NonNullable<FigureTraits['headwear']>, Hat>> = {
  none: 'none',
  hat: 'fedora',
  cap: 'cap',
  helmet: 'hardhat',
  headscarf: 'headscarf',
  turban: 'turban',
  crown: 'crown',
  hood: 'hood',
  'straw-hat': 'straw',
  beanie: 'beanie',
  'top-hat': 'tophat',
}

type Clothing = NonNullable<FigureTraits['clothing']>

const OUTFITS: Readonly<Record<Clothing, Outfit>> = {
  coat: 'coat',
  raincoat: 'raincoat',
  jacket: 'coat',
  dress: 'dress',
  suit: 'suit',
  skirt: 'skirt',
  shirt: 'trousers',
  sweater: 'hoodie',
  uniform: 'uniform',
  apron: 'apron',
  robe: 'robe',
  overalls: 'overalls',
}
/** Which of a look's colours an item is drawn in. */
const COLOUR_SLOT: Readonly<Record<Clothing, 'coat' | 'top' | 'bottom'>> = {
  coat: 'coat',
  raincoat: 'coat',
  jacket: 'coat',
  dress: 'top',
  suit: 'coat',
  skirt: 'bottom',
  shirt: 'top',
  sweater: 'top',
  uniform: 'coat',
  apron: 'coat',
  robe: 'coat',
  overalls: 'bottom',
}
const USUAL_COLOUR: Readonly<Partial<Record<Clothing, string>>> = {
  raincoat: '#f2c530',
  suit: '#2c3350',
  robe: '#6b4f8a',
  apron: '#e9e2d2',
}

const HAIR_STYLES = {
  long: 'long',
  short: 'short',
  curly: 'curly',
  bald: 'bald',
  bun: 'bun',
  ponytail: 'ponytail',
  braids: 'braids',
} as const
const SKINS = { fair: '#f6d3b8', deep: '#6f4529' } as const
const OLD_HAIR = '#c9c4c4'
const BALD_BEARD = '#4a3528'

type Changes = { -readonly [K in keyof PersonLook]?: PersonLook[K] }

/** Nobody has dark hair over a white beard. */
const isWhite = (colour: string | undefined): boolean => colour === HAIR_COLOURS.white || colour === HAIR_COLOURS.gray

function body({ height, build, skin, hairColor, hairStyle, age, beardColor }: FigureTraits, look: PersonLook): Changes {
  const isChild = look.stature < 0.88
  return {
    ...(height && !isChild && { stature: look.stature * (height === 'tall' ? 1.06 : 0.93) }),
    ...(build && { figure: build }),
    ...(skin && { skin: SKINS[skin] }),
    ...(age === 'old' && !hairColor && { hair: OLD_HAIR }),
    ...(hairColor ? { hair: hairColor } : isWhite(beardColor) && { hair: beardColor }),
    ...(hairStyle && { hairStyle: HAIR_STYLES[hairStyle] }),
  }
}

function face({ beard, beardColor, glasses, hairStyle }: FigureTraits): Changes {
  return {
    ...(beard && { beard: beard === 'beard', moustache: beard === 'moustache' }),
    ...(beardColor ? { beardColour: beardColor } : beard === 'beard' && hairStyle === 'bald' ? { beardColour: BALD_BEARD } : {}),
    ...(glasses && { glasses: glasses !== 'none', sunglasses: glasses === 'sunglasses' }),
  }
}

function clothes({ headwear, headwearColor, clothing, clothingColor, scarfColor }: FigureTraits): Changes {
  const colour = clothing && (clothingColor ?? USUAL_COLOUR[clothing])
  return {
    ...(clothing && { outfit: OUTFITS[clothing] }),
    ...(clothing && colour && { [COLOUR_SLOT[clothing]]: colour }),
    ...(clothing === 'suit' && { bottom: colour }),
    ...(headwear && { hat: HATS[headwear] }),
    ...(headwearColor && { hatColour: headwearColor }),
    ...(scarfColor && { scarf: scarfColor }),
  }
}

/** A look with what a text says of it: the clothes of an occupation first, then what is named. */
export function lookWithTraits(look: PersonLook, traits: FigureTraits): PersonLook {
  const dressed: PersonLook = traits.costume ? { ...look, ...clothesOf(traits.costume) } : look
  return { ...dressed, ...body(traits, dressed), ...face(traits), ...clothes(traits) }
}
