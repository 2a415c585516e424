import type { EditorSession } from './editor-session.ts'
import { nowSeconds } from './now-seconds.ts'
import { reportRefusal } from './report-refusal.ts'
import { storyboardFields } from './storyboard-fields.ts'

/** Hides a shot or shows it again; one undo step. Returns whether it was refused. */
export const hideShotOf = (session: EditorSession, shotId: string, isHidden: boolean): boolean =>
  reportRefusal(session.apply({ type: 'hideShot', shotId, isHidden, nowSeconds: nowSeconds(), ...storyboardFields(session) }))

/** Removes a shot; a generated shot is hidden instead. Returns whether it was refused. */
export const removeShotOf = (session: EditorSession, shotId: string): boolean =>
  reportRefusal(session.apply({ type: 'removeShot', shotId, nowSeconds: nowSeconds(), ...storyboardFields(session) }))
