import type { Phrase } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import type { Analysis } from './analysis.ts'
import type { Picture, StoryState } from './story-state.ts'

const OPENERS = /^(?:when|whenever|if|once|as)$/u

/** `When a shark comes close, it hides`: `it` is the octopus of the sentence before, not an animal that it only meets. */
export function isOnlyMet(
  phrase: Phrase,
  { i }: Token,
  pictures: ReadonlyMap<Phrase, Picture>,
  { tokens, index }: Analysis,
  { referents }: StoryState,
): boolean {
  const { role, start, end, run } = phrase
  if (role !== 'subject' || start > 2 || !/^an?$/u.test(run[0]!.low) || !OPENERS.test(tokens[0]!.low)) return false
  if (!tokens.slice(end, i).some(({ text }) => text === ',')) return false
  const met = pictures.get(phrase)
  const before = referents.findLast((one) => one.sentence === index - 1 && one.role === 'subject' && !one.isMany)
  return met !== undefined && before?.picture?.drawn.file === 'animal' && before.picture.name !== met.name
}
