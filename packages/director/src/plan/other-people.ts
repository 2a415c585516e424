import type { Analysis } from '../story/analysis.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Picture, StoryState } from '../story/story-state.ts'
import { isFigure, type Item } from './scene-item.ts'
import { type Drawable, drawableNamed, isAnimalName } from '../vocabulary/vocabulary.ts'

const WHOLE_BODY_VERBS = /^(?:laugh|giggle|chuckle|smile|grin|cheer|clap|applaud)$/u
const OTHERS =
  /^(?:they|others|friends|neighbou?rs|classmates|colleagues|coworkers|people|everyone|everybody|critics|investors|relatives)$/u
/** Tokens between those who do it and the verb. */
const REACH = 3
/** Others are more than one. */
const COUNT = 2

/** The animal of which a story told last, be it one that no figure is drawn for; undefined where it told of somebody else since. */
function toldAnimalOf({ referents }: StoryState): Drawable | undefined {
  const last = referents.findLast(({ picture, role }) => role === 'subject' && picture !== undefined)?.picture
  return last && isAnimalName(last.name) ? last.drawn : undefined
}

/** Others of a herd. */
const COUNT_OF_HERD = 3

/** `The others hopped over the stream` in the tale of a hare: several hares. */
function othersOfKind({ phrases, tokens, bars }: Analysis, items: readonly Item[], story: StoryState): Item | undefined {
  const others = phrases.find(
    ({ role, bar, head, nouns }) => role === 'subject' && bar === '' && nouns.length === 1 && head.low === 'others',
  )
  const animal = others && (story.scriptAnimal ?? toldAnimalOf(story))
  const verb = others && tokens.find(({ pos, i }) => pos === 'VERB' && i > others.end)
  if (!animal || !verb || bars[verb.i] !== '' || items.some(({ count, picture }) => count > 1 && isFigure(picture))) return undefined
  const picture = { name: animal.name, drawn: animal, isPerson: false, noun: 'others' }
  return { picture, count: COUNT_OF_HERD, role: 'subject', verb, phrase: others, span: [others.start, others.end], at: others.head.word }
}

/** `They laugh at him`: others, at least two, whom no earlier sentence told of. `items`: what else the sentence shows. */
export function othersOf(analysis: Analysis, items: readonly Item[], story: StoryState): Item[] {
  const { tokens, bars } = analysis
  const { scriptAnimal } = story
  const ofKind = othersOfKind(analysis, items, story)
  if (ofKind) return [ofKind]
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

/** `thousands came`: people, without being named. */
export function crowdOf(phrase: Phrase, { tokens }: Analysis): Picture | undefined {
  const isBare =
    /^(?:hundreds|thousands|millions)$/u.test(phrase.nouns[0]!.low) && phrase.role === 'subject' && tokens[phrase.end + 1]?.low !== 'of'
  return isBare ? { name: 'crowd', drawn: drawableNamed('crowd')!, isPerson: true } : undefined
}
