import { ok, refuse } from '../../../../result.ts'
import type { CaptionItem, CaptionWord, Timeline } from '../../../model.ts'
import type { Edit } from '../../refusal.ts'
import { findItem, withItems } from '../../tracks.ts'
import { deleteItems } from '../delete-items.ts'

/** The longest text that can be stored (see `schema`). */
export const MAX_CAPTION_CHARACTERS = 5000

export type EditCaptionText = { readonly itemId: string; readonly text: string }

/**
 * Changes what a caption says. As many words as before keep their times; with more or fewer nobody knows them, and the line stands as a whole.
 * An empty text deletes the line. Refuses `wrong_kind` for what is no caption, `out_of_range` for more text than can be stored.
 */
export function editCaptionText(timeline: Timeline, { itemId, text }: EditCaptionText): Edit {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (item.type !== 'caption') return refuse({ code: 'wrong_kind', itemId })
  if (text.length > MAX_CAPTION_CHARACTERS) return refuse({ code: 'out_of_range', min: 0, max: MAX_CAPTION_CHARACTERS })
  if (text === item.caption.data.text) return ok(timeline)
  if (text.trim() === '') return deleteItems(timeline, { itemIds: [itemId] })
  const edited = withText(item, text)
  return ok(withItems(timeline, ({ items }) => items.map((one) => (one === item ? edited : one))))
}

function withText(item: CaptionItem, text: string): CaptionItem {
  const words = wordsWithNewText(item.caption.data.words, text)
  return { ...item, caption: { ...item.caption, data: { text, ...(words && { words }) } } }
}

function wordsWithNewText(words: readonly CaptionWord[] | undefined, text: string): readonly CaptionWord[] | undefined {
  const texts = text.trim().split(/\s+/)
  return words?.length === texts.length ? words.map((word, index) => ({ ...word, text: texts[index] ?? word.text })) : undefined
}
