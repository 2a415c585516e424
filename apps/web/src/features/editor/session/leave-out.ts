import { hideShot } from '@fablecut/domain/timeline/edit/storyboard/hide-shot'
import { removeShot } from '@fablecut/domain/timeline/edit/storyboard/remove-shot'
import type { EditorSession } from './editor-session.ts'
import { nowSeconds } from './now-seconds.ts'
import { tellRefusal } from './tell-refusal.ts'

/** Takes a shot out of the film and keeps it, or brings it back; one undo step. Answers whether it was refused. Source: E-186. */
export const hideShotOf = (session: EditorSession, shotId: string, isHidden: boolean): boolean =>
  tellRefusal(session.editShots((shots) => hideShot(shots, { shotId, isHidden, nowSeconds: nowSeconds() })))

/** Removes a shot; one that was generated is hidden instead. Answers whether it was refused. Source: E-186. */
export const removeShotOf = (session: EditorSession, shotId: string): boolean =>
  tellRefusal(session.editShots((shots) => removeShot(shots, { shotId, nowSeconds: nowSeconds() })))
