import { expect, test } from 'vitest'
import { createModerator } from '../moderator.ts'
import { paintSample, STYLE_VALUES } from '../../testing/paint-sample.ts'
import { flaggedClasses } from './moderate-image.ts'

const moderator = createModerator()
const PROMPTS = [
  'Two friends swim in the sea on a summer day',
  'A close portrait of a girl in a garden',
  'A baker at the oven in the night',
]

test('generated images in every style are not flagged', async () => {
  for (const [index, style] of STYLE_VALUES.entries()) {
    const image = await paintSample({ prompt: PROMPTS[index % PROMPTS.length]!, style, seed: index }, 480, 270)
    expect((await moderator.checkImage(image)).flagged, style).toEqual([])
  }
})

test('brown light is not classified as skin', async () => {
  const image = await paintSample({ prompt: 'How to rob a piggy bank, told by a five-year-old.', style: 'rockhaze', seed: 37 }, 480, 270)
  expect((await moderator.checkImage(image)).flagged).toEqual([])
})

test.each([
  ['an explicit photograph', { porn: 0.95, neutral: 0.05 }, ['sexual']],
  ['an explicit drawing', { hentai: 0.97, drawing: 0.03 }, ['sexual']],
  ['people at the beach', { sexy: 0.8, neutral: 0.2 }, []],
  ['an ambiguous drawing', { hentai: 0.55, drawing: 0.45 }, []],
])('%s', (_, scores, classes) => {
  expect(flaggedClasses({ drawing: 0, hentai: 0, neutral: 0, porn: 0, sexy: 0, ...scores })).toEqual(classes)
})

test('bytes that are no image are refused', async () => {
  await expect(moderator.checkImage(new TextEncoder().encode('<html>'))).rejects.toMatchObject({
    name: 'EngineRefusal',
    code: 'not_a_picture',
  })
})
