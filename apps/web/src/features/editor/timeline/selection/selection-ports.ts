import type { EditorSession } from '../../session/editor-session.ts'
import type { Playback } from '../../session/playback.ts'
import type { TimelineView } from '../timeline-view.ts'

/** What operations on the selection need. */
export type SelectionPorts = { readonly session: EditorSession; readonly playback: Playback; readonly view: TimelineView }
