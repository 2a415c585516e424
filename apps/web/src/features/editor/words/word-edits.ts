import { wordRangesOf } from '@fablecut/domain/timeline/edit/words/word-range'
import type { FilmRange } from '@fablecut/domain/timeline/words/film-range'
import type { FilmWord } from '@fablecut/domain/timeline/words/film-words'
import type { EditorSession } from '../session/editor-session.ts'
import { newItemId } from '../session/new-ids.ts'
import { nowSeconds } from '../session/now-seconds.ts'
import { reportRefusal } from '../session/report-refusal.ts'

/** Edits of the film by its words, one undo step each. Return whether they were applied; refusals are shown. */
export const wordEdits = (session: EditorSession) => ({
  deleteWords: (words: readonly FilmWord[]): boolean =>
    !reportRefusal(session.apply({ type: 'deleteWords', words: wordRangesOf(words), newId: newItemId(), nowSeconds: nowSeconds() })),
  moveWords: (words: readonly FilmWord[], { captionId, index }: Pick<FilmWord, 'captionId' | 'index'>): boolean =>
    !reportRefusal(session.apply({ type: 'moveWords', words: wordRangesOf(words), before: { captionId, index }, newId: newItemId() })),
  deleteRanges: (ranges: readonly FilmRange[]): boolean =>
    !reportRefusal(session.apply({ type: 'deleteRanges', ranges, newId: newItemId(), nowSeconds: nowSeconds() })),
})
