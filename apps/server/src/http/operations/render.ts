import { fromWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { TIMELINE_VERSION_HEADER } from '@fablecut/contracts/wire/timeline-version'
import { readTimelineVersion } from '../../editor/timeline-version.ts'
import { readRender, readRunning } from '../../exports/read-render.ts'
import { startRender } from '../../exports/start-render.ts'
import { api } from '../kernel/api.ts'
import { signedIn } from '../kernel/signed-in.ts'

export const render = api.render.router({
  start: api.render.start.handler(async ({ input, context }) => {
    const viewer = signedIn(context)
    await context.services.limit('start', viewer.id)
    const { tracks, mediaAssets, userId, watermarkConfig: watermark, configFromStory, range, replaces } = input
    const { storyId, fps, captions, ducking } = configFromStory
    return startRender(context.services.stories, {
      viewer,
      userId,
      storyId,
      timelineVersion: readTimelineVersion(context.headers.get(TIMELINE_VERSION_HEADER)),
      tracks,
      mediaAssets: mediaAssets.map(fromWireMediaAsset),
      fps,
      captions,
      ducking,
      watermark,
      range,
      replaces,
    })
  }),
  get: api.render.get.handler(({ input, context }) => readRender(context.services.db, context.account, input.id)),
  running: api.render.running.handler(({ input, context }) => readRunning(context.services.db, context.account, input.id)),
})
