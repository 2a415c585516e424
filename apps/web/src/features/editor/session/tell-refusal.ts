import { refusalText } from '../../../texts/editor/refusals.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import type { Refused } from './editor-session.ts'

/** Says why an edit was not made, where there is something to say. Answers whether it was refused. */
export function tellRefusal(refused: Refused): boolean {
  if (!refused) return false
  const text = refusalText(refused)
  if (text !== null) toast.error(text)
  return true
}
