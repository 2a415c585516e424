/** How far a picture or a clip of a shot is. Source: C-187. */
export const GENERATION_STATUSES = ['idle', 'generating', 'success', 'error'] as const
export type GenerationStatus = (typeof GENERATION_STATUSES)[number]

/** What is known of a shot's picture and clip while they are made. */
export type ShotGeneration = {
  readonly imageStatus: GenerationStatus
  readonly imageUrl: string | null
  readonly videoStatus: GenerationStatus
  readonly videoUrl: string | null
}

export const IDLE_SHOT: ShotGeneration = { imageStatus: 'idle', imageUrl: null, videoStatus: 'idle', videoUrl: null }

/** Source: C-188. */
export const markImagesGenerating = (shots: readonly ShotGeneration[]): readonly ShotGeneration[] =>
  shots.map((shot) => ({ ...shot, imageStatus: 'generating' }))

export type ImageResult = { readonly imageUrl?: string | null; readonly error?: unknown }

/** A new picture makes the clip of the old one worthless. Results are in the order of the shots; a missing one is idle. Source: C-189, C-190. */
export function applyImageResults(shots: readonly ShotGeneration[], results: readonly ImageResult[]): readonly ShotGeneration[] {
  return shots.map((_, index) => {
    const { imageUrl, error } = results[index] ?? {}
    if (error) return { ...IDLE_SHOT, imageStatus: 'error' }
    return imageUrl ? { ...IDLE_SHOT, imageStatus: 'success', imageUrl } : IDLE_SHOT
  })
}
