import { aTimeline, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { totalFrames } from '@fablecut/domain/timeline/queries'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { useEditorKeys } from '../features/editor/page/keyboard/use-editor-keys.ts'
import { EditorProvider } from '../features/editor/session/editor-context.tsx'
import { createEditorSession, type EditorSession, type EditorStart } from '../features/editor/session/editor-session.ts'
import type { StoryFacts } from '../features/editor/session/editor-state.ts'
import { createPlayback, type Playback } from '../features/editor/session/playback.ts'
import { STORY } from '../features/editor/session/story-fixture.ts'
import { renderPage, type RenderedPage } from './render-page.tsx'

type EditorOptions = Partial<Omit<EditorStart, 'story'>> & {
  readonly story?: Partial<StoryFacts>
  /** Instead of `document`, for tests without shots. */
  readonly timeline?: Timeline
  /** Whether the server accepts syncs; true by default. */
  readonly saves?: boolean
}

export type RenderedEditor = {
  readonly session: EditorSession
  readonly playback: Playback
  readonly page: RenderedPage
  readonly user: UserEvent
  readonly document: () => StoryDocument
  readonly timeline: () => Timeline
}

function EditorKeys() {
  useEditorKeys({ onDeveloper: () => {}, onHelp: () => {} })
  return null
}

/** Renders a part of the editor with a real session, playback and keyboard; saving succeeds at once. Requests go to `stubApi`. */
export async function renderEditor(view: ReactElement, options: EditorOptions = {}): Promise<RenderedEditor> {
  const { story, timeline, saves = true, ...start } = options
  const document = start.document ?? { shots: {}, timeline: timeline ?? { ...aTimeline([primaryTrackOf('main', [])]), mediaAssets: [] } }
  const session = createEditorSession({ revision: 1, ...start, story: { ...STORY, ...story }, document })
  session.onSend = () => queueMicrotask(() => session.sync(saves ? { type: 'succeeded' } : { type: 'stale', revision: 2 }))
  const current = () => session.store.getState().document
  const playback = createPlayback({ totalFrames: () => totalFrames(current().timeline.tracks) })
  const user = userEvent.setup()
  const page = await renderPage(
    <EditorProvider editor={{ session, playback }}>
      <EditorKeys />
      {view}
    </EditorProvider>,
  )
  return { session, playback, page, user, document: current, timeline: () => current().timeline }
}
