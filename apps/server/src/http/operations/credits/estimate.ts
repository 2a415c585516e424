import type { Estimate } from '@fablecut/domain/pricing/price-lines'
import { requireOwn } from '../../../access/story-access.ts'
import { priceOf } from '../../../credits/require-price.ts'
import { priceOfResume, resumableShots } from '../../../generation/resume-preview.ts'
import { api } from '../../kernel/api.ts'

/** A resume's price depends on the story as it stands, so only its creator may ask (CD-06). */
export const estimate = api.credits.estimate.handler(async ({ input, context }) => {
  const { stories } = context.services
  if (input.key !== 'story.resume') return wire(priceOf(stories.prices, input.key, input.inputs))
  const { story_id: storyId } = input.inputs
  const story = await requireOwn(stories.db, typeof storyId === 'string' ? storyId : '', context.account)
  return wire(priceOfResume(stories.prices, story, await resumableShots(stories.db, story.id)).estimate)
})

const wire = ({ credits, lines }: Estimate) => ({ credits, lines: [...lines] })
