import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { advancedSettings } from '@fablecut/contracts/wire/inputs'
import { receiptPlan } from '@fablecut/domain/pricing/receipt-plan'
import type { AdvancedSettings } from '@fablecut/domain/story/models/models'
import { type ShotMedium, formOfStory, shotMedia, shotModels } from '@fablecut/domain/story/shots/shot-generation'
import type { z } from 'zod'
import { findOwnMedia } from '../media/find-own-media.ts'
import type { shot } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { type ShotsInput, takeOf } from '../runs/shots-input.ts'
import type { StoryInputs } from '../runs/read-run.ts'
import { makeShots } from '../runs/workflow-names.ts'
import { mediaIdOf } from '../media/require-own-media-urls.ts'
import { priceOf, requireExpectedPrice } from '../credits/require-price.ts'
import { requireUsableModels } from './require-usable.ts'
import { startSideRun } from '../runs/start-side-run.ts'
import type { StoryRow } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'

export const COST_KEY = 'story.shot_generation'

export type ShotRow = typeof shot.$inferSelect

export type ShotsRequest = {
  readonly media: readonly ShotMedium[]
  readonly shotIds: readonly string[]
  readonly picked: AdvancedSettings
  /** Ids of pictures, by shot. */
  readonly endFrames: Readonly<Record<string, string>>
  readonly references: Readonly<Record<string, readonly string[]>>
  readonly expectedCredits: number | undefined
}

/** Adds the run that makes media of shots, for what the price function says, split over the shots. The story is locked and the shots are checked. */
export async function startShots(
  tx: OpenTransaction,
  services: Pick<StoryServices, 'durable' | 'limits' | 'prices'>,
  story: StoryRow,
  request: ShotsRequest,
): Promise<string> {
  const { media, shotIds, picked, endFrames, references } = request
  const facts = { category_id: story.categoryId, category_inputs: story.categoryInputs }
  const price = priceOf(services.prices, COST_KEY, { shots: shotIds.length, media_types: [...media], advanced_settings: picked, ...facts })
  requireExpectedPrice(price.credits, request.expectedCredits)
  const receipt = receiptPlan(price, shotIds.length).map((share) => ({
    ...share,
    shotId: share.shotIndex === null ? null : shotIds[share.shotIndex],
  }))
  const runId = newId()
  const asked: ShotsInput = {
    media,
    shot_ids: shotIds,
    models: shotModels(facts, picked),
    end_frames: endFrames,
    references,
    take: takeOf(runId),
  }
  await startSideRun(tx, services, {
    runId,
    storyId: story.id,
    userId: story.userId,
    kind: 'shots',
    workflow: makeShots,
    costKey: price.credits === 0 ? null : COST_KEY,
    credits: price.credits,
    input: { ...asked, receipt },
  })
  return runId
}

/** The asked kinds; 422 for none, and for a voice-over in a story that is not a script's (CD-92). */
export function requireMedia(story: StoryRow, asked: string | readonly string[] | undefined): readonly ShotMedium[] {
  const media = shotMedia(asked ?? [])
  if (media.length === 0) throw invalidField('media_types', 'Please choose what to generate')
  if (media.includes('audio-voice-over') && story.categoryId !== 'script_to_video')
    throw invalidField('media_types', 'Only stories made from a script have voice-overs')
  return media
}

/** As the pickers of the story's form: 422 for a model that it does not offer, or that can't end with a picture where it has to. */
export function requirePickedModels(story: StoryRow, picked: z.infer<typeof advancedSettings>, startEndFrame: boolean): void {
  const { character, additional_characters: others = [] } = story.categoryInputs as StoryInputs
  const cast = [character, ...others].flatMap((one) => (one ? [one as unknown as Parameters<typeof requireUsableModels>[2][number]] : []))
  const form = formOfStory({ category_id: story.categoryId, category_inputs: story.categoryInputs })
  requireUsableModels(picked, { form, startEndFrame }, cast)
}

/** The id of an own picture by its address; 422 for anything else (CD-114). */
export async function requireOwnImage(tx: OpenTransaction, userId: string, field: string, address: string): Promise<string> {
  const file = await findOwnMedia(tx.db, userId, mediaIdOf(address))
  if (!file) throw invalidField(field, 'This file is not one of yours')
  if (file.resourceType !== 'image') throw invalidField(field, 'Please select a picture')
  return file.id
}

/** What a shot needs before something can be made of it; null when it has all of it. */
export function missingInputOf(one: ShotRow, media: readonly ShotMedium[]): { readonly field: string; readonly message: string } | null {
  if (media.includes('audio-voice-over') && one.voiceOver.trim() === '')
    return { field: 'voice_over', message: 'Please enter the words to speak' }
  if (media.includes('image') && one.imagePrompt.trim() === '') return { field: 'image_prompt', message: 'Please describe the picture' }
  if (media.includes('video') && !media.includes('image') && one.activeImageId === null)
    return { field: 'media_types', message: 'This shot has no picture yet. Please make its picture first' }
  return null
}
