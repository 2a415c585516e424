import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { NOUN_SYMBOLS, VERB_SYMBOLS } from '../languages/en/symbols.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Phrase } from '../text/phrases.ts'
import { isBodily } from '../story/figurative.ts'
import { artOf } from '../vocabulary/art-of.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import type { Scene } from './scene-item.ts'

const MAX_SYMBOLS = 2
/** Actions of figures that show nothing of what a sentence says. */
const IDLE = /^(?:stand|look|think|hold)$/u

const isDrawn = (name: string): boolean => drawableNamed(name)?.art !== undefined

/** A noun that the sentence is about: no owner, no measure, nothing barred, and no other word of a compound. */
const isMeant = ({ role, bar, isOwner, isName, nouns, preposition }: Phrase): boolean =>
  bar === '' &&
  !isOwner &&
  !isName &&
  nouns.length <= 2 &&
  (role !== 'behind' || /^(?:of|about|for|with|into|to)$/u.test(preposition ?? ''))

const WAYS =
  /^(?:home|to|through|across|along|off|past|there|back|for|into|around|away|all|north|south|east|west|fast|slowly|carefully|alone|on|by|at|in)$/u

/** `drove home`, but not `drove him mad`. */
const isDriving = ({ tokens, bars }: Analysis): boolean =>
  tokens.some(
    ({ lemma, pos, i }) =>
      lemma === 'drive' &&
      pos === 'VERB' &&
      bars[i] === '' &&
      (/^(?:PUNCT)?$/u.test(tokens[i + 1]?.pos ?? '') || WAYS.test(tokens[i + 1]!.low)),
  )

function symbolsOf(analysis: Analysis, hasPerson: boolean): string[] {
  const { phrases, tokens, bars } = analysis
  const isMoved = ({ role, start, lemma }: Phrase) => {
    const before = role === 'subject' ? undefined : tokens.slice(0, start).findLast(({ pos }) => pos === 'VERB')
    // `Open your banking app`.
    const isOnScreen = before?.lemma === 'open' && /^(?:smartphone|laptop|e-mail)$/u.test(NOUN_SYMBOLS.get(lemma) ?? '')
    return before !== undefined && isBodily(before.lemma) && !isOnScreen
  }
  // `Debt strangles countries`: nothing is seen of it.
  const isDoing = ({ role, end }: Phrase) => {
    const behind = tokens.slice(end + 1).find(({ pos }) => pos !== 'ADV')
    return role === 'subject' && behind?.pos === 'VERB' && isBodily(behind.lemma)
  }
  const ofNouns = phrases
    .filter((phrase) => isMeant(phrase) && !isMoved(phrase) && !isDoing(phrase))
    .flatMap(({ lemma }) => NOUN_SYMBOLS.get(lemma) ?? [])
  const verb = tokens.find(({ pos }) => pos === 'VERB')
  const isActed =
    verb !== undefined &&
    bars[verb.i] === '' &&
    (hasPerson || /^(?:you|we|i|they|people)$/u.test(tokens[verb.i - 1]?.low ?? '') || verb.i === 0)
  const ofVerb = isActed && (verb.lemma !== 'drive' || isDriving(analysis)) ? VERB_SYMBOLS.get(verb.lemma) : undefined
  return [...new Set([...ofNouns, ...(ofVerb ? [ofVerb] : [])])]
    .filter((name) => isDrawn(name) && !(hasPerson && name === 'crown'))
    .slice(0, MAX_SYMBOLS)
}

/** Things that stand for what a sentence says where nothing else does: nothing is drawn, or only people who just stand there. */
export function withSymbols(scene: Scene, analysis: Analysis): Scene {
  const isIdle = scene.things.length === 0 && (scene.cast.every(({ action }) => IDLE.test(action)) || isDriving(analysis))
  if (!isIdle || scene.isElsewhere || analysis.text.endsWith('?') || /["“”]/u.test(analysis.text)) return scene
  if (scene.cast.some(({ what }) => artOf(what) !== 'person')) return scene
  const symbols = symbolsOf(analysis, scene.cast.length > 0)
  const things = symbols.map((what): PlanThing => ({ what, count: 1 }))
  return symbols.length > 0 ? { ...scene, things } : scene
}
