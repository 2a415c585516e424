/** Generation status of a shot's image or clip. */
export const GENERATION_STATUSES = ['idle', 'generating', 'success', 'error'] as const
export type GenerationStatus = (typeof GENERATION_STATUSES)[number]

type GeneratedMedia = {
  readonly hasMedia: boolean
  readonly hasFailed: boolean
  /** Whether the story's run is generating media of this type now. */
  readonly isGenerating: boolean
}

/** Existing media come first, then a failure, then a run in progress; otherwise idle. */
export function generationStatusOf({ hasMedia, hasFailed, isGenerating }: GeneratedMedia): GenerationStatus {
  if (hasMedia) return 'success'
  if (hasFailed) return 'error'
  return isGenerating ? 'generating' : 'idle'
}
