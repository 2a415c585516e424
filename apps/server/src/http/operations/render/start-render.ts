import { startRender as startRenderOf } from '../../../exports/start-render.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const startRender = api.render.start.handler(async ({ input, context }) => {
  const viewer = signedIn(context)
  await context.services.limit('start', viewer.id)
  const { tracks, mediaAssets, userId, watermarkConfig: watermark, configFromStory, replaces } = input
  const { storyId, fps, captions } = configFromStory
  return startRenderOf(context.services.stories, { viewer, userId, storyId, tracks, mediaAssets, fps, captions, watermark, replaces })
})
