import type { Estimate } from './price-lines.ts'
import { receiptPlan, type ReceiptShare } from './receipt-plan.ts'

/** What a resume holds, and how that is split over the shots that have no clip yet. */
export type ResumePrice = { readonly estimate: Estimate; readonly receipt: readonly ReceiptShare[] }

/**
 * The part of a resume's price that is still to be paid. `whole` is the price of all visible shots; `hasClip` says of each of them, in order, whether
 * its clip exists: those were paid when they were generated, by a resume that was cancelled or by a regeneration. Source: CD-06, CD-113.
 */
export function resumePrice(whole: Estimate, hasClip: readonly boolean[]): ResumePrice {
  const receipt = receiptPlan(whole, hasClip.length).filter(({ shotIndex }) => shotIndex === null || !hasClip[shotIndex])
  if (!hasClip.includes(true)) return { estimate: whole, receipt }
  const credits = receipt.reduce((sum, share) => sum + share.credits, 0)
  return { estimate: { credits, lines: credits > 0 ? [{ label: 'videos', credits }] : [] }, receipt }
}
