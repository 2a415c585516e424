import { adjust, type Colour, fromHsl, shade } from '../paint/colour.ts'
import { hashText } from '../paint/random.ts'

/** Appearance of a close-up's material. */
export type Material = {
  /** As entered by the user. */
  readonly name: string
  readonly colour: Colour
  readonly light: Colour
  readonly dark: Colour
  /** Colour of cut surfaces. */
  readonly inside: Colour
  /** Colours of specks, such as seeds, crumbs or sparkles. */
  readonly specks: readonly Colour[]
  /** Translucency, 0 to 1. */
  readonly clear: number
  /** Specular strength, 0 to 1. */
  readonly gloss: number
}

type MaterialRule = readonly [words: RegExp, colour: Colour, more: Partial<Omit<Material, 'name' | 'colour'>>]

/** The first match counts; the form's suggestions come last, because they are the most general. */
const MATERIAL_RULES: readonly MaterialRule[] = [
  [/honey|syrup|amber|caramel/i, '#f2a21c', { inside: '#ffc64a', clear: 0.8, gloss: 1 }],
  [/strawberr|raspberr|cherr|jam|ruby/i, '#d8273f', { inside: '#ff7a7f', specks: ['#f7dc8a'], clear: 0.35, gloss: 0.9 }],
  [/watermelon/i, '#2f8f4a', { inside: '#ff5a66', specks: ['#2a1a1a'], gloss: 0.6 }],
  [/kiwi|lime|cucumber|avocado|emerald/i, '#6fae3a', { inside: '#b9dd6a', specks: ['#2c2c1e'], gloss: 0.6 }],
  [/lemon|banana|mango|butter|cheese/i, '#f4cf3c', { inside: '#ffe98c', gloss: 0.5 }],
  [/chocolate|cocoa|coffee|brownie/i, '#5b3420', { inside: '#7a4a2e', specks: ['#d9b48a'], gloss: 0.5 }],
  [/ice|diamond|quartz|crystal/i, '#9fd6ee', { inside: '#d8f4ff', specks: ['#ffffff', '#c9b8ff'], clear: 0.9, gloss: 1 }],
  [/amethyst|grape|plum|lavender/i, '#8a5ad0', { inside: '#c3a0f2', specks: ['#f0e4ff'], clear: 0.6, gloss: 0.9 }],
  [/glass|bubble|jelly|gelatin/i, '#6fc9c4', { inside: '#b9f0ea', clear: 0.95, gloss: 1 }],
  [/bread|baked|cake|cookie|pastry|toast|biscuit/i, '#c98a45', { inside: '#f4dca8', specks: ['#8a5426', '#fff2d0'], gloss: 0.1 }],
  [/toy|brick|block|rubber|plastic/i, '#ef5a4a', { inside: '#ffb03a', specks: ['#3aa0e8', '#ffd84a', '#4ac08a'], gloss: 0.7 }],
  [
    /electronic|circuit|chip|phone|robot|metal|steel|iron/i,
    '#4a5f78',
    { inside: '#2f8f62', specks: ['#f2c14e', '#e8eef6', '#5ad0ff'], gloss: 0.8 },
  ],
  [/clay|sand|stone|mud|soap/i, '#c8825e', { inside: '#e0a884', specks: ['#a8623f'], gloss: 0.08 }],
  [/gold/i, '#e0a92c', { inside: '#ffdf7a', gloss: 1 }],
  [/silk|velvet|wool|cotton|fabric|moss|grass/i, '#7a9a5a', { inside: '#a8c488', gloss: 0.1 }],
  [/fruit|apple|peach|orange/i, '#f07a3a', { inside: '#ffc278', specks: ['#fff0c8'], clear: 0.2, gloss: 0.7 }],
]

/** Material by name; unknown names get a colour derived from the name. */
export function materialOf(name: string): Material {
  const [, colour, more] = MATERIAL_RULES.find(([words]) => words.test(name)) ?? [
    null,
    fromHsl(hashText(name.toLowerCase()) % 360, 0.55, 0.55),
    {},
  ]
  return {
    name,
    colour,
    light: shade(colour, 0.45),
    dark: shade(adjust(colour, { saturation: 1.1 }), -0.5),
    inside: shade(colour, 0.35),
    specks: [shade(colour, 0.7)],
    clear: 0.2,
    gloss: 0.5,
    ...more,
  }
}
