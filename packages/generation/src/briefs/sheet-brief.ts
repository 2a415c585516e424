import { type PromptPart, fitParts } from './fit-parts.ts'
import { type BriefFields, type CastMember, type WrittenBrief, castParts } from './shot-brief.ts'
import { styleWords } from './style-words.ts'

type SheetBrief = { readonly style: string; readonly cast: readonly CastMember[] }

const FLAWS = 'lettering, captions, watermark, logo, cropped persons, deformed hands, deformed face'

/** The prompts of a picture that shows how the persons of a story look, as a reference for its other pictures. */
export function sheetBrief({ style, cast }: SheetBrief, { prompt, negativePrompt }: BriefFields): WrittenBrief {
  const names = cast.map(({ name }) => name).join(', ')
  const view =
    cast.length === 1 ? 'seen whole from the front and, beside it, from the side' : 'side by side, each seen whole from the front'
  const parts: PromptPart[] = [
    { text: `Character sheet: ${names}, ${view}, standing, on a plain light background`, rank: 0 },
    ...castParts(cast, 1),
    { text: `Style: ${styleWords(style)}`, rank: 0.5 },
    ...(negativePrompt ? [] : [{ text: 'No lettering, no watermark', rank: 4 }]),
  ]
  return { prompt: fitParts(parts, prompt?.max), ...(negativePrompt && { negativePrompt: FLAWS }) }
}
