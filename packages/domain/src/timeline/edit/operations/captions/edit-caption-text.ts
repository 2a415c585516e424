import { z } from 'zod'
import { ok, refuse } from '../../../../result.ts'
import type { CaptionItem, CaptionWord, Timeline } from '../../../model.ts'
import type { EditResult } from '../../refusal.ts'
import { findItem, withItems } from '../../tracks.ts'
import { deleteItems } from '../delete-items.ts'
import { idValue } from '../../values/edit-values.ts'

/** Longest text that can be stored (see `schema`). */
export const MAX_CAPTION_CHARACTERS = 5000

export const editCaptionTextFields = z.strictObject({ itemId: idValue, text: z.string() })
export type EditCaptionText = z.infer<typeof editCaptionTextFields>

/**
 * Changes a caption's text. Word timing is kept when the number of words is unchanged, else it is removed.
 * An empty text deletes the caption. Refuses `wrong_kind` for other items, `out_of_range` for a text that is too long.
 */
export function editCaptionText(timeline: Timeline, { itemId, text }: EditCaptionText): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (item.type !== 'caption') return refuse({ code: 'wrong_kind', itemId })
  if (text.length > MAX_CAPTION_CHARACTERS) return refuse({ code: 'out_of_range', min: 0, max: MAX_CAPTION_CHARACTERS })
  if (text === item.caption.data.text) return ok(timeline)
  if (text.trim() === '') return deleteItems(timeline, { itemIds: [itemId] })
  const edited = withText(item, text)
  return ok(withItems(timeline, ({ items }) => items.map((other) => (other === item ? edited : other))))
}

function withText(item: CaptionItem, text: string): CaptionItem {
  const words = wordsWithNewText(item.caption.data.words, text)
  return { ...item, caption: { ...item.caption, data: { text, ...(words && { words }) } } }
}

function wordsWithNewText(words: readonly CaptionWord[] | undefined, text: string): readonly CaptionWord[] | undefined {
  const texts = text.trim().split(/\s+/)
  return words?.length === texts.length ? words.map((word, index) => ({ ...word, text: texts[index] ?? word.text })) : undefined
}
