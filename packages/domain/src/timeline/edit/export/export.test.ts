import { expect, test } from 'vitest'
import { aTimeline, filmOf, primaryTrackOf, picture } from '../testing/fixture.ts'
import { evenSize, outputSettings } from './output-settings.ts'
import { isRendering, renderRequest } from './render-request.ts'

test.each([
  [1281, 721, 1280, 720],
  [1079, 3, 1078, 2],
  [1, 0, 2, 2],
])('a film of %d by %d becomes %d by %d (E-255)', (width, height, evenWidth, evenHeight) => {
  expect(evenSize({ width, height })).toEqual({ width: evenWidth, height: evenHeight })
})

test('an export has the duration of its items and the aspect ratio of its size (E-121)', () => {
  const { tracks } = aTimeline([primaryTrackOf('main', [picture(['A', 0, 180])])])
  expect(outputSettings({ width: 1920, height: 1080 }, tracks)).toEqual({
    aspectRatio: '16:9',
    width: 1920,
    height: 1080,
    totalDurationInFrames: 180,
  })
})

test('an export defaults to a download without watermark (E-125, ED-23)', () => {
  const film = filmOf(['A', 0, 60])
  const story = { storyId: 's', userId: 'u', output: outputSettings({ width: 720, height: 1280 }, film.tracks) }
  const bare = renderRequest(film, story)
  expect(Object.keys(bare).toSorted()).toEqual([
    'configFromStory',
    'downloadBehavior',
    'mediaAssets',
    'tracks',
    'userId',
    'watermarkConfig',
  ])
  expect(bare).toMatchObject({
    downloadBehavior: 'download',
    watermarkConfig: { enabled: false },
    configFromStory: { storyId: 's', fps: 30, aspectRatio: '9:16' },
  })
  expect(renderRequest(film, story, { watermarkConfig: film.globalConfig.watermark }).watermarkConfig).toEqual({
    enabled: true,
    type: 'logo',
  })
})

test('an export is polled until it succeeds or fails, whatever other status it has (E-127)', () => {
  expect(['waiting', 'dreaming', 'success', 'error'].map((status) => isRendering({ status }))).toEqual([true, true, false, false])
})
