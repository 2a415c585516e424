import { storyModelInputs } from '@fablecut/contracts/wire/inputs'
import { type AspectRatio, sizeInShape } from '@fablecut/domain/story/category'
import type { StoryRow, Viewer } from '../../access/story-access.ts'
import { lockOwnStory, readDocument } from '../../editor/own-document.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import type { StoryServices } from '../../platform/story-services.ts'
import { priceOfShots } from '../price-of-shots.ts'
import { type ShapePlan, planShape, readTakes } from '../../versions/shape/plan-shape.ts'
import type { FrameSize } from '../../versions/version-document.ts'

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
export const priceOf = (services: Pick<StoryServices, 'prices'>, story: StoryRow, { imageShotIds, clipShotIds }: ShapePlan) =>
  priceOfShots(services, {
    models: storyModelInputs(story.categoryId, story.categoryInputs),
    media: ['image', 'video'],
    shotIds: [],
    settings: {},
    byMedium: { 'audio-voice-over': [], image: imageShotIds, video: clipShotIds },
  })
