import { type PromptPart, fitParts } from './fit-parts.ts'
import { type BriefFields, type ShotBrief, type WrittenBrief, castParts, sceneOf, wantsLettering } from './shot-brief.ts'
import { styleWords } from './style-words.ts'

const FLAWS = 'watermark, logo, frame, deformed hands, extra fingers, deformed face, cropped head, blur'

/** Models that are given pictures would else change them instead of making a new one. */
function referenceParts({ referenced = [], hasStyleReference = false }: ShotBrief): PromptPart[] {
  const names = referenced.join(' and ')
  const persons = `the reference images only show how ${names} ${referenced.length === 1 ? 'looks' : 'look'}, which stays the same`
  const style = 'a reference image only shows the style: its colours and light, not its content'
  const said = [...(referenced.length > 0 ? [persons] : []), ...(hasStyleReference ? [style] : [])]
  return said.length === 0 ? [] : [{ text: `This is a new picture: ${said.join('; ')}`, rank: 0.5 }]
}

/** The prompts of a shot's image for a model with these fields. What does not fit is left out: first what to avoid, then looks, then the style. */
export function imageBrief(brief: ShotBrief, { prompt, negativePrompt }: BriefFields): WrittenBrief {
  const hasLettering = wantsLettering(brief)
  const avoided = hasLettering ? 'No watermark' : 'No lettering, no watermark'
  const parts: PromptPart[] = [
    { text: sceneOf(brief), rank: 0 },
    ...referenceParts(brief),
    ...castParts(brief.cast, 2),
    ...(brief.isCloseUp ? [{ text: 'The material fills the frame, seen with a macro lens; no face is seen', rank: 2 }] : []),
    { text: `Style: ${styleWords(brief.style)}`, rank: 1 },
    ...(negativePrompt ? [] : [{ text: avoided, rank: 4 }]),
  ]
  return {
    prompt: fitParts(parts, prompt?.max),
    ...(negativePrompt && { negativePrompt: hasLettering ? FLAWS : `lettering, captions, ${FLAWS}` }),
  }
}
