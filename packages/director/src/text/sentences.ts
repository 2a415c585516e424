const ABBREVIATION = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|Jr|Sr|a\.m|p\.m|No|vs|etc|approx|[A-Z])\.$/u

const hasOpenQuote = (text: string): boolean => ((text.match(/"/gu) ?? []).length + (text.match(/[“”]/gu) ?? []).length) % 2 === 1

/** Sentences of a script, trimmed. A quote stays whole, together with who said it. */
export function sentencesOf(script: string): string[] {
  const parts = script.match(/[^.!?…]+(?:[.!?](?=[^\s"”’)])[^.!?…]*)*(?:[.!?…]+["”’)]*|$)/gu) ?? []
  const sentences: string[] = []
  for (const part of parts.map((text) => text.trim()).filter(Boolean)) {
    const last = sentences.at(-1)
    const continues =
      last !== undefined && (hasOpenQuote(last) || ABBREVIATION.test(last) || (/[!?]["”]$/u.test(last) && /^[a-z]/u.test(part)))
    if (continues) sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences
}
