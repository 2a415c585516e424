import { refusalText } from '../../../texts/editor/refusals.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import type { Refused } from './editor-session.ts'

/** Shows why an edit was refused, if there is a text for it. Returns whether it was refused. */
export function reportRefusal(refused: Refused): boolean {
  if (!refused) return false
  const text = refusalText(refused)
  if (text !== null) toast.error(text)
  return true
}
