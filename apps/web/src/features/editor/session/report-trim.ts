import type { Refused } from './editor-session.ts'
import { reportRefusal } from './report-refusal.ts'

/**
 * Shows why a resize was refused. An item that left the timeline meanwhile is only logged: there is nothing that the creator could do (E-315).
 * Returns whether it was refused.
 */
export function reportTrim(refused: Refused): boolean {
  if (refused?.code !== 'item_not_found') return reportRefusal(refused)
  console.warn('An item that is not on the timeline was not resized', refused.itemId)
  return true
}
