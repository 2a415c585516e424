import { isChange, wordDiff, type Change } from './word-diff.ts'

/** `index` counts the changes; `key` is the same for a part as long as the review is. */
export type ReviewPart = { readonly key: string } & ({ readonly same: string } | (Change & { readonly index: number }))

/** A rewrite whose changes can be kept or taken back one by one. `kept` has one entry for each change, in order. */
export type RewriteReview = { readonly parts: readonly ReviewPart[]; readonly kept: readonly boolean[] }

/** All changes of a rewrite, kept; null where nothing changed, or where there was nothing before. */
export function reviewOf(before: string, after: string): RewriteReview | null {
  if (before.trim() === '' || before === after) return null
  let changes = 0
  const parts = wordDiff(before, after).map((part, at): ReviewPart => {
    if (!isChange(part)) return { ...part, key: `same ${at}` }
    changes += 1
    return { ...part, index: changes - 1, key: `change ${at}` }
  })
  return { parts, kept: Array.from({ length: changes }, () => true) }
}

/** The script with the changes that are kept. */
export function reviewedText({ parts, kept }: RewriteReview): string {
  return parts.map((part) => ('same' in part ? part.same : kept[part.index] ? part.added : part.removed)).join('')
}

export const withChange = ({ parts, kept }: RewriteReview, index: number, isKept: boolean): RewriteReview => ({
  parts,
  kept: kept.with(index, isKept),
})

export const withAll = ({ parts, kept }: RewriteReview, isKept: boolean): RewriteReview => ({ parts, kept: kept.map(() => isKept) })
