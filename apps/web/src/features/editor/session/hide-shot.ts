import { hideShot } from '@fablecut/domain/timeline/edit/storyboard/hide-shot'
import { removeShot } from '@fablecut/domain/timeline/edit/storyboard/remove-shot'
import type { EditorSession } from './editor-session.ts'
import { nowSeconds } from './now-seconds.ts'
import { reportRefusal } from './report-refusal.ts'

/** Hides a shot or shows it again; one undo step. Returns whether it was refused. */
export const hideShotOf = (session: EditorSession, shotId: string, isHidden: boolean): boolean =>
  reportRefusal(session.editShots((shots) => hideShot(shots, { shotId, isHidden, nowSeconds: nowSeconds() })))

/** Removes a shot; a generated shot is hidden instead. Returns whether it was refused. */
export const removeShotOf = (session: EditorSession, shotId: string): boolean =>
  reportRefusal(session.editShots((shots) => removeShot(shots, { shotId, nowSeconds: nowSeconds() })))
