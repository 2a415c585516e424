import { expect, test } from 'vitest'
import { buildMaker } from '../../testing/stub-api.ts'
import { nameMakers } from './name-makers.ts'
import type { ModelMakers } from './use-model-makers.ts'

const OPTIONS = [{ value: 'imagen4' }, { value: 'gpt' }, { value: 'flux_kontext', note: 'It takes no end frame', disabled: true }]
const maker = { ...buildMaker('Imagen 4 at fal'), limits: {} }
const MAKERS = { image: new Map([['imagen4', maker]]), video: new Map() } as unknown as ModelMakers

test('each option says who makes it before it is picked; a reason against it stays', () => {
  expect(nameMakers(OPTIONS, 'image', MAKERS).map(({ note }) => note)).toEqual([
    'made by Imagen 4 at fal',
    'made by the built-in painter',
    'It takes no end frame',
  ])
})

test('where the built-in engines make everything the options are names alone', () => {
  expect(nameMakers(OPTIONS, 'video', MAKERS)).toBe(OPTIONS)
  expect(nameMakers(OPTIONS, 'image', undefined)).toBe(OPTIONS)
})
