const ABBREVIATION = /\b(?:Mr|Mrs|Ms|Mme|Dr|St|Mt|Ft|Prof|Rev|Gen|Col|Capt|Lt|Sgt|Gov|Sen|Jr|Sr|a\.m|p\.m|No|vs|etc|approx|[A-Z])\.$/u

/** `... at 3 a.m. The next ...`: the point ends the sentence as well. */
const isHourBeforeSentence = (before: string, part: string): boolean =>
  /\b(?:[ap]\.m|etc)\.$/u.test(before) &&
  /^["“]?\p{Lu}/u.test(part) &&
  !/^(?:\p{Lu}\p{Ll}+day|\p{Lu}{2,4}|Eastern|Pacific|Central)\b/u.test(part)

const hasOpenQuote = (text: string): boolean => ((text.match(/"/gu) ?? []).length + (text.match(/[“”]/gu) ?? []).length) % 2 === 1

/** `Martin Luther King Jr.’s speech`: the point and the apostrophe end nothing. */
const isPossessiveCut = (before: string, part: string): boolean => /\.[’']$/u.test(before) && /^s\b/u.test(part)

/** Sentences of a script, trimmed. A quote stays whole, together with who said it. */
export function sentencesOf(script: string): string[] {
  const parts = script.match(/[^.!?…]+(?:[.!?](?=[^\s"”’)])[^.!?…]*)*(?:[.!?…]+["”’)]*|$)/gu) ?? []
  const sentences: string[] = []
  for (const part of parts.map((text) => text.trim()).filter(Boolean)) {
    const last = sentences.at(-1)
    const isLetter = /\b(?:and|or|vitamin|plan|option|letter|type|key|grade|class|point|group) [A-Z]\.$/u.test(last ?? '')
    // `So do I. That is why ...`: no initial.
    const isPronoun = /\b(?:do|did|am|was|can|could|will|would|shall|should|have|had|than|and|or|as) I\.$/u.test(last ?? '')
    const continues =
      last !== undefined &&
      (isPossessiveCut(last, part) ||
        hasOpenQuote(last) ||
        (ABBREVIATION.test(last) && !isLetter && !isPronoun && !isHourBeforeSentence(last, part)) ||
        (/[!?]["”]$/u.test(last) && /^[a-z]/u.test(part)))
    if (continues) sentences[sentences.length - 1] = isPossessiveCut(last, part) ? last + part : `${last} ${part}`
    else sentences.push(part)
  }
  return sentences
}
