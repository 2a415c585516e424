import { analyse } from '../story/analysis.ts'
import type { ExclusionReason } from '../text/barred-spans.ts'
import { isNegation } from '../text/clause-ends.ts'
import type { Phrase } from '../text/phrases.ts'
import { sentencesOf } from '../text/sentences.ts'
import { properNamesOf } from '../text/script-names.ts'
import type { Token } from '../text/token.ts'

const ABSENT: ReadonlySet<ExclusionReason> = new Set<ExclusionReason>(['negated', 'compared', 'idiom', 'supposed'])

/** `He forgot to put out his oven`, `you cannot control the storm`: what is denied is not that it is there. */
const isGiven = ({ bar, run }: Phrase): boolean =>
  bar === 'negated' && /^(?:the|this|that|these|those|my|your|his|her|its|our|their)$/u.test(run[0]!.low)

const RELATIVE = /^(?:that|which|who|whom|where)$/u

/** `A drawer of letters that they never show`: a relative clause denies what happens to them. */
function isOnlyDescribed({ bar, end }: Phrase, tokens: readonly Token[]): boolean {
  const relative = tokens.findIndex(({ i, low }) => i >= end && RELATIVE.test(low))
  const denials = tokens.filter((token) => isNegation(token, tokens))
  return bar === 'negated' && relative >= 0 && denials.length > 0 && denials.every(({ i }) => i > relative)
}

/** Nouns that an English narration only denies, compares with, supposes or uses in an idiom. */
export function barredNames(narration: string): ReadonlyMap<string, ExclusionReason> {
  const barred = new Map<string, ExclusionReason>()
  const present = new Set<string>()
  for (const { phrases, tokens } of analyse(sentencesOf(narration), properNamesOf(narration)))
    for (const phrase of phrases)
      for (const name of [phrase.lemma, phrase.nouns.map(({ low }) => low).join(' ')]) {
        if (ABSENT.has(phrase.bar) && !isGiven(phrase) && !isOnlyDescribed(phrase, tokens)) barred.set(name, phrase.bar)
        else present.add(name)
      }
  for (const name of present) barred.delete(name)
  return barred
}
