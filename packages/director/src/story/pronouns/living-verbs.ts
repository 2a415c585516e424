import { ACTION_VERBS, MENTAL_VERBS } from '../../languages/en/verbs.ts'
import type { Token } from '../../text/token.ts'
import type { Picture, Referent } from '../story-state.ts'

/** What only persons and animals do, whatever else `they` may mean. */
const OF_LIVING =
  /^(?:walk|run|sit|sleep|talk|look|eat|drink|think|write|read|laugh|cry|hide|live|sing|dance|whisper|shout|say|ask|hug|kiss|follow|want|know|remember|hunt|chase|learn|search|watch|escape|flee|try|hear|smell|fight|play|feed|migrate|breathe|gather|beg|wrestle|crawl|swim|mate|hatch|starve|listen|forget|wait|hope|fear|dig)$/u

const isOfLiving = ({ lemma }: Token): boolean => OF_LIVING.test(lemma) || MENTAL_VERBS.has(lemma) || ACTION_VERBS.get(lemma) === 'talk'

/** `They walked for nine nights`: no coins. */
export const canDo = ({ isPerson, drawn, properName }: Picture, verb: Token | undefined): boolean =>
  isPerson || drawn.file === 'animal' || properName !== undefined || verb === undefined || !isOfLiving(verb)

/** Of what a pronoun may mean, what can do what is told of it; all of it where `verb` is undefined. */
export const thoseWhoCan = (fitting: readonly Referent[], verb: Token | undefined): readonly Referent[] =>
  fitting.filter(({ picture, isPerson }) => isPerson || picture === undefined || canDo(picture, verb))

const MODAL = /^(?:can|could|will|would|must|may|might|should|do|did|have|had|'ve|'d|'ll)$/u

/** The verb behind a pronoun: `they can barely follow`; undefined where something is done to what it means, or it only is something. */
export function doneAt(pronoun: number, tokens: readonly Token[]): Token | undefined {
  const verb = tokens.slice(pronoun + 1).find(({ pos, low }) => pos !== 'ADV' && !MODAL.test(low))
  return verb?.pos === 'VERB' ? verb : undefined
}
