import { z } from 'zod'
import { operation } from '../../operation.ts'

/** In this order: opened, played, shared, downloaded, main call to action. */
export const RECOMMENDATION_TYPES = ['detailview', 'viewportion', 'cartaddition', 'bookmark', 'purchase'] as const
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number]

export const recommendationEvent = z.object({
  type: z.enum(RECOMMENDATION_TYPES),
  /** Id of the account, or of a visitor's device. */
  user_id: z.string().min(1).max(100),
  item_id: z.string().min(1).max(100),
  recomm_id: z.string().min(1).max(200),
  session_id: z.string().max(100).nullable().default(null),
  /** Watched portion of the film, 0 to 1; only for `viewportion`. */
  portion: z.number().min(0).max(1).nullable().default(null),
  price: z.number().min(0).max(1_000_000).nullable().default(null),
  amount: z.number().min(0).max(1_000_000).nullable().default(null),
  /** In ms since the Unix epoch. */
  timestamp: z.number().int().min(0),
})
export type RecommendationEvent = z.infer<typeof recommendationEvent>

export const sendRecommendationEvents = operation({
  method: 'POST',
  path: '/recommendations/events',
  successStatus: 202,
  tags: ['Community'],
  summary: 'Record a recommendation event',
  access: 'anyone',
  description: "Records one event. `user_id` must be the session's account or the caller's `device_id` cookie; others are ignored.",
})
  .input(recommendationEvent)
  .output(z.object({ accepted: z.boolean() }))
