import type { CharacterLook } from '@fablecut/generation/ports/options'
import { type Colour, toHsl } from '../paint/colour.ts'
import { castLookOf } from './cast-look.ts'
import type { HairStyle, Hat, Outfit, PersonLook } from './people/person-look.ts'

/** Appearance of a character in English: a noun phrase and a comma-separated list of features. */
export type LookDescription = { readonly subject: string; readonly features: string }

/** Describes a stored look as it is drawn, including features that are derived from the character's id. */
export function describeLook(character: CharacterLook): LookDescription {
  const cast = castLookOf(character)
  if (cast.kind === 'person') return describePerson(cast.look)
  const { kind, body, scarf } = cast.look
  const coat = body === undefined ? [] : [`${colourName(body)} coat`]
  return {
    subject: `${/^[aeiou]/u.test(kind) ? 'an' : 'a'} ${kind}`,
    features: [...coat, ...(scarf === undefined ? [] : [`${colourName(scarf)} scarf`])].join(', '),
  }
}

/** Describes a person who is not stored. */
export const describePerson = (look: PersonLook): LookDescription => ({ subject: subjectOf(look), features: featuresOf(look).join(', ') })

const CHILD_BELOW = 0.85

const subjectOf = ({ stature, old }: PersonLook): string => (stature < CHILD_BELOW ? 'a child' : old ? 'an elderly person' : 'a person')

const HAIR: Record<HairStyle, string> = {
  long: 'long hair',
  wavy: 'long wavy hair',
  bob: 'hair in a bob',
  short: 'short hair',
  side: 'short hair with a side parting',
  spiky: 'short spiky hair',
  curly: 'curly hair',
  afro: 'an afro',
  bun: 'hair in a bun',
  ponytail: 'hair in a ponytail',
  pigtails: 'hair in pigtails',
  braids: 'braided hair',
  bald: '',
}

const HATS: Record<Hat, string> = {
  none: '',
  helmet: 'a helmet',
  cap: 'a cap',
  crown: 'a crown',
  chef: "a chef's hat",
  straw: 'a straw hat',
  beanie: 'a beanie',
  wizard: "a wizard's hat",
  hardhat: 'a hard hat',
  beret: 'a beret',
  bow: 'a bow in the hair',
  headscarf: 'a headscarf',
  fedora: 'a felt hat',
  tophat: 'a top hat',
  turban: 'a turban',
  hood: 'a hood',
  coif: 'a white cap',
  laurel: 'a laurel wreath',
  legion: 'a Roman helmet',
  wig: 'a white wig',
  nurse: "a nurse's cap",
  goggles: 'goggles on the forehead',
  flatcap: 'a flat cap',
  miner: 'a helmet with a lamp',
  nemes: 'a striped headcloth',
  peaked: 'a peaked cap',
  fire: "a firefighter's helmet",
  knight: "a knight's helmet",
  steel: 'a steel helmet',
  tricorn: 'a three-cornered hat',
}

const OUTFIT_NAMES: Readonly<Partial<Record<Outfit, string>>> = {
  tunic: 'tunic with a belt',
  gown: 'long gown',
  highneck: 'long high-necked dress',
  empire: 'high-waisted gown',
  frock: 'frock coat',
  waistcoat: 'suit with a waistcoat',
}

/** Outfits of a single colour. */
const ONE_PIECE: ReadonlySet<Outfit> = new Set([
  'dress',
  'robe',
  'suit',
  'uniform',
  'overalls',
  'toga',
  'tunic',
  'gown',
  'highneck',
  'empire',
  'kimono',
])
/** Outfits whose colour is that of the coat. */
const COATS: ReadonlySet<Outfit> = new Set(['coat', 'raincoat', 'doublet', 'frock', 'waistcoat'])

function featuresOf(look: PersonLook): string[] {
  const { hairStyle, outfit, hat } = look
  const name = OUTFIT_NAMES[outfit] ?? outfit
  const clothes = ONE_PIECE.has(outfit)
    ? [`${colourName(look.top)} ${name}`]
    : [`${colourName(look.top)} top`, `${colourName(COATS.has(outfit) ? look.coat : look.bottom)} ${name}`]
  const features = [
    `${skinName(look.skin)} skin`,
    hairStyle === 'bald' ? 'a bald head' : `${hairColourName(look.hair)} ${HAIR[hairStyle].replace(/^an? /u, '')}`,
    `${colourName(look.iris)} eyes`,
    look.beard ? 'a beard' : look.moustache ? 'a moustache' : '',
    look.glasses ? (look.sunglasses ? 'sunglasses' : 'glasses') : '',
    ...clothes,
    look.scarf === null ? '' : `${colourName(look.scarf)} scarf`,
    HATS[hat],
  ]
  return features.filter((feature) => feature !== '')
}

function hairColourName(hair: Colour): string {
  const name = colourName(hair)
  return name === 'yellow' ? 'blond' : name
}

function skinName(skin: Colour): string {
  const [, , light] = toHsl(skin)
  return light > 0.72 ? 'fair' : light > 0.55 ? 'tan' : 'deep'
}

/** Upper limits of hues in degrees, exclusive. */
const HUES = [
  [15, 'red'],
  [38, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [360, 'red'],
] as const

/** Basic English colour name. */
export function colourName(colour: Colour): string {
  const [hue, saturation, light] = toHsl(colour)
  // Saturation says little of colours that are nearly black or white.
  const chroma = saturation * (1 - Math.abs(2 * light - 1))
  if (light < 0.14 || (light < 0.22 && chroma < 0.09)) return 'black'
  if (light > 0.9 || (light > 0.85 && chroma < 0.08)) return 'white'
  if (saturation < 0.12) return 'grey'
  if (light > 0.8 && chroma < 0.25 && hue >= 20 && hue < 68) return 'cream'
  if (hue >= 10 && hue < 45 && light < 0.5) return light < 0.25 ? 'dark brown' : 'brown'
  const name = HUES.find(([end]) => hue < end)?.[1] ?? 'red'
  return name === 'yellow' && light < 0.4 ? 'olive' : name
}
