/** An ASMR style: its scene sentence has one slot for the material. */
export type AsmrStyle = { readonly value: string; readonly name: string; readonly before: string; readonly after: string }

export const ASMR_STYLES = [
  { value: 'cutting', name: 'Cutting', before: 'A sharp knife slowly cuts through the ', after: ' on a wooden board' },
  { value: 'slime', name: 'Slime', before: 'Two hands stretch and press soft slime that shines like ', after: '' },
  { value: 'keyboard', name: 'Keyboard', before: 'Fingers type gently on a keyboard whose keys are made of ', after: '' },
  { value: 'smear', name: 'Smear', before: 'A knife spreads the ', after: ' smoothly on a slice of bread' },
  {
    value: 'petridish',
    name: 'Petridish',
    before: 'A pipette drops colour into a petri dish, and tiny pieces of ',
    after: ' begin to grow',
  },
  { value: 'magicpens', name: 'Magicpens', before: 'A pen draws the ', after: ' on paper, and the lines begin to glow' },
  { value: 'bedroom', name: 'Bedroom', before: 'Somebody lies down slowly on a soft bed made of ', after: '' },
  { value: 'upstairs', name: 'Upstairs', before: 'Bare feet walk slowly up stairs made of ', after: '' },
] as const satisfies readonly AsmrStyle[]
export type AsmrType = (typeof ASMR_STYLES)[number]['value']

/** Text of an empty slot. */
export const MATERIAL_PLACEHOLDER = 'Material Object'

/** Suggested materials, in the order of the chips. */
export const ASMR_MATERIALS = ['Fruit', 'Baked Goods', 'Toys', 'Electronics', 'Glass', 'Clay', 'Crystal'] as const

/** Number of shots of an ASMR video. */
export const ASMR_SHOTS = { min: 3, max: 8, default: 3 } as const

/** Maximum length of a material, in characters. */
export const MAX_MATERIAL_CHARACTERS = 80

/** Texts that a submitted script must not contain, case-sensitive (C-087). */
const LEFTOVERS = [MATERIAL_PLACEHOLDER, ' Object']
export const hasLeftoverPlaceholder = (script: string): boolean => LEFTOVERS.some((leftover) => script.includes(leftover))

export const asmrStyleOf = (type: string): (typeof ASMR_STYLES)[number] | undefined => ASMR_STYLES.find(({ value }) => value === type)

/** The sentence of a style with a material in its slot. */
export const asmrSentence = ({ before, after }: AsmrStyle, material: string): string => `${before}${material}${after}`

/** The content of a sentence's slot, untrimmed; the whole sentence where it does not match the style. */
export function asmrMaterial({ before, after }: AsmrStyle, sentence: string): string {
  const fits = sentence.startsWith(before) && sentence.endsWith(after) && sentence.length >= before.length + after.length
  return fits ? sentence.slice(before.length, sentence.length - after.length) : sentence
}

/** The style that a sentence matches, with any content of its slot. */
export const asmrStyleOfSentence = (sentence: string): (typeof ASMR_STYLES)[number] | undefined =>
  ASMR_STYLES.find((style) => asmrSentence(style, asmrMaterial(style, sentence)) === sentence)
