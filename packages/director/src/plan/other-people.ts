import type { Analysis } from '../story/analysis.ts'
import type { StoryState } from '../story/story-state.ts'
import { isFigure, type Item } from './scene-item.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'

const WHOLE_BODY_VERBS = /^(?:laugh|giggle|chuckle|smile|grin|cheer|clap|applaud)$/u
const OTHERS =
  /^(?:they|others|friends|neighbou?rs|classmates|colleagues|coworkers|people|everyone|everybody|critics|investors|relatives)$/u
/** Tokens between those who do it and the verb. */
const REACH = 3
/** Others are more than one. */
const COUNT = 2

/** `They laugh at him`: others, at least two, whom no earlier sentence told of. `items`: what else the sentence shows. */
export function othersOf({ tokens, bars }: Analysis, items: readonly Item[], { scriptAnimal }: StoryState): Item[] {
  const verb = tokens.find(({ pos, lemma, i }) => pos === 'VERB' && WHOLE_BODY_VERBS.test(lemma) && bars[i] === '')
  const before = verb && tokens.slice(Math.max(0, verb.i - REACH), verb.i)
  const doer = before?.findLast(({ pos }) => /^(?:NOUN|PROPN|PRON)$/u.test(pos))
  if (!verb || !doer || !OTHERS.test(doer.low) || bars[doer.i] !== '' || scriptAnimal) return []
  // `to laugh`, `would laugh`: nobody does.
  if (before!.some(({ low }) => /^(?:to|would|could|might|if|may)$/u.test(low))) return []
  const isKnown = items.some(
    (item) => isFigure(item.picture) && ((item.role === 'subject' && item.verb === verb) || item.picture.drawn.file === 'animal'),
  )
  if (isKnown) return []
  const picture = { name: 'person', drawn: drawableNamed('person')!, isPerson: true, noun: 'others' }
  return [{ picture, count: COUNT, role: 'subject', verb, span: [doer.i, doer.i], at: verb.word }]
}
