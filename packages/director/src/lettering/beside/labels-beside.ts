import type { PlanText, PlanTextRole } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShownItem } from '../../describe-plan.ts'
import { singularOf } from '../../senses/lexicon.ts'

/** Texts beside a picture: more of them would cover it. */
const MAX_LABELS = 2
/** Which texts tell most of what is not seen. */
const TELLING: Readonly<Record<PlanTextRole, number>> = { quote: 6, title: 6, opening: 6, 'end-card': 6, key: 4, label: 3, number: 2 }

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const EMPTY = /^(?:an?|the|of|and|in|on|with|his|her|my|your|our|their|its)$/u

/** `old oak tree` beside a tree: does a text only name what is seen? */
function isSeen({ words, role }: PlanText, shown: ReadonlySet<string>): boolean {
  if (role !== 'key' && role !== 'label') return false
  const told = wordsOf(words).filter((word) => !EMPTY.test(word))
  return told.length > 0 && !/\p{Lu}/u.test(words) && told.every((word) => shown.has(word) || shown.has(singularOf(word)))
}

/** The two texts beside a picture that tell most of what is not seen in it, in their order. */
export function labelsBeside(texts: readonly PlanText[], shown: readonly ShownItem[]): readonly PlanText[] {
  const seen = new Set(shown.flatMap(({ what }) => wordsOf(what)))
  const telling = texts.filter((text) => !isSeen(text, seen))
  const kept = new Set(telling.toSorted((a, b) => TELLING[b.role] - TELLING[a.role]).slice(0, MAX_LABELS))
  return telling.filter((text) => kept.has(text))
}
