import { expect, test } from 'vitest'
import { modelName } from './model-name.ts'
import { ownServerRow } from './own-server-row.ts'
import { SHIPPED_ROWS } from './shipped-rows.ts'

const nameOf = (id: string) => modelName(SHIPPED_ROWS.find((row) => row.id === id)!)

test('a model is named with the company that runs it, once', () => {
  expect(nameOf('fal:seedream-4')).toBe('Seedream 4.0 at fal')
  expect(nameOf('comfyui:sdxl')).toBe('SDXL on ComfyUI')
})

test('a model on a server of the installation has no company', () => {
  expect(modelName(ownServerRow('image', 'org/small-model'))).toBe('org/small-model')
})
