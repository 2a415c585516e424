import type { WrittenQuantity } from './written-quantity.ts'

/** Between both numbers of a range, by language: `sept à neuf heures`, `三到五年`, `20〜30分`. */
const JOINTS: Readonly<Record<string, RegExp>> = {
  es: /^ (?:a|o) $/u,
  fr: /^ (?:à|ou) $/u,
  it: /^ (?:a|o) $/u,
  pt: /^ (?:a|ou) $/u,
  ja: /^\s?(?:〜|～|~|から)\s?$/u,
  ko: /^\s?(?:〜|～|~)\s?$/u,
  th: /^\s?(?:〜|～|~)\s?$/u,
  zh: /^\s?(?:到|至|〜|～|~)\s?$/u,
}

const AMOUNT = /^(?:count|duration|measure|money|percent)$/u

/** Quantities of which both ends of a range are one, shown as they are written. `language`: ISO 639-1 code. */
export function withRanges(quantities: readonly WrittenQuantity[], text: string, language: string): WrittenQuantity[] {
  const joint = JOINTS[language]
  const all: WrittenQuantity[] = []
  for (const last of quantities) {
    const first = all.at(-1)
    const most = last.kind === 'percent' ? last.value * 100 : last.value
    // `10から3個を取ります`: what is taken from something is no range.
    const isRange =
      first?.kind === 'count' && first.value < most && AMOUNT.test(last.kind) && joint?.test(text.slice(first.offset, last.start))
    if (isRange) all[all.length - 1] = { ...last, at: first.at, start: first.start, display: text.slice(first.start, last.offset).trim() }
    else all.push(last)
  }
  return all
}
