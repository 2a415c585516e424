import { expect, test } from 'vitest'
import { sheetBrief } from './sheet-brief.ts'

const POPPY = { name: 'Poppy', look: 'a person with a red dress' }
const FOX = { name: 'Ember', look: 'a fox with a teal scarf' }

test('a sheet shows every person whole, in the style of the story', () => {
  expect(sheetBrief({ style: 'anime', cast: [POPPY, FOX] }, { prompt: { to: 'prompt' } })).toEqual({
    prompt:
      'Character sheet: Poppy, Ember, side by side, each seen whole from the front, standing, on a plain light background. Poppy is a person with a red dress. Ember is a fox with a teal scarf. Style: modern anime film still, clean line art, cel shading, detailed painted background, dramatic light. No lettering, no watermark.',
  })
})

test('a single person is seen from two sides, and what to avoid has its own field where the model has one', () => {
  const fields = { prompt: { to: 'prompt' }, negativePrompt: { to: 'negative_prompt' } }
  const { prompt, negativePrompt } = sheetBrief({ style: 'anime', cast: [POPPY] }, fields)
  expect(prompt).toContain('Poppy, seen whole from the front and, beside it, from the side')
  expect(prompt).not.toContain('No lettering')
  expect(negativePrompt).toMatch(/^lettering/u)
})
