/** A share as an English label says it: `count` of `total`, with the words that join them. `of`: its other words, of whom it is and what they do. */
export type SaidShare = { readonly count: number; readonly joint: string; readonly total: number; readonly of: string }

const SHARE = /(?<![\d.,])(\d{1,3})(?: ((?!out )\p{L}+))? (in|of|out of) (\d{1,4})(?![\d.,])(?: (.+))?/u
/** Largest difference of a share from its part of 100. */
const TOLERANCE = 0.5

/** The share that a label says in digits and that is `hundredths` of 100: `7 in 10` of `7 in 10 people never book`; undefined without one. */
export function saidShareIn(label: string, hundredths: number): SaidShare | undefined {
  const [, count, noun = '', joint, total, rest = ''] = SHARE.exec(label) ?? []
  const share = { count: Number(count), joint: joint ?? '', total: Number(total), of: `${noun} ${rest}`.trim() }
  return count !== undefined && Math.abs((share.count / share.total) * 100 - hundredths) < TOLERANCE ? share : undefined
}
