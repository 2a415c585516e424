import { PAST_TENSES } from '../languages/en/past-tenses.ts'
import { isNoun, isVerb } from '../senses/lexicon.ts'
import type { Token } from './token.ts'

const isClosed = (token: Token | undefined): boolean => !token || /^(?:PUNCT|ADP|CCONJ|SCONJ|ADV)$/u.test(token.pos)
const infinitiveOf = (stems: readonly string[]): string | undefined => stems.find((stem) => isVerb(stem))
const undoubled = (stem: string): string => (/(?<letter>[^aeiou])\k<letter>$/u.test(stem) ? stem.slice(0, -1) : stem)

const infinitiveOfGerund = (low: string): string | undefined => {
  const stem = low.slice(0, -3)
  return infinitiveOf([stem, `${stem}e`, undoubled(stem)])
}

/** `Forty people drowned.`, `a dog licked his face`: a past tense that was taken for an adjective, where the clause has no other verb, or before an object. */
function pastOf({ low, pos, i }: Token, tokens: readonly Token[]): string | undefined {
  const isLone = !tokens.some((token) => /^(?:VERB|AUX)$/u.test(token.pos))
  const [before, after] = [tokens[i - 1], tokens[i + 1]]
  const isBeforeObject = /^(?:DET|PRON)$/u.test(after?.pos ?? '')
  if (pos !== 'ADJ' || !low.endsWith('ed') || before?.pos !== 'NOUN' || !((isLone && isClosed(after)) || isBeforeObject)) return undefined
  return infinitiveOf([low.slice(0, -1), low.slice(0, -2), undoubled(low.slice(0, -2))])
}

const PERSON_WORDS =
  /^(?:man|men|woman|women|boys?|girls?|guys?|kids?|child|children|people|someone|somebody|strangers?|grandmothers?|grandfathers?|students?|workers?|soldiers?|farmers?|fishermen)$/u
const OF_STATE = /^(?:keep|see|hear|watch|find|leave|catch|notice|feel|spot|smell|start|set)$/u

/** `kept the lamp burning`, `saw a man walking`: what something does, no part of a compound. */
function ongoingOf({ low, pos, i }: Token, tokens: readonly Token[]): string | undefined {
  const before = tokens[i - 1]
  if (pos !== 'NOUN' || !low.endsWith('ing') || before?.pos !== 'NOUN') return undefined
  const isOfState = tokens.slice(Math.max(0, i - 5), i).some((token) => token.pos === 'VERB' && OF_STATE.test(token.lemma))
  // `a man grilling sardines`.
  const isDoing = PERSON_WORDS.test(before.low) && /^(?:NOUN|DET|PRON|ADJ|ADP)$/u.test(tokens[i + 1]?.pos ?? '')
  if (!isDoing && !(isOfState && isClosed(tokens[i + 1]))) return undefined
  return infinitiveOfGerund(low)
}

/** `I'll be dancing on the roof`: what somebody is doing. */
function progressiveOf({ low, pos, i }: Token, tokens: readonly Token[]): string | undefined {
  const before = tokens.slice(0, i).findLast((token) => token.pos !== 'ADV')
  const isOfSomebody =
    before !== undefined &&
    /^(?:i|you|he|she|we|they)$/u.test(tokens.slice(0, before.i).findLast((token) => !/^(?:AUX|ADV)$/u.test(token.pos))?.low ?? '')
  // `kept baking`.
  const isKept = before?.pos === 'VERB' && /^(?:keep|start|begin|stop|continue|finish|go)$/u.test(before.lemma)
  if (pos === 'NOUN' && low.endsWith('ing') && isKept && isClosed(tokens[i + 1])) return infinitiveOfGerund(low)
  if (pos !== 'NOUN' || !low.endsWith('ing') || !/^(?:be|been|am|is|are|was|were|'m|'re|'s)$/u.test(before?.low ?? '') || !isOfSomebody)
    return undefined
  return isClosed(tokens[i + 1]) ? infinitiveOfGerund(low) : undefined
}

const CAUSING = /^(?:see|watch|hear|feel|let|make|help|have|notice)$/u

/** `a lentil curry in one pot`: no singular does what a bare verb says. */
function isHeadOfCompound({ low, lemma, pos, i }: Token, tokens: readonly Token[]): boolean {
  const [article, before] = [tokens[i - 2], tokens[i - 1]]
  return (
    pos === 'VERB' &&
    low === lemma &&
    before?.pos === 'NOUN' &&
    /^an?$/u.test(article?.low ?? '') &&
    isNoun(low) &&
    isClosed(tokens[i + 1]) &&
    !/^(?:hit|cut|put|set|let|shut|cost|hurt|quit|split|spread|burst|cast|bet|read)$/u.test(low) &&
    !tokens.slice(0, i).some((token) => token.pos === 'AUX' || CAUSING.test(token.lemma))
  )
}

/** `The owl spread her wings`: no compound stands before a possessive. */
function beforeOwnPart({ low, pos, i }: Token, tokens: readonly Token[]): string | undefined {
  const isBetween = pos === 'NOUN' && tokens[i - 1]?.pos === 'NOUN' && /^(?:his|her|its|their)$/u.test(tokens[i + 1]?.low ?? '')
  if (!isBetween || tokens.slice(0, i).some((token) => token.pos === 'VERB')) return undefined
  return PAST_TENSES.get(low) ?? infinitiveOf([low, low.replace(/s$/u, ''), low.replace(/es$/u, '')])
}

/** What something is doing, said before its noun. */
const ATTRIBUTIVE =
  /^(?:travell?ing|wandering|burning|sinking|falling|flying|crying|laughing|smiling|dying|drowning|screaming|barking|howling|glowing|shining|melting|boiling|floating|drifting|crumbling|leaking|dripping|flickering|rising|growing|moving|spinning|charging|roaring|freezing|starving|dancing|blinking|blooming|collapsing|exploding|bleeding|trembling|grazing|galloping|limping|hissing|rattling|creaking|rotting|rusting)$/u

/** `eight burning ships`, `a traveling bear`: taken for the first noun of a compound. */
const isAttributive = ({ low, pos, i }: Token, tokens: readonly Token[]): boolean =>
  pos === 'NOUN' && ATTRIBUTIVE.test(low) && /^(?:DET|NUM|ADJ)$/u.test(tokens[i - 1]?.pos ?? '') && tokens[i + 1]?.pos === 'NOUN'

/** Participles behind a noun that are the verb of a clause or before one that say what it does, and nouns that were taken for verbs. */
export function retagParticiples(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const lemma = pastOf(token, tokens) ?? beforeOwnPart(token, tokens) ?? ongoingOf(token, tokens) ?? progressiveOf(token, tokens)
    if (lemma) Object.assign(token, { pos: 'VERB', lemma })
    else if (isAttributive(token, tokens)) token.pos = 'ADJ'
    else if (isHeadOfCompound(token, tokens)) token.pos = 'NOUN'
  }
}
