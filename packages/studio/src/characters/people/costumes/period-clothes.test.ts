import { TRAIT_PERIODS, type TraitPeriod } from '@fablecut/domain/story/shot-plan/figure-traits'
import { expect, it, test } from 'vitest'
import { KIND_NAMES } from '../kinds-of-people.ts'
import { lookInCrowd, lookOfFigure } from '../look-of-figure.ts'
import type { PersonLook } from '../person-look.ts'

const lookOf = (what: string, period?: TraitPeriod, gender?: 'man' | 'woman', seed = 3): PersonLook =>
  lookOfFigure({ id: what, what, action: 'stand', feeling: 'neutral', speaks: false, traits: { period, gender } }, 0, seed)

test.each([
  ['man', 'man', ['toga', 'tunic', 'doublet', 'frock', 'waistcoat']],
  ['woman', 'woman', ['toga', 'gown', 'gown', 'empire', 'highneck']],
  ['soldier', 'man', ['tunic', 'uniform', 'doublet', 'frock', 'uniform']],
  ['farmer', 'man', ['tunic', 'tunic', 'trousers', 'trousers', 'trousers']],
] as const)('each time has its own clothes: %s', (what, gender, outfits) => {
  expect(TRAIT_PERIODS.map((period) => lookOf(what, period, gender).outfit)).toEqual(outfits)
})

it('only Japan wears kimonos', () => {
  const wearers = KIND_NAMES.filter((what) => [undefined, ...TRAIT_PERIODS].some((period) => lookOf(what, period).outfit === 'kimono'))
  expect(wearers).toEqual(['samurai', 'shogun', 'geisha'])
})

it('philosophers and kings of antiquity have beards, women and children none, and doctors of the plague masks', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    expect(lookOf('philosopher', 'ancient', undefined, seed)).toMatchObject({ beard: true, tool: 'scroll' })
    expect(lookOf('king', 'ancient', undefined, seed).beard).toBe(true)
    expect(lookOf('philosopher', 'ancient', 'woman', seed).beard).toBe(false)
    expect(lookOf('boy', 'ancient', undefined, seed).beard).toBe(false)
    expect(lookOf('doctor', 'medieval', undefined, seed)).toMatchObject({ accessory: 'plague' })
  }
})

it('what is named stays over the clothes of a time', () => {
  const figure = { id: 'a', what: 'man', action: 'stand', feeling: 'neutral', speaks: false } as const
  const named = lookOfFigure(
    { ...figure, traits: { period: 'victorian', clothing: 'coat', clothingColor: '#d0402f', beard: 'none' } },
    0,
    1,
  )
  expect(named).toMatchObject({ outfit: 'coat', coat: '#d0402f', beard: false })
})

test.each([
  ['waiter', { tool: 'tray', accessory: 'bowtie' }],
  ['singer', { tool: 'microphone' }],
  ['nurse', { hat: 'nurse', accessory: 'stethoscope' }],
  ['priest', { accessory: 'cross' }],
  ['judge', { hat: 'wig' }],
  ['miner', { tool: 'pickaxe', hat: 'miner' }],
  ['detective', { hat: 'fedora', tool: 'magnifier' }],
] as const)('one attribute tells who somebody is: %s', (what, look) => {
  expect(lookOf(what)).toMatchObject(look)
})

it('grown-up people are seen as such', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    expect(lookOf('mother', undefined, undefined, seed)).toMatchObject({ mature: true })
    expect(lookOf('person', undefined, undefined, seed).stature).toBeGreaterThan(0.9)
    expect(lookOf('person', undefined, undefined, seed).old).toBeUndefined()
    expect(lookOf('scientist', 'victorian', 'woman', seed)).toMatchObject({ mature: true, hairStyle: 'bun', outfit: 'highneck' })
  }
})

it('a crowd wears the clothes of the time of who is seen before it', () => {
  const outfits = [0, 1, 2, 3].map((member) => lookInCrowd({ what: 'crowd', period: 'ancient' }, member, 5).outfit)
  expect(outfits.filter((outfit) => outfit !== 'toga' && outfit !== 'tunic')).toEqual([])
})
