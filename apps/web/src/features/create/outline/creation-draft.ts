import { IDEA_SHOTS, MAX_OUTLINE_SHOTS, SEED_LIMIT } from '@fablecut/domain/story/inputs/outline'
import { GENERATION_STATUSES } from '@fablecut/domain/story/shots/generation-status'
import { shotPlan } from '@fablecut/domain/story/shot-plan/schema'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { z } from 'zod'

const status = z.enum(GENERATION_STATUSES)

/** A shot of the outline. `prompt`: what its image shows, in words; `plan`: the same as it is drawn, null until it is planned. */
const draftShot = z.object({
  id: z.string().min(1),
  prompt: z.string(),
  script: z.string(),
  plan: z.custom<ShotPlan | null>((value) => value === null || shotPlan.safeParse(value).success),
  /** A plan made by hand stays when the words change. */
  isPlanEdited: z.boolean(),
  imageStatus: status,
  videoStatus: status,
  generatedImageUrl: z.string(),
  generatedVideoUrl: z.string(),
})
export type DraftShot = z.infer<typeof draftShot>

const shots = z.array(draftShot).max(MAX_OUTLINE_SHOTS)

/**
 * The local creation draft (C-201 to C-204): one sentence and a number of shots, and the outline made of them or of the script. `base`: the shots when
 * the outline was last edited by hand, null before; typing in the script changes only those that no longer match. Methods, mode and export options are
 * inert (CD-103).
 */
export const creationDraft = z.object({
  title: z.string(),
  oneSentenceStory: z.string(),
  numShots: z.int().min(IDEA_SHOTS.min).max(IDEA_SHOTS.max),
  customSystemPrompt: z.string(),
  selectedCharacter: z.string().nullable(),
  mode: z.literal('vlog'),
  shots,
  base: shots.nullable(),
  /** The script of the form that the shots are an outline of. */
  outlinedScript: z.string(),
  language: z.string(),
  /** Decides people and light of the thumbnails and of the video. */
  seed: z
    .int()
    .min(0)
    .max(SEED_LIMIT - 1),
  exportOptions: z.object({
    global_speed_multiplier: z.number(),
    aspectRatio: z.string(),
    playbackSpeed: z.number(),
    soundtrackUrl: z.string(),
  }),
  scriptModel: z.string(),
  imageMethod: z.string(),
  videoMethod: z.string(),
})
export type CreationDraft = z.infer<typeof creationDraft>

export const INITIAL_DRAFT: CreationDraft = {
  title: '',
  oneSentenceStory: '',
  numShots: IDEA_SHOTS.default,
  customSystemPrompt: '',
  selectedCharacter: null,
  mode: 'vlog',
  shots: [],
  base: null,
  outlinedScript: '',
  language: 'en',
  seed: 1,
  exportOptions: { global_speed_multiplier: 1, aspectRatio: '16:9', playbackSpeed: 2, soundtrackUrl: '' },
  scriptModel: 'o4-mini',
  imageMethod: 'fluxlora',
  videoMethod: 'pixverse_4_720p',
}

export const newDraftShot = (shot: Pick<DraftShot, 'id' | 'script' | 'plan'> & Partial<DraftShot>): DraftShot => ({
  prompt: '',
  isPlanEdited: false,
  imageStatus: 'idle',
  videoStatus: 'idle',
  generatedImageUrl: '',
  generatedVideoUrl: '',
  ...shot,
})

export type DraftStep = 'form' | 'script' | 'preview'

/** Where the creation is: one sentence, its outline, or, once the videos of all shots have succeeded, the preview (C-239). */
export function draftStep(shots: readonly Pick<DraftShot, 'videoStatus'>[]): DraftStep {
  if (shots.length === 0) return 'form'
  return shots.every(({ videoStatus }) => videoStatus === 'success') ? 'preview' : 'script'
}

/** Marks the images of all shots as being generated (C-188). */
export const withImagesLoading = (shots: readonly DraftShot[]): DraftShot[] =>
  shots.map((shot) => ({ ...shot, imageStatus: 'generating', generatedImageUrl: '' }))

/** What came of the image of a shot; neither: nothing yet. */
export type ImageResult = { readonly error?: unknown; readonly image?: string | undefined }

/** Takes over the images of the shots, in their order; a video of an earlier image no longer holds (C-189, C-190). */
export const withImageResults = (shots: readonly DraftShot[], results: readonly ImageResult[]): DraftShot[] =>
  shots.map((shot, index) => {
    const { error, image } = results[index] ?? {}
    const imageStatus = error ? 'error' : image ? 'success' : 'idle'
    return { ...shot, imageStatus, generatedImageUrl: image ?? '', videoStatus: 'idle', generatedVideoUrl: '' }
  })
