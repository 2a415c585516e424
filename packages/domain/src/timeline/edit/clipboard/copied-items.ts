import { z } from 'zod'
import { SHOT_TYPES } from '../../../story/shots/shot.ts'
import { shotPlan } from '../../../story/shot-plan/schema.ts'
import { mediaAsset, track } from '../../schema.ts'
import { idValue } from '../values/edit-values.ts'

const prompt = z.string().max(100_000)

/** What a copied clip's shot is made from. Its place in the story and its URLs are not copied. */
const copiedShot = z.strictObject({
  shotId: idValue,
  shotType: z.enum(SHOT_TYPES),
  imagePrompt: prompt,
  videoPrompt: prompt,
  plan: shotPlan.nullable(),
  voiceOver: prompt,
  activeImageId: idValue.nullable(),
  activeVideoId: idValue.nullable(),
  activeVoiceOverAudioId: idValue.nullable(),
})
export type CopiedShot = Readonly<z.infer<typeof copiedShot>>

/**
 * Items on a clipboard, on tracks as they were in their story, with the shots and media they use. `fps` of that story, in which all frames are
 * counted.
 */
export const copiedItems = z.strictObject({
  format: z.literal('fablecut/items'),
  fps: z.number().min(1).max(120),
  tracks: z.array(track).max(200).readonly(),
  mediaAssets: z.array(mediaAsset).max(20_000).readonly(),
  shots: z.array(copiedShot).max(20_000).readonly(),
})
export type CopiedItems = Readonly<z.infer<typeof copiedItems>>

/** Reads the text of a clipboard, which may be anything; null when it holds no items. */
export function parseCopiedItems(text: string): CopiedItems | null {
  const parsed = copiedItems.safeParse(jsonOf(text))
  return parsed.success ? parsed.data : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
