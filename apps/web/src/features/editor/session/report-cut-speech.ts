import { cutSpeech } from '@fablecut/domain/timeline/edit/operations/cut-speech'
import type { TrimItem } from '@fablecut/domain/timeline/edit/operations/trims/trim-item'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { timelineTexts as texts } from '../../../texts/editor/timeline.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import type { EditorSession } from './editor-session.ts'

/** Reports narration that the last edit, a trim, removed, with an Undo until the next edit. */
export function reportCutSpeech(session: EditorSession, before: Timeline, trim: Pick<TrimItem, 'itemId' | 'edge'>): void {
  const { document, history } = session.store.getState()
  const cut = cutSpeech(before, document.timeline, trim)
  if (!cut) return
  const lastStep = history.past.at(-1)
  const unfollow = session.store.subscribe((state) => {
    if (state.history.past.at(-1) === lastStep) return
    unfollow()
    dismiss()
  })
  const dismiss = toast.info(texts.narrationCut(cut.words), { label: texts.undo, onSelect: () => void session.undo() })
}
