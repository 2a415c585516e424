import { advancedSettings } from '@fablecut/contracts/wire/inputs'
import type { AdvancedSettings } from '@fablecut/domain/story/models/models'
import { SHOT_MEDIA, type ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import { z } from 'zod'
import { seedOf } from './read-run.ts'

/** What a run that makes shots was asked for. */
export type ShotsInput = {
  readonly media: readonly ShotMedium[]
  readonly shot_ids: readonly string[]
  readonly models: Required<AdvancedSettings>
  /** Pictures that clips are to end with, by shot: ids of media. */
  readonly end_frames: Readonly<Record<string, string>>
  /** Pictures that pictures are to resemble, by shot: ids of media. */
  readonly references: Readonly<Record<string, readonly string[]>>
  /** Sets what is made apart from what was made before. At least 1. */
  readonly take: number
}

const shotsInput: z.ZodType<ShotsInput> = z.object({
  media: z.array(z.enum(SHOT_MEDIA)),
  shot_ids: z.array(z.string()),
  models: advancedSettings.required(),
  end_frames: z.record(z.string(), z.string()),
  references: z.record(z.string(), z.array(z.string())),
  take: z.number().int(),
})

/** A stored input of such a run. Throws for one that can't be read. */
export const readShotsInput = (input: unknown): ShotsInput => shotsInput.parse(input)

/** How many takes of one shot get seeds of their own. */
const TAKES = 9973
export const takeOf = (runId: string): number => 1 + (seedOf(runId) % TAKES)
