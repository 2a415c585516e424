import { STYLES } from '@fablecut/domain/story/style'
import { expect, test } from 'vitest'
import { imageBrief } from './image-brief.ts'

test('a prompt names what is seen, who it is and the style', () => {
  expect(
    imageBrief({ prompt: 'Wide view: a fox climbs a lighthouse', style: 'pixelart', cast: ['Mira is a red fox with a blue scarf'] }),
  ).toBe(
    'Wide view: a fox climbs a lighthouse. Mira is a red fox with a blue scarf. Style: pixel art of a sixteen-bit game, limited palette, crisp square pixels, dithering, no smoothing. No lettering, no watermark.',
  )
})

test('a described style is kept in the words of its creator', () => {
  expect(imageBrief({ prompt: 'A fox!', style: 'charcoal on brown paper', cast: [] })).toBe(
    'A fox! Style: charcoal on brown paper. No lettering, no watermark.',
  )
})

test('every style has words of its own', () => {
  const prompts = STYLES.map(({ value }) => imageBrief({ prompt: 'A fox', style: value, cast: [] }))
  expect(new Set(prompts).size).toBe(STYLES.length)
  for (const { value } of STYLES) expect(imageBrief({ prompt: 'A fox', style: value, cast: [] })).not.toContain(`Style: ${value}.`)
})
