import { analyse } from '../story/analysis.ts'
import type { ExclusionReason } from '../text/barred-spans.ts'
import type { Phrase } from '../text/phrases.ts'
import { sentencesOf } from '../text/sentences.ts'
import { properNamesOf } from '../text/script-names.ts'

const ABSENT: ReadonlySet<ExclusionReason> = new Set<ExclusionReason>(['negated', 'compared', 'idiom', 'supposed'])

/** `He forgot to put out his oven`, `you cannot control the storm`: what is denied is not that it is there. */
const isGiven = ({ bar, run }: Phrase): boolean =>
  bar === 'negated' && /^(?:the|this|that|these|those|my|your|his|her|its|our|their)$/u.test(run[0]!.low)

/** Nouns that an English narration only denies, compares with, supposes or uses in an idiom. */
export function barredNames(narration: string): ReadonlyMap<string, ExclusionReason> {
  const barred = new Map<string, ExclusionReason>()
  const present = new Set<string>()
  for (const { phrases } of analyse(sentencesOf(narration), properNamesOf(narration)))
    for (const phrase of phrases)
      for (const name of [phrase.lemma, phrase.nouns.map(({ low }) => low).join(' ')]) {
        if (ABSENT.has(phrase.bar) && !isGiven(phrase)) barred.set(name, phrase.bar)
        else present.add(name)
      }
  for (const name of present) barred.delete(name)
  return barred
}
