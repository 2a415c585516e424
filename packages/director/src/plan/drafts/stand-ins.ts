import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { natureOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { feelingIn } from '../../story/setting/moment.ts'
import type { Picture } from '../../story/story-state.ts'
import { assertedClauses } from '../../clauses/asserted-clauses.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import { isNegation } from '../../text/clause-ends.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { isEmpty } from '../choose-graphic.ts'
import type { Draft } from './draft.ts'
import type { Scene } from '../scene-item.ts'

/** Does a sentence speak of something concrete that cannot be drawn, or of the addressee? What the script is about is not meant then. */
export const isAboutOthers = ({ phrases, tokens }: Analysis): boolean =>
  tokens.some(({ low }) => /^(?:you|we|us|our|nobody|somebody|anybody|everybody|everyone|someone|anyone)$/u.test(low)) ||
  // `Pay at once`, `Losing five kilos`, `Do not squeeze it`.
  (tokens[0]?.low === 'do' && tokens[1] !== undefined && isNegation(tokens[1], tokens)) ||
  (tokens[0]?.pos === 'VERB' && (tokens[0].low === tokens[0].lemma || tokens[0].low.endsWith('ing'))) ||
  phrases.some(
    ({ bar, role, lemma, isName }) => bar === '' && role !== 'behind' && !isName && /^(?:solid|person)$/u.test(natureOf(lemma) ?? ''),
  )

/** `It was a piece of cake`: what somebody did. */
export const isOfDeed = (analysis: Analysis): boolean =>
  assertedClauses(analysis).some(({ verb, to }) => FORMS_OF_BE.test(verb.low) && analysis.bars.slice(verb.i, to).includes('idiom'))

function withHero(scene: Scene, hero: Picture | undefined): Scene {
  if (!hero) return scene
  if (hero.isPerson) return scene
  return { ...scene, things: [{ what: hero.name, count: 1 }] }
}

/** `The cloud is not in the sky. It is a computer`: what a denied sentence is about, the next one says. */
function correctionOf(draft: Draft, next: Draft | undefined): Scene | undefined {
  const isDenied = draft.isBare && draft.analysis.tokens.some((token, _, all) => isNegation(token, all))
  return isDenied &&
    next &&
    /^(?:it is|it's|they are|they're) (?:an?|the|just|only|really|actually|more|\p{L}+s) (?=\p{L})/iu.test(next.analysis.text) &&
    !isEmpty(next.scene)
    ? next.scene
    : undefined
}

/** `You are a pattern`: a person. */
const isAboutYou = ({ tokens }: Analysis): boolean =>
  tokens.some(
    ({ low, i }) =>
      /^(?:you|we)$/u.test(low) &&
      /^(?:are|were|'re)$/u.test(tokens[i + 1]?.low ?? '') &&
      !/^(?:before|after|when|while|if|than|as|what|that|until|where)$/u.test(tokens[i - 1]?.low ?? ''),
  )

/** Id of the figure of the narrator. Plans are stored with it. */
export const NARRATOR = 'teller'
/** Anybody, with a face of its own. */
export const person: PlanFigure = { id: 'somebody', what: 'person', action: 'stand', feeling: 'neutral', speaks: false }

/** `My blood ran cold`: whoever tells the story, with what it feels. */
function narratorOf(analysis: Analysis): PlanFigure | undefined {
  const feeling = feelingIn(analysis)
  const isOfNarrator = analysis.tokens.some(
    ({ low, pos, i }) => /^(?:i|my|me|we)$/u.test(low) && pos === 'PRON' && analysis.bars[i] !== 'quoted',
  )
  return isOfNarrator && feeling !== 'neutral' ? { ...person, feeling } : undefined
}

/** `Forty years later they still argue`: persons, where the script is about a thing. */
export const isAboutPersons = ({ tokens }: Analysis, hero: Picture | undefined): boolean =>
  hero !== undefined &&
  !isAnimalName(hero.name) &&
  tokens.some(
    ({ low, i }) =>
      /^(?:he|she|him|her|i|me)$/u.test(low) ||
      (low === 'they' && tokens.slice(i + 1, i + 4).some(({ pos, lemma }) => pos === 'VERB' && SOCIAL.test(lemma))),
  )

const SOCIAL =
  /^(?:argue|talk|laugh|say|think|know|want|love|marry|meet|smile|cry|agree|remember|forget|believe|hope|wait|live|decide|try|promise|fight|dance|ask|answer|learn|dream|hate|kiss|visit|call|write)$/u

/** A scene for a sentence that names nothing drawable: what the next one corrects it to, what the script is about, or a person for `you`. */
export function standIn(draft: Draft, next: Draft | undefined, hero: Picture | undefined): Scene {
  const correction = correctionOf(draft, next)
  if (correction) return { ...draft.scene, cast: correction.cast, things: correction.things }
  const narrator = narratorOf(draft.analysis)
  if (narrator) return { ...draft.scene, cast: [narrator] }
  if (!draft.analysis.isNarrative && isAboutYou(draft.analysis) && (!hero || isAboutOthers(draft.analysis)))
    return { ...draft.scene, cast: [person] }
  // Of a thing somebody's story says nothing where it names others.
  const isOfPersons = draft.analysis.isNarrative && hero !== undefined && !isAnimalName(hero.name)
  return isAboutOthers(draft.analysis) || isOfDeed(draft.analysis) || isOfPersons || isAboutPersons(draft.analysis, hero)
    ? draft.scene
    : withHero(draft.scene, hero)
}
