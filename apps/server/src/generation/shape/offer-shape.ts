import { inTransaction } from '../../platform/database/transaction.ts'
import type { StoryServices } from '../../platform/story-services.ts'
import type { FrameSize } from '../../versions/version-document.ts'
import { type OwnStory, plannedShape, priceOf } from './planned-shape.ts'

/** What another shape of a film takes. */
export type ShapeOffer = FrameSize & {
  /** Images and clips that are composed anew. */
  readonly images: number
  readonly clips: number
  /** Other pictures, which are cropped around their subjects. */
  readonly reframed: number
  readonly credits: number
}

/** What another shape of an own story takes, and its price. 401, 403, 404; 409 while a run locks the story. */
export function offerShape(services: Pick<StoryServices, 'pool' | 'prices'>, request: OwnStory): Promise<ShapeOffer> {
  return inTransaction(services.pool, async (tx) => {
    const { plan, story, to } = await plannedShape(tx, request)
    return {
      ...to,
      images: plan.imageShotIds.length,
      clips: plan.clipShotIds.length,
      reframed: plan.reframed.length,
      credits: priceOf(services, story, plan).credits,
    }
  })
}
