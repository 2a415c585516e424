/** How an animal is built. Lengths in its own unit, which `size` sets against a fox. */
export type Beast = {
  readonly plan: 'beast'
  readonly body: string
  readonly belly: string
  readonly leg: string
  readonly size: number
  /** Half the length, and the thickness, of the trunk. */
  readonly half: number
  readonly thick: number
  readonly legs: number
  readonly legWidth: number
  readonly neck: number
  readonly head: number
  readonly snout: number
  readonly ear: 'point' | 'flop' | 'round' | 'long' | 'fan' | 'leaf'
  readonly tail: 'bushy' | 'thin' | 'up' | 'short' | 'curl' | 'hair' | 'tuft'
  readonly horns?: 'antlers' | 'small' | 'unicorn'
  readonly mane?: string
  readonly mark?: 'stripes' | 'spots' | 'wool' | 'mask' | 'tusks'
  readonly accent?: string
  readonly trunk?: true
}
export type Bird = {
  readonly plan: 'bird'
  readonly body: string
  readonly belly: string
  readonly wing: string
  readonly beak: string
  readonly size: number
  /** Upright 1 as an owl, level 0 as a duck. */
  readonly upright: number
  readonly legs: number
  readonly neck: number
  readonly face?: 'owl' | 'comb' | 'flat'
  readonly tail: number
}
export type Swimmer = {
  readonly plan: 'swimmer'
  readonly body: string
  readonly belly: string
  readonly fin: string
  readonly size: number
  readonly half: number
  readonly thick: number
  readonly stripes?: string
  readonly whale?: true
}
export type Crawler = {
  readonly plan: 'crawler'
  readonly body: string
  readonly belly: string
  readonly shell?: string
  readonly size: number
}

const beast = {
  plan: 'beast',
  size: 1,
  half: 0.36,
  thick: 0.3,
  legs: 0.34,
  legWidth: 0.1,
  neck: 0.1,
  head: 0.25,
  snout: 0.3,
  ear: 'round',
  tail: 'thin',
} as const
const bird = { plan: 'bird', size: 0.6, upright: 0.4, legs: 0.16, neck: 0, tail: 0.4, beak: '#f0a03a' } as const

export const ANIMALS = {
  fox: { ...beast, body: '#e8782e', belly: '#fff0dc', leg: '#5a2f22', tail: 'bushy', ear: 'point', snout: 0.42 },
  wolf: { ...beast, body: '#7d8494', belly: '#dfe2e8', leg: '#6b7282', tail: 'bushy', ear: 'point', snout: 0.46, size: 1.2, legs: 0.42 },
  cat: {
    ...beast,
    body: '#8f8a98',
    belly: '#f6f2ee',
    leg: '#8f8a98',
    ear: 'point',
    snout: 0.14,
    half: 0.31,
    thick: 0.26,
    size: 0.8,
    tail: 'up',
    mark: 'stripes',
    accent: '#5f5a6b',
  },
  dog: {
    ...beast,
    body: '#cf9550',
    belly: '#fff0dc',
    leg: '#cf9550',
    tail: 'curl',
    ear: 'flop',
    snout: 0.34,
    legs: 0.38,
    accent: '#8a5a34',
  },
  deer: {
    ...beast,
    body: '#b9773f',
    belly: '#fbe8d0',
    leg: '#8f5a34',
    tail: 'short',
    ear: 'leaf',
    snout: 0.4,
    legs: 0.62,
    legWidth: 0.075,
    neck: 0.34,
    head: 0.2,
    horns: 'antlers',
    size: 1.15,
    mark: 'spots',
    accent: '#f3dfc2',
  },
  horse: {
    ...beast,
    body: '#9a6238',
    belly: '#b47c4e',
    leg: '#6b4226',
    tail: 'hair',
    ear: 'leaf',
    snout: 0.62,
    legs: 0.58,
    legWidth: 0.09,
    neck: 0.36,
    head: 0.22,
    mane: '#3a2418',
    size: 1.6,
    half: 0.4,
    thick: 0.32,
  },
  unicorn: {
    ...beast,
    body: '#f4eef6',
    belly: '#ffffff',
    leg: '#e6dcec',
    tail: 'hair',
    ear: 'leaf',
    snout: 0.56,
    legs: 0.56,
    legWidth: 0.085,
    neck: 0.36,
    head: 0.23,
    mane: '#d98fd0',
    horns: 'unicorn',
    size: 1.5,
    half: 0.38,
  },
  bear: {
    ...beast,
    body: '#7f573a',
    belly: '#b08a62',
    leg: '#6b4630',
    tail: 'short',
    snout: 0.26,
    half: 0.42,
    thick: 0.44,
    legs: 0.28,
    legWidth: 0.17,
    head: 0.29,
    size: 1.5,
  },
  panda: {
    ...beast,
    body: '#f4f1ea',
    belly: '#f4f1ea',
    leg: '#2b2a33',
    tail: 'short',
    snout: 0.2,
    half: 0.4,
    thick: 0.42,
    legs: 0.24,
    legWidth: 0.17,
    head: 0.31,
    size: 1.35,
    mark: 'mask',
    accent: '#2b2a33',
  },
  lion: {
    ...beast,
    body: '#dca652',
    belly: '#fbe6c0',
    leg: '#cf9648',
    tail: 'tuft',
    snout: 0.26,
    mane: '#9a5a2a',
    size: 1.4,
    half: 0.4,
    thick: 0.32,
    legs: 0.36,
    legWidth: 0.12,
  },
  tiger: {
    ...beast,
    body: '#ea8a34',
    belly: '#fff2e0',
    leg: '#e08232',
    snout: 0.24,
    size: 1.4,
    half: 0.42,
    thick: 0.32,
    legs: 0.34,
    legWidth: 0.13,
    mark: 'stripes',
    accent: '#3a2420',
  },
  rabbit: {
    ...beast,
    body: '#cbb49c',
    belly: '#fbf6ee',
    leg: '#c2aa92',
    tail: 'short',
    ear: 'long',
    snout: 0.1,
    half: 0.24,
    thick: 0.3,
    legs: 0.2,
    legWidth: 0.1,
    size: 0.72,
  },
  mouse: {
    ...beast,
    body: '#a8a0a8',
    belly: '#f2e6e6',
    leg: '#d9a8a8',
    ear: 'round',
    snout: 0.26,
    half: 0.24,
    thick: 0.27,
    legs: 0.14,
    legWidth: 0.07,
    head: 0.24,
    size: 0.46,
    accent: '#e9a8b0',
  },
  squirrel: {
    ...beast,
    body: '#b5622f',
    belly: '#fbe6cc',
    leg: '#a05428',
    tail: 'bushy',
    ear: 'point',
    snout: 0.16,
    half: 0.22,
    thick: 0.26,
    legs: 0.18,
    legWidth: 0.08,
    size: 0.56,
  },
  elephant: {
    ...beast,
    body: '#9aa0b0',
    belly: '#adb3c2',
    leg: '#8a90a2',
    ear: 'fan',
    tail: 'tuft',
    snout: 0,
    half: 0.46,
    thick: 0.52,
    legs: 0.4,
    legWidth: 0.2,
    head: 0.31,
    neck: 0.16,
    size: 2,
    trunk: true,
    mark: 'tusks',
  },
  cow: {
    ...beast,
    body: '#f4efe6',
    belly: '#fbf6ee',
    leg: '#e6ddd0',
    ear: 'leaf',
    tail: 'tuft',
    snout: 0.44,
    half: 0.46,
    thick: 0.4,
    legs: 0.4,
    legWidth: 0.11,
    head: 0.24,
    neck: 0.14,
    horns: 'small',
    mark: 'spots',
    accent: '#4a3a34',
    size: 1.5,
  },
  pig: {
    ...beast,
    body: '#f2a8a8',
    belly: '#f7c4c0',
    leg: '#e59a9a',
    ear: 'leaf',
    tail: 'curl',
    snout: 0.28,
    half: 0.38,
    thick: 0.38,
    legs: 0.22,
    legWidth: 0.1,
    size: 1,
  },
  sheep: {
    ...beast,
    body: '#f5efe2',
    belly: '#f5efe2',
    leg: '#4a4048',
    ear: 'leaf',
    tail: 'short',
    snout: 0.3,
    half: 0.34,
    thick: 0.4,
    legs: 0.26,
    legWidth: 0.075,
    head: 0.2,
    mark: 'wool',
    accent: '#4a4048',
    size: 1,
  },
  goat: {
    ...beast,
    body: '#e9e0d0',
    belly: '#f6f0e4',
    leg: '#b5a690',
    ear: 'leaf',
    tail: 'short',
    snout: 0.42,
    half: 0.34,
    legs: 0.4,
    legWidth: 0.08,
    neck: 0.2,
    head: 0.21,
    horns: 'small',
    size: 1,
  },
  bird: { ...bird, body: '#4f96d0', belly: '#ffe0b0', wing: '#33699f', size: 0.5 },
  owl: {
    ...bird,
    body: '#9a7250',
    belly: '#efdcb8',
    wing: '#73523a',
    upright: 1,
    face: 'owl',
    tail: 0.2,
    legs: 0.08,
    size: 0.78,
    beak: '#e0a03a',
  },
  duck: {
    ...bird,
    body: '#f7cf46',
    belly: '#fbe58e',
    wing: '#e6b52e',
    upright: 0.2,
    face: 'flat',
    legs: 0.12,
    neck: 0.1,
    size: 0.62,
    beak: '#f08a2e',
  },
  chicken: { ...bird, body: '#f6efe2', belly: '#fffaf0', wing: '#e0cfae', upright: 0.3, face: 'comb', tail: 0.5, size: 0.66 },
  penguin: { ...bird, body: '#2e3446', belly: '#fbf8f0', wing: '#22283a', upright: 1, tail: 0.12, legs: 0.05, size: 0.9, beak: '#f0a03a' },
  parrot: { ...bird, body: '#d8473f', belly: '#f0b93a', wing: '#2e7fb3', upright: 0.8, tail: 0.9, legs: 0.08, size: 0.6, beak: '#3a3440' },
  fish: { plan: 'swimmer', body: '#f08a3a', belly: '#ffd9a0', fin: '#e0632e', stripes: '#fff6ea', size: 0.6, half: 0.44, thick: 0.5 },
  whale: { plan: 'swimmer', body: '#4f78a8', belly: '#dfe9f2', fin: '#3f6590', size: 2, half: 0.62, thick: 0.52, whale: true },
  dolphin: { plan: 'swimmer', body: '#7c9cc0', belly: '#e6eef6', fin: '#6486ac', size: 1.4, half: 0.6, thick: 0.3, whale: true },
  turtle: { plan: 'crawler', body: '#7fae5a', belly: '#a8cc7a', shell: '#8a6a3f', size: 0.8 },
  frog: { plan: 'crawler', body: '#6cb24a', belly: '#d6eaa8', size: 0.5 },
} as const satisfies Record<string, Beast | Bird | Swimmer | Crawler>
export type AnimalKind = keyof typeof ANIMALS
export const ANIMAL_KINDS = Object.keys(ANIMALS) as AnimalKind[]

/** Everything that makes an animal the same in every shot. Colours are `#rrggbb`; absent ones are those of its kind. */
export type AnimalLook = {
  readonly kind: AnimalKind
  readonly body?: string
  readonly belly?: string
  /** A cloth around its neck. */
  readonly scarf?: string
}
