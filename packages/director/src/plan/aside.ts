import type { Analysis } from '../story/analysis.ts'
import { natureOf } from '../senses/lexicon.ts'
import type { Picture } from '../story/story-state.ts'
import type { Phrase } from '../text/phrases.ts'
import { startsWithCommand } from './picture-says-little.ts'
import type { Item } from './scene-item.ts'

/** `with a hammer`, `with a hammer and a nail`. */
const isInstrument = ({ preposition, start }: Phrase, tokens: Analysis['tokens']): boolean =>
  preposition === 'with' || (preposition === undefined && tokens[start - 1]?.low === 'and')

/** What a deed is done to, behind what it is done with. */
const isReached = ({ preposition, start, bar }: Phrase, tokens: Analysis['tokens']): boolean =>
  /^(?:into|onto|through)$/u.test(preposition ?? '') && bar === '' && tokens.slice(0, start).some(({ pos }) => pos === 'VERB')

/** Only what stands beside the things that a sentence is about, where those cannot be drawn: `the key on your desk`. */
export function isAside(items: readonly Item[], { phrases, tokens }: Analysis, pictures: ReadonlyMap<Phrase, Picture>): boolean {
  if (items.length === 0 || items.some(({ role, phrase }) => role !== 'behind' || !phrase || phrase.preposition === 'of')) return false

  // `Tap out the pin with a hammer`, `Wake up with a cup of coffee`: what is worked or served with.
  if (
    startsWithCommand({ tokens }) &&
    items.every(({ phrase, picture }) => /^(?:artifact|food)$/u.test(picture.drawn.file) && isInstrument(phrase!, tokens))
  )
    return false
  // `eats holes into the tooth`: what it happens to.
  if (items.every(({ phrase }) => isReached(phrase!, tokens))) return false
  // `Below a volcano lies ...`: the scene of the sentence.
  if (items.some((item) => !phrases.some(({ role, end }) => role !== 'behind' && end < item.phrase!.start)))
    return items.every(({ phrase }) => phrase!.preposition === 'with')
  return phrases.some(
    (phrase) =>
      phrase.role !== 'behind' &&
      phrase.bar === '' &&
      !phrase.isName &&
      !pictures.has(phrase) &&
      /^(?:solid|person)$/u.test(natureOf(phrase.lemma) ?? 'solid'),
  )
}
