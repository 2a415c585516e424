import type { EditorSession } from './editor-session.ts'
import { newItemId } from './new-ids.ts'

/** Fields of every edit of the storyboard: id of a new item, and the known failures of shots. */
export const storyboardFields = ({ store }: EditorSession) => ({
  newId: newItemId(),
  failures: Object.fromEntries(store.getState().failures),
})
