import { SENSE_HINTS } from '../languages/en/sense-hints.ts'
import { type Drawable, drawableNamed } from '../vocabulary/vocabulary.ts'
import { compoundNamed, sensesOf, singularOf } from './lexicon.ts'
import { meaningByCues, type SenseContext, weightOfCues } from './sense-context.ts'

/** Mass of a picture among all senses from which it is drawn. */
const SURE = 0.55
/** Of a noun behind a noun that no dictionary knows: `carbon plate`. */
const SURE_BEHIND_NOUN = 0.8
const SHARE_POWER = 0.75
type Hinted = { readonly drawn: Drawable | undefined }

/** Whether words around a noun speak for a meaning of it that is not drawn. */
export function isUndrawnSense(lemma: string, context: SenseContext): boolean {
  const meant = meaningByCues(SENSE_HINTS.get(lemma) ?? [], context, lemma)
  return meant !== undefined && meant.name === undefined
}

/** The meaning that the hand-written hints give a noun here, if they know it. */
function hinted(lemma: string, context: SenseContext): Hinted | undefined {
  const hints = SENSE_HINTS.get(lemma)
  if (!hints) return undefined
  const chosen = meaningByCues(hints, context, lemma) ?? hints.find(({ cues }) => cues.size === 0)
  return { drawn: chosen?.name ? drawableNamed(chosen.name) : undefined }
}

/** What a noun depicts here, or nothing where that is not sure. */
export function chooseSense(lemma: string, context: SenseContext, isBehindNoun = false): Drawable | undefined {
  const known = hinted(lemma, context)
  if (known) return known.drawn
  const senses = sensesOf(lemma)
  if (senses.length === 0) return drawableNamed(lemma)
  if (senses.length === 1) return senses[0]!.drawn
  const weights = senses.map(
    ({ share, context: words }) => (share / 100) ** SHARE_POWER * Math.exp(Math.min(2.5, weightOfCues(words, context, lemma))),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const masses = new Map<Drawable, number>()
  senses.forEach(({ drawn }, i) => drawn && masses.set(drawn, (masses.get(drawn) ?? 0) + weights[i]! / all))
  const [best] = [...masses].toSorted((a, b) => b[1] - a[1])
  // A toaster nobody drew yet is no person who toasts.
  const own = drawableNamed(lemma)
  if (own && !own.art && own.file !== 'person' && best?.[0].file === 'person') return undefined
  return best && best[1] >= (isBehindNoun ? SURE_BEHIND_NOUN : SURE) ? best[0] : undefined
}

/** All that a noun may depict in some sense, with the share of the sense in percent where a dictionary knows it. */
export function drawnSensesOf(lemma: string): readonly { readonly drawn: Drawable; readonly share?: number }[] {
  const hints = (SENSE_HINTS.get(lemma) ?? []).flatMap(({ name }) => (name ? (drawableNamed(name) ?? []) : []))
  const own = drawableNamed(lemma)
  const senses = sensesOf(lemma)
  const all = [...new Set([...(own ? [own] : []), ...hints, ...senses.flatMap(({ drawn }) => drawn ?? [])])]
  return all.map((drawn) => {
    const share = senses.filter((sense) => sense.drawn === drawn).reduce((sum, one) => sum + one.share, 0)
    return { drawn, ...(share > 0 && { share }) }
  })
}

/** Longest name of a drawable thing or compound of the dictionary that ends with the last word. Nothing: no compound; without `drawn`: a compound that is words. */
export function compoundOf(words: readonly string[]): { readonly drawn?: Drawable } | undefined {
  for (let from = 0; from < words.length - 1; from++) {
    const name = [...words.slice(from, -1), singularOf(words.at(-1)!)].join(' ').toLowerCase()
    const drawn = drawableNamed(name)
    if (drawn) return { drawn }
    const known = compoundNamed(name)
    if (known) return known
  }
  return undefined
}
