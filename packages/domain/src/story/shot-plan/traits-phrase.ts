import { type FigureTraits, HAIR_COLOURS, TRAIT_COLOURS, type TraitPeriod } from './figure-traits.ts'

/** Name of a colour of the lists; empty for others. */
const colourName = (colour: string | undefined): string =>
  [...Object.entries(TRAIT_COLOURS), ...Object.entries(HAIR_COLOURS)].find(([, value]) => value === colour)?.[0] ?? ''

const named = (colour: string | undefined, noun: string | undefined): string =>
  noun === undefined || noun === 'none' ? '' : [colourName(colour), noun].filter(Boolean).join(' ')

const CLOTHES_OF_PERIOD: Readonly<Record<TraitPeriod, string>> = {
  ancient: 'clothes of antiquity',
  medieval: 'clothes of the Middle Ages',
  renaissance: 'clothes of the 16th century',
  georgian: 'clothes of the 18th century',
  victorian: 'clothes of the 19th century',
}

/** English for traits of a figure but its age, in front of which stands what it is: `with a beard, in a yellow raincoat`. Empty without traits. */
export function traitsPhrase(traits: FigureTraits): string {
  const { height, build, skin, hairStyle, hairColor, beard, beardColor, glasses, headwear, headwearColor, clothing, clothingColor } = traits
  const hair = hairStyle === 'bald' ? 'bald' : [hairStyle, hairColor && `${colourName(hairColor)}`, (hairStyle ?? hairColor) && 'hair']
  const features = [
    height,
    build,
    skin && `${skin === 'deep' ? 'dark' : 'fair'} skin`,
    [hair].flat().filter(Boolean).join(' '),
    named(beardColor, beard),
    named(undefined, glasses),
    named(headwearColor, headwear?.replace('-', ' ')),
    named(clothingColor, clothing),
    traits.period && !clothing && CLOTHES_OF_PERIOD[traits.period],
    traits.scarfColor && named(traits.scarfColor, 'scarf'),
  ].filter(Boolean)
  return features.length > 0 ? `with ${features.join(', ')}` : ''
}
