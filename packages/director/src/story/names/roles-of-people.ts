import { DRAWN_ROLES } from '../../languages/en/roles.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'
import { type Drawable, drawableNamed } from '../../vocabulary/vocabulary.ts'

/** In whose clothes somebody is drawn whose noun has no drawing of its own: a merchant for `a scrap dealer`; undefined for nouns of no such role. */
export function roleOf({ nouns, lemma }: Phrase): Drawable | undefined {
  const words = [...nouns.slice(0, -1).map(({ low }) => low), singularOf(nouns.at(-1)!.low)].join(' ')
  if (drawableNamed(words)?.art !== undefined) return undefined
  const role = DRAWN_ROLES.get(words) ?? DRAWN_ROLES.get(lemma)
  return role === undefined ? undefined : drawableNamed(role)
}
