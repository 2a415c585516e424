/** Generation status of a shot's image or clip. */
export const GENERATION_STATUSES = ['idle', 'generating', 'success', 'error'] as const
export type GenerationStatus = (typeof GENERATION_STATUSES)[number]

type GeneratedMedia = {
  readonly hasMedia: boolean
  readonly hasFailed: boolean
  /** Whether the story's run is generating media of this kind now. */
  readonly isGenerating: boolean
}

/** What is there counts, then a failure, then a run that generates. A new shot is idle. Source: C-187..C-190. */
export function generationStatusOf({ hasMedia, hasFailed, isGenerating }: GeneratedMedia): GenerationStatus {
  if (hasMedia) return 'success'
  if (hasFailed) return 'error'
  return isGenerating ? 'generating' : 'idle'
}
