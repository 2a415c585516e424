import type { Estimate } from './price-lines.ts'
import { receiptPlan, type ReceiptShare } from './receipt-plan.ts'

/** The hold of a resume, and its split over the shots without a clip. */
export type ResumePrice = { readonly estimate: Estimate; readonly receipt: readonly ReceiptShare[] }

/**
 * The unpaid part of a resume's price. `whole` is the price of all visible shots; `hasClip` per shot, in order: existing clips were paid by
 * a cancelled resume or a regeneration (CD-06, CD-113).
 */
export function resumePrice(fullPrice: Estimate, hasClip: readonly boolean[]): ResumePrice {
  const receipt = receiptPlan(fullPrice, hasClip.length).filter(({ shotIndex }) => shotIndex === null || !hasClip[shotIndex])
  if (!hasClip.includes(true)) return { estimate: fullPrice, receipt }
  const credits = receipt.reduce((sum, share) => sum + share.credits, 0)
  return { estimate: { credits, lines: credits > 0 ? [{ label: 'videos', credits }] : [] }, receipt }
}
