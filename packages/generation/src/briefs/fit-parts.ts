/** A part of a prompt. Of parts that do not fit, those with the highest `rank` are left out first; 0 is what a prompt cannot be without. */
export type PromptPart = { readonly text: string; readonly rank: number }

/** The parts in their order, as sentences of at most `max` characters in all. What is still too long is cut between two words. */
export function fitParts(parts: readonly PromptPart[], max = Infinity): string {
  const text = parts
    .filter((part) => part.text.trim() !== '')
    .map((part) => endSentence(part.text))
    .join(' ')
  if (text.length <= max) return text
  const last = parts.toReversed().toSorted((a, b) => b.rank - a.rank)[0]
  return last && last.rank > 0
    ? fitParts(
        parts.filter((part) => part !== last),
        max,
      )
    : cutBetweenWords(text, max)
}

const endSentence = (text: string): string => (/[.!?…。！？]["”»」]?$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`)

function cutBetweenWords(text: string, max: number): string {
  const cut = text.slice(0, max)
  const space = cut.lastIndexOf(' ')
  // Languages without spaces, and words that are longer than all that fits.
  return (space > max / 2 ? cut.slice(0, space) : cut).trimEnd()
}
