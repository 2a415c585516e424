import { advancedSettings, fromWireAdvancedSettings, toWireAdvancedSettings } from '@fablecut/contracts/wire/inputs'
import type { ShotModels } from '@fablecut/domain/story/models/models'
import { SHOT_MEDIA, type ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import { z } from 'zod'
import { seedOf } from './read-run.ts'

/** Input of a run that generates media of shots. */
export type ShotsInput = {
  readonly media: readonly ShotMedium[]
  readonly shotIds: readonly string[]
  readonly models: ShotModels
  /** Media ids of end frames of clips, by shot id. */
  readonly endFrames: Readonly<Record<string, string>>
  /** Media ids of reference images, by shot id. */
  readonly references: Readonly<Record<string, readonly string[]>>
  /** Seed offset that makes a new take differ. At least 1. */
  readonly take: number
  /** Composes the shots anew for another shape of the film; the story gets it at the end of the run. */
  readonly shape?: ShapeInput
  /** The shots of which each medium is made. Default: all of `media`. */
  readonly byMedium?: Readonly<Record<ShotMedium, readonly string[]>>
  /** New words of the only shot: it gets them with its voice-over and clip at the end of the run. */
  readonly sentence?: string
}

/** Size of the frame in pixels, and the shots whose images and clips are composed for it. */
export type ShapeInput = {
  readonly width: number
  readonly height: number
  readonly imageShotIds: readonly string[]
  readonly clipShotIds: readonly string[]
}

const storedShape = z.object({
  width: z.number().int(),
  height: z.number().int(),
  image_shot_ids: z.array(z.string()),
  clip_shot_ids: z.array(z.string()),
})

const storedShotsInput = z.object({
  media: z.array(z.enum(SHOT_MEDIA)),
  shot_ids: z.array(z.string()),
  models: advancedSettings.required({ image_model_config: true, video_model_config: true }),
  end_frames: z.record(z.string(), z.string()),
  references: z.record(z.string(), z.array(z.string())),
  take: z.number().int(),
  shape: storedShape.optional(),
  by_medium: z.record(z.enum(SHOT_MEDIA), z.array(z.string())).optional(),
  sentence: z.string().optional(),
})

/** Parses the stored input of a run. Throws when it is invalid. */
export function readShotsInput(stored: unknown): ShotsInput {
  const { shot_ids: shotIds, end_frames: endFrames, models, shape, sentence, by_medium: byMedium, ...same } = storedShotsInput.parse(stored)
  const { image_model_config: imageModelConfig, video_model_config: videoModelConfig } = models
  return {
    ...same,
    shotIds,
    endFrames,
    models: { ...fromWireAdvancedSettings(models), imageModelConfig, videoModelConfig },
    ...(shape && { shape: shapeOf(shape) }),
    ...(sentence !== undefined && { sentence }),
    ...(byMedium && { byMedium }),
  }
}

const shapeOf = ({ width, height, image_shot_ids: imageShotIds, clip_shot_ids: clipShotIds }: z.infer<typeof storedShape>): ShapeInput => ({
  width,
  height,
  imageShotIds,
  clipShotIds,
})

/** The input of a run as it is stored. */
export const toStoredShotsInput = ({ shotIds, endFrames, models, shape, byMedium, ...same }: ShotsInput) => ({
  ...same,
  ...(byMedium && { by_medium: byMedium }),
  shot_ids: shotIds,
  models: toWireAdvancedSettings(models),
  end_frames: endFrames,
  ...(shape && {
    shape: { width: shape.width, height: shape.height, image_shot_ids: shape.imageShotIds, clip_shot_ids: shape.clipShotIds },
  }),
})

/** Number of distinct seeds per shot. */
const SEED_COUNT = 9973
export const takeNumberOf = (runId: string): number => 1 + (seedOf(runId) % SEED_COUNT)
