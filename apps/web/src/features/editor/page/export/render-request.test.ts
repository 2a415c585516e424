import { outputSettings } from '@fablecut/domain/timeline/edit/export/output-settings'
import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { expect, test } from 'vitest'
import { isRendering, renderRequest } from './render-request.ts'

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

test('an export is polled until it succeeds or fails, whatever other status it reports (E-127)', () => {
  expect(['waiting', 'dreaming', 'success', 'error'].map((status) => isRendering({ status }))).toEqual([true, true, false, false])
})
