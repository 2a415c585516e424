import type { CategoryId } from '@fablecut/domain/story/category'
import type { ComponentType } from 'react'
import type { EditorView } from '../../../story-data/tabs/editor-tab.ts'

/** Props of the editor page; the view is stored in the URL. */
export type EditorPageProps = {
  storyId: string
  view: EditorView
  onViewChange: (view: EditorView) => void
  /** Button that resumes a paused preview, with its price. */
  Resume: ComponentType<{ storyId: string; category: CategoryId }>
}
