import type { CategoryId } from '@fablecut/domain/story/category'
import type { ComponentType } from 'react'
import type { EditorView } from '../../../story-data/editor-tab.ts'

/** What the editor is opened with; the address holds the view. */
export type EditorPageProps = {
  storyId: string
  view: EditorView
  onViewChange: (view: EditorView) => void
  /** The way on from a paused preview, with its price. */
  Resume: ComponentType<{ storyId: string; category: CategoryId }>
}
