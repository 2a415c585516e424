import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { type WireAdvancedSettings, storyModelInputs } from '@fablecut/contracts/wire/inputs'
import type { AdvancedSettings } from '@fablecut/domain/story/models/models'
import { type ShotMedium, storyTypeOf, shotMedia, shotModels } from '@fablecut/domain/story/shots/shot-generation'
import { findOwnMedia } from '../media/find-own-media.ts'
import type { shot } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { type ShotsInput, takeNumberOf, toStoredShotsInput } from '../runs/shots-input.ts'
import { readStoryInputs } from '../runs/story-inputs.ts'
import { makeShots } from '../runs/workflow-names.ts'
import { mediaIdOf } from '../media/require-own-media-urls.ts'
import { requireExpectedPrice } from '../credits/require-price.ts'
import { COST_KEY, priceOfShots } from './price-of-shots.ts'
import { requirePossibleOptions } from './require-possible-options.ts'
import { requireUsableModels } from './require-usable.ts'
import { picksOf, requireBudget } from '../provider-spend/require-budget.ts'
import { startSideRun } from '../runs/start-side-run.ts'
import type { StoryRow } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'

export type ShotRow = typeof shot.$inferSelect

export type ShotsRequest = {
  readonly media: readonly ShotMedium[]
  readonly shotIds: readonly string[]
  readonly settings: AdvancedSettings
  /** Media ids of end frames, by shot id. */
  readonly endFrames: Readonly<Record<string, string>>
  readonly references: Readonly<Record<string, readonly string[]>>
  readonly expectedCredits: number | undefined
  /** The shots of which each medium is made. Default: all of `media`. */
  readonly byMedium?: Readonly<Record<ShotMedium, readonly string[]>>
  /** New words of the only shot, which gets its media at the end of the run. */
  readonly sentence?: string
}

/**
 * Starts the side run that generates media of shots; its price is split over the shots. Called with the story locked and the shots
 * validated.
 */
export async function startShots(
  tx: OpenTransaction,
  services: Pick<StoryServices, 'durable' | 'limits' | 'prices' | 'routes'>,
  story: StoryRow,
  request: ShotsRequest,
): Promise<string> {
  const { media, shotIds, settings, endFrames, references, sentence, byMedium } = request
  const models = storyModelInputs(story.categoryId, story.categoryInputs)
  const picked = shotModels(models, settings)
  requirePossibleOptions(services.routes, {
    ...(picked.madeBy !== undefined && { madeBy: picked.madeBy }),
    ...(media.includes('image') && { imageModelConfig: picked.imageModelConfig }),
    ...(media.includes('video') && { videoModelConfig: picked.videoModelConfig, startEndFrame: Object.keys(endFrames).length > 0 }),
  })
  const { credits, receipt } = priceOfShots(services, { models, media, shotIds, settings, byMedium })
  requireExpectedPrice(credits, request.expectedCredits)
  await requireBudget(tx, services, { userId: story.userId, storyId: story.id, picks: picksOf(picked, media) })
  const runId = newId()
  const input: ShotsInput = {
    media,
    shotIds,
    models: picked,
    endFrames,
    references,
    take: takeNumberOf(runId),
    ...(sentence !== undefined && { sentence }),
    ...(byMedium && { byMedium }),
  }
  await startSideRun(tx, services, {
    runId,
    storyId: story.id,
    userId: story.userId,
    kind: 'shots',
    workflow: makeShots,
    costKey: credits === 0 ? null : COST_KEY,
    credits,
    input: { ...toStoredShotsInput(input), receipt },
  })
  return runId
}

/** Parses the requested media; throws 422 for none, and for a voice-over in a story without a script (CD-92). */
export function requireMedia(story: StoryRow, requested: string | readonly string[] | undefined): readonly ShotMedium[] {
  const media = shotMedia(requested ?? [])
  if (media.length === 0) throw invalidField('media_types', 'Please choose what to generate')
  if (media.includes('audio-voice-over') && story.categoryId !== 'script_to_video')
    throw invalidField('media_types', 'Only stories made from a script have voice-overs')
  return media
}

/** Throws 422 for a model that the story type does not allow, or that does not support a requested end frame. */
export function requireSelectableModels(story: StoryRow, settings: WireAdvancedSettings, startEndFrame: boolean): void {
  const { character, additionalCharacters: others = [] } = readStoryInputs(story.categoryInputs)
  const cast = [character, ...others].filter((member) => member !== undefined)
  const storyType = storyTypeOf(storyModelInputs(story.categoryId, story.categoryInputs))
  requireUsableModels(
    settings,
    { storyType, startEndFrame },
    cast.map(({ referenceMode }) => referenceMode),
  )
}

/** The id of an own image by its URL; throws 422 for anything else (CD-114). */
export async function requireOwnImage(tx: OpenTransaction, userId: string, field: string, url: string): Promise<string> {
  const file = await findOwnMedia(tx.db, userId, mediaIdOf(url))
  if (!file) throw invalidField(field, 'This file is not one of yours')
  if (file.resourceType !== 'image') throw invalidField(field, 'Please select a picture')
  return file.id
}

/** The first input that a shot is missing for generating these media; null when it is complete. */
export function missingInputOf(shot: ShotRow, media: readonly ShotMedium[]): { readonly field: string; readonly message: string } | null {
  if (media.includes('audio-voice-over') && shot.voiceOver.trim() === '')
    return { field: 'voice_over', message: 'Please enter the words to speak' }
  if (media.includes('image') && shot.imagePrompt.trim() === '') return { field: 'image_prompt', message: 'Please describe the picture' }
  if (media.includes('video') && !media.includes('image') && shot.activeImageId === null)
    return { field: 'media_types', message: 'This shot has no picture yet. Please make its picture first' }
  return null
}
