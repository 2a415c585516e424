import type { Estimate, PriceLabel } from './price-lines.ts'

/** A share of a held price: what it pays for and the index of its shot in the run (null: the whole story). */
export type ReceiptShare = { readonly label: ReceiptLabel; readonly shotIndex: number | null; readonly credits: number }
export type ReceiptLabel = 'script' | 'image' | 'video'

const LABEL_OF: Record<PriceLabel, ReceiptLabel> = {
  base: 'script',
  script: 'script',
  audio_analysis: 'script',
  captions: 'script',
  rounding: 'script',
  images: 'image',
  videos: 'video',
  upscale: 'video',
}

/**
 * Splits a price over script, images and clips in whole credits that add up to it exactly; remainders go to the first shots. A price of 0
 * (a free story) has no shares. Without shots the script gets everything (CD-04, CD-112).
 */
export function receiptPlan(price: Estimate, shotCount: number): readonly ReceiptShare[] {
  const totals = wholeTotals(price)
  if (shotCount === 0) return scriptShare(price.credits)
  return [...scriptShare(totals.script), ...shotShares('image', totals.image, shotCount), ...shotShares('video', totals.video, shotCount)]
}

function wholeTotals(price: Estimate): Record<ReceiptLabel, number> {
  const sums = { script: 0, image: 0, video: 0 }
  for (const line of price.lines) if (line.label !== 'rounding') sums[LABEL_OF[line.label]] += line.credits
  const image = Math.floor(sums.image)
  const video = Math.floor(sums.video)
  const rest = price.credits - image - video
  // A resume has no script: rounding belongs to its clips, that of a regeneration to its images.
  if (sums.script > 0) return { script: rest, image, video }
  return sums.video > 0 ? { script: 0, image, video: video + rest } : { script: 0, image: image + rest, video }
}

const scriptShare = (credits: number): readonly ReceiptShare[] => (credits > 0 ? [{ label: 'script', shotIndex: null, credits }] : [])

function shotShares(label: ReceiptLabel, credits: number, shotCount: number): readonly ReceiptShare[] {
  if (credits === 0) return []
  return splitEvenly(credits, shotCount).map((share, shotIndex) => ({ label, shotIndex, credits: share }))
}

/** Splits into integers that differ by at most one; the larger ones come first. */
function splitEvenly(credits: number, parts: number): readonly number[] {
  const share = Math.floor(credits / parts)
  const remainder = credits - share * parts
  return Array.from({ length: parts }, (_, index) => (index < remainder ? share + 1 : share))
}
