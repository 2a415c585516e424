import type { Phrase } from '../text/phrases.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import type { Picture, StoryState } from './story-state.ts'

/** Bodies of the sky that may be called our neighbor. */
const NEAR = /^(?:(?:full )?moon|sun|planet \p{Lu}\p{Ll}+)$/u

/** `our star`, and `our neighbor` in a script about the moon: the body of the sky that is meant. */
export function ownBodyOf({ lemma, nouns, possessor, adjectives }: Phrase, { topic }: StoryState): Picture | undefined {
  if (possessor !== 'our' || nouns.length > 1) return undefined
  if (lemma === 'star' && adjectives.length === 0) return { name: 'sun', drawn: drawableNamed('sun')!, isPerson: false, noun: lemma }
  const isBody = topic !== undefined && NEAR.test(topic.name)
  return isBody && /^(?:neighbou?r|companion|satellite)$/u.test(lemma) ? { ...topic, noun: lemma } : undefined
}
