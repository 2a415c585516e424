import { type PromptPart, fitParts } from './fit-parts.ts'
import { type BriefFields, type ShotBrief, type WrittenBrief, castParts, sceneOf, wantsLettering } from './shot-brief.ts'
import { styleWords } from './style-words.ts'

const FLAWS = 'watermark, logo, cuts, flicker, warped faces, extra limbs, morphing'

/**
 * The prompts of a shot's clip for a model that is given its first picture: how the camera and what is seen move, then what it is. What does not fit is left
 * out: first what to avoid, then looks, which the picture shows, then the scene.
 */
export function clipBrief(brief: ShotBrief, { prompt, negativePrompt }: BriefFields): WrittenBrief {
  const parts: PromptPart[] = [
    { text: brief.videoPrompt, rank: 0 },
    { text: `The scene: ${sceneOf(brief)}`, rank: 2 },
    ...castParts(brief.cast, 3),
    { text: `Style: ${styleWords(brief.style)}`, rank: 1 },
    { text: 'One shot without cuts; everything keeps the look of the first picture', rank: 1.5 },
    ...(negativePrompt || wantsLettering(brief) ? [] : [{ text: 'No lettering', rank: 4 }]),
  ]
  return {
    prompt: fitParts(parts, prompt?.max),
    ...(negativePrompt && { negativePrompt: wantsLettering(brief) ? FLAWS : `lettering, captions, ${FLAWS}` }),
  }
}
