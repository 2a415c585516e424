import { analyse } from '../story/analysis.ts'
import type { Bar } from '../text/clauses.ts'
import { sentencesOf } from '../text/sentences.ts'
import { properNamesOf } from '../text/script-names.ts'

const ABSENT: ReadonlySet<Bar> = new Set<Bar>(['negated', 'compared', 'idiom', 'supposed'])

/** Nouns that an English narration only denies, compares with, supposes or uses in an idiom. */
export function barredNames(narration: string): ReadonlyMap<string, Bar> {
  const barred = new Map<string, Bar>()
  const present = new Set<string>()
  for (const { phrases } of analyse(sentencesOf(narration), properNamesOf(narration)))
    for (const { bar, lemma, nouns } of phrases)
      for (const name of [lemma, nouns.map(({ low }) => low).join(' ')]) {
        if (ABSENT.has(bar)) barred.set(name, bar)
        else present.add(name)
      }
  for (const name of present) barred.delete(name)
  return barred
}
