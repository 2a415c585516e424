import { isChange, wordDiff, type Change } from './word-diff.ts'

/** `index` counts the changes; `key` is stable during the review. */
export type ReviewPart = { readonly key: string } & ({ readonly unchanged: string } | (Change & { readonly index: number }))

/** A rewrite whose changes can be accepted or rejected one by one. `accepted` has one entry per change, in order. */
export type RewriteReview = { readonly parts: readonly ReviewPart[]; readonly accepted: readonly boolean[] }

/** All changes of a rewrite, accepted; null if nothing changed, or the script was empty before. */
export function reviewOf(before: string, after: string): RewriteReview | null {
  if (before.trim() === '' || before === after) return null
  let changes = 0
  const parts = wordDiff(before, after).map((part, at): ReviewPart => {
    if (!isChange(part)) return { ...part, key: `same ${at}` }
    changes += 1
    return { ...part, index: changes - 1, key: `change ${at}` }
  })
  return { parts, accepted: Array.from({ length: changes }, () => true) }
}

/** The script with the accepted changes. */
export function reviewedText({ parts, accepted }: RewriteReview): string {
  return parts.map((part) => ('unchanged' in part ? part.unchanged : accepted[part.index] ? part.added : part.removed)).join('')
}

export const withChange = ({ parts, accepted }: RewriteReview, index: number, isKept: boolean): RewriteReview => ({
  parts,
  accepted: accepted.with(index, isKept),
})

export const withAll = ({ parts, accepted }: RewriteReview, isKept: boolean): RewriteReview => ({
  parts,
  accepted: accepted.map(() => isKept),
})
