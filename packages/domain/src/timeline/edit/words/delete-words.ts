import type { z } from 'zod'
import { refuse, type Result } from '../../../result.ts'
import { framesOfWords } from '../../words/word-frames.ts'
import type { EditRefusal } from '../refusal.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import { deleteRanges, deleteRangesFields } from './delete-ranges.ts'
import { wordRanges, wordTest } from './word-range.ts'

export const deleteWordsFields = deleteRangesFields.omit({ ranges: true }).extend({ words: wordRanges })
export type DeleteWords = z.infer<typeof deleteWordsFields>

/**
 *     | one two three |  ->  | one three |
 *
 * Removes the time of words from the film: voice, picture and captions, as `deleteRanges` does. Refuses `words_not_found`.
 */
export function deleteWords(document: StoryDocument, { words, ...rest }: DeleteWords): Result<StoryDocument, EditRefusal> {
  const ranges = framesOfWords(document.timeline, wordTest(words))
  return ranges.length === 0 ? refuse({ code: 'words_not_found' }) : deleteRanges(document, { ranges, ...rest })
}
