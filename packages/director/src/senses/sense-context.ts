import { singularOf } from './lexicon.ts'

/** How much a word of the sense's entry in the same sentence counts, and anywhere in the script. */
const NEAR_WEIGHT = 0.9
const FAR_WEIGHT = 0.35

/** Lemmas of the content words of the sentence and of the whole script. */
export type SenseContext = { readonly sentence: ReadonlySet<string>; readonly script: ReadonlySet<string> }

/** How much the words around a noun speak for a meaning with such cues; the noun itself counts nothing. */
export function weightOfCues(cues: ReadonlySet<string>, context: SenseContext, lemma: string): number {
  let weight = 0
  for (const word of cues) {
    const one = singularOf(word)
    if (one === lemma) continue
    if (context.sentence.has(one)) weight += NEAR_WEIGHT
    else if (context.script.has(one)) weight += FAR_WEIGHT
  }
  return weight
}

/** The meaning of a noun for which the words around it speak most; undefined where they speak for none. */
export function meaningByCues<M extends { readonly cues: ReadonlySet<string> }>(
  meanings: readonly M[],
  context: SenseContext,
  lemma: string,
): M | undefined {
  const weight = ({ cues }: M) => weightOfCues(cues, context, lemma)
  const [best] = meanings.filter(({ cues }) => cues.size > 0).toSorted((a, b) => weight(b) - weight(a))
  return best && weight(best) > 0 ? best : undefined
}
