import { storyModelInputs } from '@fablecut/contracts/wire/inputs'
import { estimate } from '@fablecut/domain/pricing/estimate'
import { receiptPlan } from '@fablecut/domain/pricing/receipt-plan'
import { type AspectRatio, sizeInShape } from '@fablecut/domain/story/category'
import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import type { StoryRow, Viewer } from '../../access/story-access.ts'
import { lockOwnStory, readDocument } from '../../editor/own-document.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import type { StoryServices } from '../../platform/story-services.ts'
import { sharesOfShots } from '../../runs/stored-price.ts'
import { type ShapePlan, planShape, readTakes } from '../../versions/shape/plan-shape.ts'
import type { FrameSize } from '../../versions/version-document.ts'

export const COST_KEY = 'story.shot_generation'

export type OwnStory = { readonly viewer: Viewer; readonly storyId: string; readonly aspectRatio: AspectRatio }

export type PlannedShape = { readonly story: StoryRow; readonly plan: ShapePlan; readonly to: FrameSize }

/** Locks an own story and plans its change to another shape. */
export async function plannedShape(tx: OpenTransaction, { viewer, storyId, aspectRatio }: OwnStory): Promise<PlannedShape> {
  const story = await lockOwnStory(tx, storyId, viewer)
  const to = sizeInShape(story, aspectRatio)
  const { document } = await readDocument(tx, story)
  return { story, to, plan: planShape(document, await readTakes(tx.db, storyId), to) }
}

/** The price of what has to be composed, and its split over the shots. */
export function priceOf({ prices }: Pick<StoryServices, 'prices'>, story: StoryRow, { imageShotIds, clipShotIds }: ShapePlan) {
  const models = storyModelInputs(story.categoryId, story.categoryInputs)
  const priced = (medium: ShotMedium, shotIds: readonly string[]) => {
    const inputs = { shotCount: shotIds.length, media: [medium], story: models, advancedSettings: {} }
    const price = estimate(prices, { key: COST_KEY, inputs })
    return { credits: price.credits, receipt: sharesOfShots(receiptPlan(price, shotIds.length), shotIds) }
  }
  const [images, clips] = [priced('image', imageShotIds), priced('video', clipShotIds)]
  return { credits: images.credits + clips.credits, receipt: [...images.receipt, ...clips.receipt] }
}
