import type { CategoryGeneration } from './category-generation.ts'

/** As of the explainer form. */
const STYLE = 'photorealistic'

/** A story that its creator makes shot by shot: nobody writes it, and every shot stands for itself. */
export const blankStory: CategoryGeneration = {
  write: () => Promise.reject(new Error('A story from scratch is not written by anybody')),
  paint: (view) => ({ style: view.inputs.visual_style ?? STYLE }),
  animate: (view) => ({ style: view.inputs.visual_style ?? STYLE }),
  arrivesAtNext: () => false,
  hasClips: () => true,
}
