import { expect, test } from 'vitest'
import { createModerator } from '../moderator.ts'
import { paintSample, STYLE_VALUES } from '../testing/paint-sample.ts'
import { figure, type SampleContent, thing } from '../testing/sample-plan.ts'
import { flaggedClasses } from './moderate-image.ts'

const moderator = createModerator()
const CONTENTS: readonly SampleContent[] = [
  { place: 'sea', cast: [figure('friend', 'swim', 'a'), figure('friend', 'swim', 'b')] },
  { place: 'garden', cast: [figure('girl')], camera: { size: 'close' } },
  { place: 'kitchen', hour: 'night', cast: [figure('baker')], things: [thing('bread')] },
]

test('generated images in every style are not flagged', async () => {
  for (const [index, style] of STYLE_VALUES.entries()) {
    const image = await paintSample({ content: CONTENTS[index % CONTENTS.length]!, style, seed: index }, 480, 270)
    expect((await moderator.checkImage(image)).flagged, style).toEqual([])
  }
})

test('brown light is not classified as skin', async () => {
  const content: SampleContent = { cast: [figure('child', 'talk')], things: [thing('piggy bank')] }
  const image = await paintSample({ content, style: 'rockhaze', seed: 37 }, 480, 270)
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
