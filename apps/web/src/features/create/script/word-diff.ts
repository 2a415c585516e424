/** An unchanged part, or what was removed and added at one place; either may be empty. */
export type DiffPart = { readonly unchanged: string } | Change
export type Change = { readonly removed: string; readonly added: string }

export const isChange = (part: DiffPart): part is Change => 'removed' in part

/** Word diff of two texts. Unchanged parts joined with `removed` are `before`, with `added` they are `after`. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [from, to] = [wordsOf(before), wordsOf(after)]
  const lengths = commonLengths(from, to)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      append(parts, { unchanged: from[i]! })
      i += 1
      j += 1
    } else if (j >= to.length || (i < from.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      append(parts, { removed: from[i++]!, added: '' })
    else append(parts, { removed: '', added: to[j++]! })
  }
  return joinAcrossBlanks(parts)
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Words, punctuation and whitespace as separate tokens; languages without spaces are also split between words. */
const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Length of the longest common subsequence of `from` after `i` and `to` after `j`, at `[i][j]`. */
function commonLengths(from: readonly string[], to: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1))
  for (let i = from.length - 1; i >= 0; i -= 1) {
    const [row, next] = [rows[i]!, rows[i + 1]!]
    for (let j = to.length - 1; j >= 0; j -= 1) row[j] = from[i] === to[j] ? next[j + 1]! + 1 : Math.max(next[j]!, row[j + 1]!)
  }
  return rows
}

function append(parts: DiffPart[], part: DiffPart): void {
  const last = parts.at(-1)
  if (last === undefined || isChange(last) !== isChange(part)) parts.push(part)
  else if (isChange(last) && isChange(part))
    parts[parts.length - 1] = { removed: last.removed + part.removed, added: last.added + part.added }
  else if (!isChange(last) && !isChange(part)) parts[parts.length - 1] = { unchanged: last.unchanged + part.unchanged }
}

/** Two changes separated only by whitespace are merged: consecutive words were replaced. */
function joinAcrossBlanks(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  parts.forEach((part, index) => {
    const next = parts[index + 1]
    const isBetween = !isChange(part) && /^[^\S\n]+$/.test(part.unchanged) && index > 0 && next !== undefined && isChange(next)
    append(joined, isBetween && !isChange(part) ? { removed: part.unchanged, added: part.unchanged } : part)
  })
  return joined
}
