import { generateCaption as generate } from '../../../editor/generate-caption.ts'
import { api } from '../../kernel/api.ts'

export const generateCaption = api.stories.generateCaption.handler(async ({ input, context: { account, services } }) => {
  if (account) await services.limit('start', account.id)
  const outcome = await generate(services.stories, services.runHub, {
    viewer: account,
    storyId: input.story_id,
    tracks: input.tracks,
    fps: input.globalConfig.fps,
    strategy: input.captionSegmentStrategy,
    language: input.language,
    expectedCredits: input.expected_credits,
  })
  if (!outcome.success) return outcome
  return {
    success: true,
    captions: Object.fromEntries(Object.entries(outcome.captions).map(([id, { items, how }]) => [id, { items: [...items], how }])),
  }
})
