import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { natureOf, sensesOf } from '../../senses/lexicon.ts'
import { drawableNamed, isAnimalName } from '../../vocabulary/vocabulary.ts'
import type { Scene } from '../scene-item.ts'
import { survivorsOf } from './survivors.ts'

const KILLING = /^(?:kill|murder|execute|assassinate|behead|strangle|massacre|slaughter|lynch|drown|perish)$/u
/** From so many on the dead are many, without a symbol for each. */
const MANY = 3
const ROYAL = /\b(?:king|queen|emperor|pharaoh|prince|princess)\b/u

const isDead = ({ tokens, bars, phrases }: Analysis): boolean =>
  tokens.some(
    ({ low, i }) =>
      /^(?:dead|killed|hanged|shot|executed|guillotined)$/u.test(low) &&
      bars[i] === '' &&
      /^(?:is|was|are|were)$/u.test(tokens[i - 1]?.low ?? '') &&
      !isLifelessBefore(i - 1, phrases),
  )
/** `Your car dies`, `the language died`: nobody is dead. */
function isLifelessBefore(verb: number, phrases: Analysis['phrases']): boolean {
  const subject = phrases.findLast(({ role, end }) => role === 'subject' && end < verb)
  const nature = subject && !subject.isName && verb - subject.end <= 3 ? natureOf(subject.lemma) : undefined
  return nature === 'abstract' || (nature === 'solid' && sensesOf(subject!.lemma).some(({ drawn }) => drawn?.file === 'artifact'))
}
/** What kills who is run over or crushed by it. */
const CRUSHED =
  /\b(?:was|were|got|being|been) (?:crushed|trampled|run over|stabbed|beheaded|poisoned|burned alive|buried alive)\b(?! (?:hopes|dreams|under (?:debt|work)))/iu
/** `He died`. */
const isAboutDying = ({ tokens, bars, phrases }: Analysis): boolean =>
  tokens.some(({ lemma, pos, i }) => bars[i] === '' && pos === 'VERB' && lemma === 'die' && !isLifelessBefore(i, phrases))
/** `When Pierre was crushed by a wagon`: a person, by something. */
const isCrushed = ({ text, phrases }: Analysis): boolean => {
  const at = phrases.find(
    ({ role, isName, head, preposition }) =>
      (role === 'subject' || /^(?:after|before|until|since)$/u.test(preposition ?? '')) &&
      (isName || head.pos === 'PRON' || natureOf(head.lemma) === 'person'),
  )
  return at !== undefined && CRUSHED.test(text)
}
/** `Forty people were found dead`. */
const isAboutTheDead = ({ tokens, bars }: Analysis): boolean =>
  tokens.some(({ low, i }) => bars[i] === '' && /^(?:dead|deaths|died|killed)$/u.test(low))
const isCrowd = ({ what, event }: PlanThing): boolean => event !== 'cross-out' && drawableNamed(what)?.art === 'person'
/** Places whose pictures are festive. */
const FESTIVE: ReadonlySet<string> = new Set(['street', 'market', 'stage', 'cafe', 'beach', 'stadium'])
const isPerson = ({ what }: PlanFigure): boolean => !isAnimalName(what)

/** True for a sentence in which somebody is killed or dead. */
export const isAboutKilling = (analysis: Analysis): boolean =>
  analysis.tokens.some(({ lemma, pos, i }) => pos === 'VERB' && KILLING.test(lemma) && analysis.bars[i] === '') ||
  isDead(analysis) ||
  isCrushed(analysis)

const SUICIDE =
  /\bsuicid|\b(?:took|take|takes|taking|end|ends|ended) (?:his|her|their|my|your) own li(?:fe|ves)\b|\b(?:hang|hangs|hanged|hung|kill|kills|killed|shot|shoots?|drown|drowned|poisoned) (?:himself|herself|themselves|myself|yourself)\b/iu
const MEANS_OF_SUICIDE =
  /\b(?:noose|rope|gun|pistol|rifle|musket|pill|medicine|knife|razor|bridge|cliff|poison|gallows|note|train|railway)\b/iu

/** Whether a drawing would show by what somebody takes their own life. */
export const isMeansOfSuicide = (name: string, { text }: Analysis): boolean => MEANS_OF_SUICIDE.test(name) && SUICIDE.test(text)

/**
 * Nobody is seen killing or dead: a crown without its bearer or a candle stands for them, the number and a quiet place for many.
 */
export function withDignity(given: Scene, analysis: Analysis): Scene {
  const scene = { ...given, things: given.things.filter(({ what }) => !isMeansOfSuicide(what, analysis)) }
  const isKilling = isAboutKilling(analysis)
  const hasCrowd = scene.things.some((thing) => isCrowd(thing))
  if (!isKilling && !isAboutDying(analysis) && !(hasCrowd && isAboutTheDead(analysis))) return scene
  const survivors = survivorsOf(scene, analysis)
  if (survivors) return survivors
  // `The male died weeks ago`: of an animal nothing stands for its death.
  const isOfAnimals = scene.cast.length > 0 && scene.cast.every(({ id, what }) => isAnimalName(what) && scene.doers.has(id))
  if (isOfAnimals && analysis.tokens.find(({ pos }) => pos === 'VERB')?.lemma === 'die') return { ...scene, cast: [] }
  // `He died alone, feeding the pigeons`: not the pigeons without him.
  const isOfPronoun =
    /^(?:he|she)$/u.test(analysis.tokens[0]?.low ?? '') && analysis.tokens.find(({ pos }) => pos === 'VERB')?.lemma === 'die'
  const isWithoutDoer = scene.cast.every(({ what, id }) => isAnimalName(what) && !scene.doers.has(id))
  if (isOfPronoun && isWithoutDoer) return { ...scene, cast: [], things: [{ what: 'candle', count: 1 }], place: undefined }
  const persons = scene.cast.filter((figure) => isPerson(figure))
  if (persons.length === 0 && !hasCrowd) return scene
  const crowns = persons.filter(({ what }) => ROYAL.test(what)).length
  const things = scene.things.filter((thing) => !isCrowd(thing))
  const cast = scene.cast.filter((figure) => !isPerson(figure))
  // Many: their number is told on a quiet place, or in words alone.
  if (persons.length === 0 || (persons.length >= MANY && crowns === 0))
    return { ...scene, cast, things, place: scene.place && FESTIVE.has(scene.place.id) ? undefined : scene.place }
  const symbol = crowns > 0 ? { what: 'crown', count: crowns } : { what: 'candle', count: Math.min(3, persons.length) }
  return { ...scene, cast, things: [symbol, ...things] }
}
