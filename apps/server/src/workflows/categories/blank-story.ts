import type { CategoryGeneration } from './category-generation.ts'

/** The default style of an explainer. */
const STYLE = 'photorealistic'

/** A story created shot by shot: there is no writer, and every shot is independent. */
export const blankStory: CategoryGeneration = {
  write: () => Promise.reject(new Error('A story from scratch is not written by anybody')),
  imageOptions: (view) => ({ style: view.inputs.visualStyle ?? STYLE }),
  clipOptions: (view) => ({ style: view.inputs.visualStyle ?? STYLE }),
  endsWithNextImage: () => false,
  hasClips: () => true,
}
