import { HAND_VERBS } from '../../languages/en/verbs.ts'
import { natureOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Analysis } from '../analysis.ts'
import { isBodily } from '../figurative.ts'

const FURTHER_DEEDS =
  /^(?:ride|wipe|blend|spin|search|cut|wear|drive|peel|grease|tighten|loosen|unscrew|remove|replace|clean|polish|drag|empty|sell|steal)$/u
const NO_DEEDS = /^(?:follow|visit|enter|wait|haunt|chase|wake|fill|hide|show|use)$/u
/** Tokens between a verb and the beginning of its object. */
const REACH = 3

/**
 * True if what the main verb of a sentence is done to is a thing or person without a picture: `Wipe the grease off`. `hasPicture`: of its phrases;
 * `isPronounMeant`: whether pronouns of the sentence mean something that is drawn.
 */
export function isObjectUnseen(
  { tokens, bars, phrases }: Analysis,
  hasPicture: (phrase: Phrase) => boolean,
  isPronounMeant: boolean,
): boolean {
  const verb = tokens.find(({ pos, i }) => pos === 'VERB' && bars[i] === '')
  if (!verb || NO_DEEDS.test(verb.lemma) || !(HAND_VERBS.has(verb.lemma) || isBodily(verb.lemma) || FURTHER_DEEDS.test(verb.lemma)))
    return false
  const next = tokens[verb.i + 1]
  if (/^(?:it|them|everything)$/u.test(next?.low ?? '')) return !isPronounMeant
  const object = phrases.find(({ role, start }) => role === 'object' && start > verb.i && start - verb.i <= REACH)
  if (!object || object.bar !== '' || object.isName || hasPicture(object)) return false
  // `two cups of flour`: what it is of.
  if (phrases.some((phrase) => phrase.of === object && hasPicture(phrase))) return false
  // `the tram number 28`.
  if (object.lemma === 'number' && object.nouns.length > 1) return true
  const content = phrases.find(({ of }) => of === object)
  return natureOf((content ?? object).lemma) !== 'abstract'
}
