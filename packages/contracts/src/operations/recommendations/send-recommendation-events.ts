import { z } from 'zod'
import { operation } from '../../operation.ts'

/** Opened, played, shared, downloaded, and the main call to action. */
export const RECOMMENDATION_TYPES = ['detailview', 'viewportion', 'cartaddition', 'bookmark', 'purchase'] as const
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number]

export const recommendationEvent = z.object({
  type: z.enum(RECOMMENDATION_TYPES),
  /** The account, or the device of a visitor. */
  user_id: z.string().min(1).max(100),
  item_id: z.string().min(1).max(100),
  recomm_id: z.string().min(1).max(200),
  session_id: z.string().max(100).nullable().default(null),
  /** How much of the film was watched, 0 to 1; of `viewportion` alone. */
  portion: z.number().min(0).max(1).nullable().default(null),
  price: z.number().min(0).max(1_000_000).nullable().default(null),
  amount: z.number().min(0).max(1_000_000).nullable().default(null),
  /** In milliseconds since 1970. */
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
  description:
    "Records one event; open to visitors. `user_id` counts only as the session's own account or the caller's `device_id` cookie.",
})
  .input(recommendationEvent)
  .output(z.object({ accepted: z.boolean() }))
