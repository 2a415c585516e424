import { TIME_NOUNS } from '../languages/en/words.ts'
import { natureOf, sensesOf } from '../senses/lexicon.ts'
import type { Phrase } from '../text/phrases.ts'
import { isClauseEnd } from '../text/clause-ends.ts'
import type { Token } from '../text/token.ts'
import type { Analysis } from './analysis.ts'
import type { Picture } from './story-state.ts'

/** Verbs of what only a body does: contact, motion of something, eating, making. */
const BODILY: ReadonlySet<string> = new Set(
  'swallow eat devour gnaw bite chew drown bury carry drag pull push lift throw toss hurl fling catch grab hold grip seize clutch crush squeeze hit strike knock kick punch slap break shatter tear rip cut stab pierce burn wash sweep pour flood climb crawl creep walk run march dance sing whisper shout chase follow hunt steal rob build paint weave knit sew plant dig fill enter visit wake settle spread press linger open close lock unlock hang knock press wrap tie cover chain feed drink haunt slam land sit stand lie wait hide grow bloom strangle choke starve suck bleed sting stalk lurk sneak haul drain nibble crack sniff bark howl roar hammer nag'.split(
    ' ',
  ),
)

/** Whether a verb tells of what only a body does. */
export const isBodily = (lemma: string): boolean => BODILY.has(lemma)

/** `hope`, `grief`: what has no body and no picture. */
export const isBodiless = (lemma: string): boolean => natureOf(lemma) === 'abstract' && sensesOf(lemma).every(({ drawn }) => !drawn?.art)

/** The verb before a phrase in its clause, and the phrase that does it. */
function doerOf(phrase: Phrase, { tokens, phrases }: Analysis): { readonly verb: Token; readonly subject: Phrase } | undefined {
  const start = tokens.findLastIndex(({ i }) => i < phrase.start && isClauseEnd(tokens[i]!)) + 1
  const verb = tokens.slice(start, phrase.start).findLast(({ pos, i }) => pos === 'VERB' && tokens[i - 1]?.text !== '-')
  const subject = verb && phrases.findLast(({ end, role, start: from }) => role === 'subject' && end < verb.i && from >= start)
  // `Hope fades and he sits`: somebody else does it.
  const isOther = subject && tokens.slice(subject.end + 1, verb.i).some(({ low }) => /^(?:i|he|she|they|we|you)$/u.test(low))
  return verb && subject && !isOther ? { verb, subject } : undefined
}

const EXTREMES =
  /^(?:lake|river|sea|ocean|swamp|desert|jungle|mountain|oven|furnace|freezer|mirror|prison|zoo|circus|museum|battlefield|ghost|statue|stone|ice|machine|robot|monster|joke|nightmare)$/u
/** `Rain turned the field into a lake`: what something is like afterwards. */
function isLikened({ role, preposition, lemma, start }: Phrase, { tokens }: Analysis): boolean {
  const verb = tokens.slice(0, start).findLast(({ pos }) => pos === 'VERB')
  const isBecome = verb !== undefined && /^(?:turn|transform|change)$/u.test(verb.lemma)
  return role === 'behind' && preposition === 'into' && isBecome && EXTREMES.test(lemma)
}

/** `Grief swallowed the house`, `hope carried her to the shore`: what is told of something without a body is not seen happening to things. */
export function isFigurative(phrase: Phrase, analysis: Analysis, pictures: ReadonlyMap<Phrase, Picture>): boolean {
  if (phrase.role === 'subject' || pictures.get(phrase)?.isPerson) return false
  if (isLikened(phrase, analysis)) return true
  const done = doerOf(phrase, analysis)
  return (
    done !== undefined &&
    !done.subject.isName &&
    !pictures.has(done.subject) &&
    isBodiless(done.subject.lemma) &&
    BODILY.has(done.verb.lemma)
  )
}

/** What is read, though it has no body. */
const READINGS = /^(?:story|tale|poem|novel|chapter|verse|news|psalm|prayer|fable|legend)$/u
const NEEDS_THING = /^(?:hold|carry|work|eat|drink|cook|throw|dig|sweep|wash|push|pull|climb|ride|water|hug|read|write)$/u

/** `carried your silence home`, `swallowed her pride`: nothing is seen done. `action`: what the verb would show. */
export function isDoneToBodiless(verb: Token, action: string, tokens: readonly Token[]): boolean {
  if (!NEEDS_THING.test(action)) return false
  const behind = tokens.slice(verb.i + 1)
  // `a loaf of bread`.
  const end = behind.findIndex(({ pos, low }) => low !== 'of' && !/^(?:DET|ADJ|PRON|NUM|NOUN)$/u.test(pos))
  const object = behind.slice(0, end < 0 ? undefined : end)
  const head = object.findLast(({ pos, low }) => pos === 'NOUN' && low !== 'home')
  if (action === 'read' && READINGS.test(head?.lemma ?? '')) return false
  return head !== undefined && (!TIME_NOUNS.test(head.lemma) || /^(?:reason|way)$/u.test(head.lemma)) && isBodiless(head.lemma)
}
