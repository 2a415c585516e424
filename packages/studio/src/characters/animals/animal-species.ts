import type { Bird, Crawler, Dinosaur, Quadruped, Swimmer } from './animal-build.ts'
import { QUADRUPEDS } from './quadruped-species.ts'

const bird = { plan: 'bird', size: 0.6, upright: 0.4, legs: 0.16, neck: 0, tail: 0.4, beak: '#f0a03a' } as const

export const ANIMALS = {
  ...QUADRUPEDS,
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
  parrot: { ...bird, body: '#d8473f', belly: '#f0b93a', wing: '#2e7fb3', upright: 0.8, tail: 0.72, legs: 0.08, size: 0.6, beak: '#3a3440' },
  eagle: {
    ...bird,
    body: '#5c4030',
    belly: '#6e4e3a',
    wing: '#4a3226',
    crown: '#f6f1e6',
    upright: 0.62,
    size: 0.86,
    tail: 0.42,
    beak: '#f0b03a',
  },
  crow: { ...bird, body: '#343848', belly: '#3e4356', wing: '#262a38', beak: '#4a4a58', upright: 0.45, tail: 0.5, size: 0.62 },
  goose: {
    ...bird,
    body: '#b9ac98',
    belly: '#efe6d6',
    wing: '#8f8270',
    crown: '#4a443e',
    upright: 0.25,
    face: 'flat',
    neck: 0.3,
    legs: 0.16,
    size: 0.78,
    beak: '#e8902e',
  },
  swan: {
    ...bird,
    body: '#f8f6f2',
    belly: '#ffffff',
    wing: '#e4e0da',
    upright: 0.2,
    face: 'flat',
    neck: 0.42,
    legs: 0.1,
    size: 0.85,
    beak: '#ee8a34',
  },
  gull: { ...bird, body: '#f6f5f2', belly: '#ffffff', wing: '#a9b2bf', upright: 0.3, tail: 0.34, size: 0.6, beak: '#f0b03a' },
  fish: { plan: 'swimmer', body: '#6f9aae', belly: '#e9eee6', fin: '#4f7a92', stripes: '#5f8a9e', size: 0.6, half: 0.44, thick: 0.5 },
  whale: { plan: 'swimmer', body: '#4f78a8', belly: '#dfe9f2', fin: '#3f6590', size: 2, half: 0.62, thick: 0.52, whale: true },
  dolphin: { plan: 'swimmer', body: '#7c9cc0', belly: '#e6eef6', fin: '#6486ac', size: 1.4, half: 0.6, thick: 0.38, whale: true },
  turtle: { plan: 'crawler', body: '#7fae5a', belly: '#a8cc7a', shell: '#8a6a3f', size: 0.8 },
  frog: { plan: 'crawler', body: '#6cb24a', belly: '#d6eaa8', size: 0.5 },
  dinosaur: { plan: 'dinosaur', body: '#6fae4e', belly: '#f2e6b0', accent: '#e58a4a', size: 1.4 },
} as const satisfies Record<string, Quadruped | Bird | Swimmer | Crawler | Dinosaur>
export type AnimalKind = keyof typeof ANIMALS
export const ANIMAL_KINDS = Object.keys(ANIMALS) as AnimalKind[]

/** Appearance of an animal character. Colours are `#rrggbb`; absent ones are those of its species. */
export type AnimalLook = {
  readonly kind: AnimalKind
  readonly body?: string
  readonly belly?: string
  /** Colour of a scarf. */
  readonly scarf?: string
  /** A large head on short legs, without horns and mane. Default: grown. */
  readonly young?: boolean
}
