import { expect, test } from 'vitest'
import {
  ASMR_MATERIALS,
  ASMR_STYLES,
  MATERIAL_PLACEHOLDER,
  asmrMaterial,
  asmrSentence,
  asmrStyleOfSentence,
  hasLeftoverPlaceholder,
} from './asmr.ts'

test('the eight styles are in the order of the form', () => {
  expect(ASMR_STYLES.map(({ name }) => name)).toEqual([
    'Cutting',
    'Slime',
    'Keyboard',
    'Smear',
    'Petridish',
    'Magicpens',
    'Bedroom',
    'Upstairs',
  ])
})

test.each(ASMR_STYLES)('$name inserts a material into its sentence and extracts it again', (style) => {
  for (const material of [...ASMR_MATERIALS, 'frozen honeycomb', 'a wax ', '', 'é中🍋']) {
    expect(asmrMaterial(style, asmrSentence(style, material))).toBe(material)
  }
})

test.each(ASMR_STYLES)('a sentence of $name with an empty slot is not ready', (style) => {
  expect(hasLeftoverPlaceholder(asmrSentence(style, MATERIAL_PLACEHOLDER))).toBe(true)
  expect(hasLeftoverPlaceholder(asmrSentence(style, 'Glass'))).toBe(false)
})

test('the placeholder check is case-sensitive: an object of glass is a valid material', () => {
  expect(hasLeftoverPlaceholder('A knife cuts a glass object')).toBe(false)
  expect(hasLeftoverPlaceholder('A knife cuts a Glass Object')).toBe(true)
})

test('a custom sentence is its own material', () => {
  expect(asmrMaterial(ASMR_STYLES[0], 'Rain on a tin roof')).toBe('Rain on a tin roof')
})

test.each(ASMR_STYLES)('a sentence of $name matches its style with any material', (style) => {
  for (const material of ['Glass', 'é中🍋', MATERIAL_PLACEHOLDER]) expect(asmrStyleOfSentence(asmrSentence(style, material))).toBe(style)
})

test('a custom sentence matches no style', () => {
  for (const sentence of ['Rain on a tin roof', '']) expect(asmrStyleOfSentence(sentence)).toBeUndefined()
})
