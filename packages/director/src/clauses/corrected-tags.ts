import { PAST_TENSES } from '../languages/en/past-tenses.ts'
import { isNoun, isVerb, singularOf } from '../senses/lexicon.ts'
import { isClauseEnd } from '../text/clause-ends.ts'
import type { Token } from '../text/token.ts'
import { FORMS_OF_HAVE, PARTICLE, SAYING } from './words.ts'

const OWNERS = /^(?:my|your|his|its|our|their)$/u

/** `People who eat fruit every day | report less anxiety`: the first word that can be the verb of a sentence whose only other one is of its relative clause; -1 without one. */
function mainVerbOf(tokens: readonly Token[], tags: readonly string[]): number {
  const who = tokens.findIndex(
    ({ low, i }) => /^(?:who|that)$/u.test(low) && tags[i] !== 'DET' && /s$|^people$/u.test(tokens[i - 1]?.low ?? ''),
  )
  if (who < 1) return -1
  const end = tokens.findIndex((token) => token.i > who && isClauseEnd(token))
  const isFinite = (i: number) => /^(?:VERB|AUX)$/u.test(tags[i]!) && !tokens[i]!.low.endsWith('ing') && tokens[i - 1]?.low !== 'to'
  const opener = tokens.findLastIndex((token) => token.i < who && (isClauseEnd(token) || /^(?:that|because|when|if)$/u.test(token.low)))
  const stop = tokens.findIndex(({ i, low }) => i > who && i < end && /^(?:than|and|but|because|when|if|while)$/u.test(low))
  const to = stop < 0 ? end : stop
  const verbs = tokens.slice(who, to < 0 ? undefined : to).filter(({ i }) => isFinite(i))
  const own = tokens.slice(opener + 1, who).filter(({ i }) => isFinite(i))
  if (verbs.length !== 1 || own.length > 0) return -1
  return tokens.findIndex(
    ({ i, low, lemma }) =>
      i > verbs[0]!.i + 1 &&
      i < (to < 0 ? tokens.length : to) &&
      tags[i] === 'NOUN' &&
      low === lemma &&
      isVerb(low) &&
      tags[i - 1] === 'NOUN' &&
      /^(?:ADV|DET|ADJ|NUM|ADP)$/u.test(tags[i + 1] ?? ''),
  )
}

/** `charges` of `the panel on the roof charges your phone`, `moves` of `who moves a mountain`. */
const isVerbForm = (low: string): boolean =>
  /[^s]s$/u.test(low) && (isVerb(low.slice(0, -1)) || (low.endsWith('es') && isVerb(low.slice(0, -2))))

/** Does a finite verb stand between the beginning of the clause and a word? */
function hasVerbBefore(i: number, tokens: readonly Token[], tags: readonly string[]): boolean {
  const from = tokens.findLastIndex((token) => token.i < i && (isClauseEnd(token) || /^(?:SCONJ|CCONJ)$/u.test(tags[token.i]!)))
  return tokens.slice(from + 1, i).some(({ i: at, low }) => {
    // `printed fake bills`, but `the rope tied around a tree`.
    const isParticiple = low.endsWith('ing') || (low.endsWith('ed') && !/^(?:DET|ADJ|NUM|NOUN|PRON)$/u.test(tags[at + 1] ?? ''))
    return /^(?:VERB|AUX)$/u.test(tags[at]!) && !isParticiple
  })
}

/** Tags of words whose place in the sentence says more than the word itself does. */
export function correctedTags(tokens: readonly Token[], read: readonly string[]): string[] {
  // What one word is says what the next one can be.
  const tags = onceCorrected(tokens, onceCorrected(tokens, read))
  const verb = mainVerbOf(tokens, tags)
  if (verb > 0) tags[verb] = 'VERB'
  return tags
}

function onceCorrected(tokens: readonly Token[], read: readonly string[]): string[] {
  const tags = [...read]
  for (const { i, low, lemma } of tokens) {
    const [before, next] = [tokens[i - 1], tokens[i + 1]]
    // `people who chase it`.
    if (/^(?:ADJ|NOUN)$/u.test(tags[i]!) && before?.low === 'who' && tags[i + 1] === 'PRON' && isVerb(low)) tags[i] = 'VERB'
    // `trusting its disguise`.
    if (tags[i] === 'VERB' && low === lemma && isNoun(low) && OWNERS.test(before?.low ?? '') && tags[i + 1] !== 'NOUN') tags[i] = 'NOUN'
    if (tags[i] === 'NOUN' && low.endsWith('ing') && before?.text === ',' && (OWNERS.test(next?.low ?? '') || next?.pos === 'DET'))
      tags[i] = 'VERB'
    // `your kitchen tap keeps dripping`: a bare verb does not agree with one thing.
    if (
      tags[i] === 'VERB' &&
      low === lemma &&
      isNoun(low) &&
      tags[i - 1] === 'NOUN' &&
      singularOf(before!.low) === before!.low &&
      tags[i + 1] === 'NOUN' &&
      isVerbForm(next!.low) &&
      /(?:ing|ly)$|^(?:a|an|the|your|my|his|her|its|their)$/u.test(tokens[i + 2]?.low ?? '')
    ) {
      tags[i] = 'NOUN'
      tags[i + 1] = 'VERB'
    }
    // `, and that little thing is the reason`: which one, where nothing is said before it that goes on.
    const noun = tags[i + 1] === 'ADJ' ? i + 2 : i + 1
    const isWhichOne =
      low === 'that' &&
      before?.low === 'and' &&
      tokens[i - 2]?.text === ',' &&
      tags[noun] === 'NOUN' &&
      singularOf(tokens[noun]!.low) === tokens[noun]!.low &&
      /^(?:AUX|VERB)$/u.test(tags[noun + 1] ?? '') &&
      !tokens.slice(0, i).some((token) => SAYING.test(token.lemma))
    if (isWhichOne) tags[i] = 'DET'
    // `eat fermented food`.
    if (
      tags[i] === 'VERB' &&
      /(?:ed|en)$/u.test(low) &&
      low !== lemma &&
      tags[i - 1] === 'VERB' &&
      tags[i + 1] === 'NOUN' &&
      before?.low !== 'get'
    )
      tags[i] = 'ADJ'
    // `proves that time itself can bend`.
    const end = tokens.findIndex((token) => token.i > i && isClauseEnd(token))
    const isSaid =
      low === 'that' &&
      tags[i] === 'DET' &&
      tags[i - 1] === 'VERB' &&
      SAYING.test(before?.lemma ?? '') &&
      tokens.slice(i + 1, end < 0 ? undefined : end).some((token) => /^(?:AUX|VERB)$/u.test(tags[token.i]!) && !token.low.endsWith('ing'))
    if (isSaid) tags[i] = 'SCONJ'
    // `What counts is the aim`, `ours bends in the wind`.
    if (
      tags[i] === 'NOUN' &&
      isVerbForm(low) &&
      /^(?:what|ours|mine|yours|theirs)$/u.test(before?.low ?? '') &&
      !hasVerbBefore(i, tokens, tags)
    )
      tags[i] = 'VERB'
    // `The fox collected sounds`, `Within a week prices fell`: no second verb.
    const isOfRelative = tokens.slice(0, i).some((token) => /^(?:who|that|which|what|whoever)$/u.test(token.low))
    const isBesideVerb =
      tags[i - 1] === 'VERB' || (/^(?:VERB|AUX)$/u.test(tags[i + 1] ?? '') && !next!.low.endsWith('ing') && tags[i - 1] === 'NOUN')
    if (tags[i] === 'VERB' && isVerbForm(low) && isNoun(singularOf(low)) && isBesideVerb && !isOfRelative) tags[i] = 'NOUN'
    // `The layer that stays behind keeps water out`.
    const isBehindParticle = tags[i - 1] === 'ADP' && PARTICLE.test(before?.low ?? '') && tags[i - 2] === 'VERB'
    if (tags[i] === 'NOUN' && isVerbForm(low) && isOfRelative && isBehindParticle && /^(?:NOUN|DET|PRON)$/u.test(tags[i + 1] ?? '')) {
      tags[i - 1] = 'ADV'
      tags[i] = 'VERB'
    }
    const isBeforeObject = next?.pos === 'DET' || OWNERS.test(next?.low ?? '')
    // `A single bulb cost more than a house`, `The desert, in other words, waters the forest`.
    const isOnlyVerb = !tokens.some((token) => /^(?:VERB|AUX)$/u.test(tags[token.i]!))
    const isCost = low === 'cost' && /^(?:more|less|nearly|almost|about|as)$/u.test(next?.low ?? '')
    if (tags[i] === 'NOUN' && isOnlyVerb && i > 0 && (isCost || (isVerbForm(low) && isBeforeObject && before?.text === ',')))
      tags[i] = 'VERB'
    // `Some doors only open from the inside`.
    const isBehindAdverb =
      /^(?:only|never|always|often|still|also|just)$/u.test(before?.low ?? '') && /[^s]s$/u.test(tokens[i - 2]?.low ?? '')
    if (
      tags[i] === 'ADJ' &&
      low === lemma &&
      isVerb(low) &&
      isBehindAdverb &&
      tags[i - 2] === 'NOUN' &&
      tags[i + 1] === 'ADP' &&
      !hasVerbBefore(i, tokens, tags)
    )
      tags[i] = 'VERB'
    // `must have swum`.
    if (tags[i] === 'NOUN' && FORMS_OF_HAVE.test(before?.low ?? '') && !isNoun(low) && /^(?:AUX|PRON)$/u.test(tags[i - 2] ?? ''))
      tags[i] = 'VERB'
    // `who moves a mountain`, `the panel on the roof charges your phone`.
    if (
      tags[i] === 'NOUN' &&
      isVerbForm(low) &&
      isBeforeObject &&
      (before?.low === 'who' || (tags[i - 1] === 'NOUN' && !hasVerbBefore(i, tokens, tags)))
    )
      tags[i] = 'VERB'
    // `The graphite in the tip slides between them`.
    const to = tokens.findIndex(
      (token) =>
        token.i > i && (isClauseEnd(token) || /^(?:CCONJ|SCONJ)$/u.test(token.pos) || /^(?:i|you|he|she|it|we|they)$/u.test(token.low)),
    )
    const isAlone = !tokens.slice(i + 1, to < 0 ? undefined : to).some((token) => /^(?:AUX|VERB)$/u.test(tags[token.i]!))
    if (
      tags[i] === 'NOUN' &&
      isVerbForm(low) &&
      tags[i - 1] === 'NOUN' &&
      /^(?:ADP|ADV|SCONJ)$/u.test(tags[i + 1] ?? '') &&
      next?.low !== 'of' &&
      isAlone &&
      !hasVerbBefore(i, tokens, tags)
    )
      tags[i] = 'VERB'
    // `my phone lit up`.
    if (
      tags[i] === 'NOUN' &&
      !isNoun(low) &&
      (PAST_TENSES.has(low) || low.endsWith('ed')) &&
      /^(?:NOUN|PROPN)$/u.test(tags[i - 1] ?? '') &&
      !hasVerbBefore(i, tokens, tags)
    )
      tags[i] = 'VERB'
    // `collars that fall off by themselves`.
    const isPhrasal = /^(?:off|up|down|out|away|apart|over)$/u.test(next?.low ?? '')
    if (
      tags[i] === 'NOUN' &&
      isVerb(low) &&
      low === lemma &&
      isPhrasal &&
      before?.low === 'that' &&
      tokens[i - 2]?.low.endsWith('s') === true
    ) {
      tags[i - 1] = 'PRON'
      tags[i] = 'VERB'
    }
    // `Press the clay flat`.
    if (
      tags[i] === 'NOUN' &&
      /^(?:flat|open|shut|dry|clean|thin|smooth|loose|still)$/u.test(low) &&
      tags[i - 1] === 'NOUN' &&
      (!next || isClauseEnd(next) || next.pos === 'CCONJ')
    )
      tags[i] = 'ADJ'
    // `a two hour walk`.
    if (
      tags[i] === 'VERB' &&
      low === lemma &&
      isNoun(low) &&
      /^(?:hour|day|week|month|year|minute|mile|night)$/u.test(before?.low ?? '') &&
      tags[i - 2] === 'NUM'
    )
      tags[i] = 'NOUN'
    // `on the inside`.
    if (
      /^(?:inside|outside|back|front|top|bottom|left|right|middle|end)$/u.test(low) &&
      before?.low === 'the' &&
      (!next ||
        isClauseEnd(next) ||
        /^(?:ADP|CCONJ|SCONJ|AUX|VERB)$/u.test(tags[i + 1]!) ||
        isVerbForm(next.low) ||
        (isVerb(next.low) && tokens[i + 2]?.pos === 'ADP'))
    )
      tags[i] = 'NOUN'
    // `the birds on the outside move in`.
    if (
      tags[i] === 'NOUN' &&
      low === lemma &&
      isVerb(low) &&
      /^(?:inside|outside|front|back)$/u.test(before?.low ?? '') &&
      tags[i - 1] === 'NOUN' &&
      !hasVerbBefore(i, tokens, tags) &&
      next?.pos === 'ADP'
    )
      tags[i] = 'VERB'
    // `with streets that fire could not cross`.
    if (
      low === 'that' &&
      tags[i] === 'DET' &&
      tags[i - 1] === 'NOUN' &&
      tags[i + 1] === 'NOUN' &&
      /^(?:AUX|VERB)$/u.test(tags[i + 2] ?? '')
    )
      tags[i] = 'SCONJ'
    // `the shut-off valve`, `clockwise`.
    const isJoined = next?.text === '-' && tags[i - 1] === 'DET' && tags[i + 3] === 'NOUN' && tokens[i + 2]?.word === tokens[i]!.word
    if (isJoined) [tags[i], tags[i + 2]] = ['ADJ', 'ADJ']
    if (tags[i] === 'NOUN' && /(?:wise|wards)$/u.test(low)) tags[i] = 'ADV'
    // `Before you touch anything, crawl under the sink`.
    const isOfferedAfter =
      before?.text === ',' &&
      /^(?:if|when|before|after|once|to|while|until|for)$/u.test(tokens[0]!.low) &&
      !tokens.slice(0, i - 1).some(({ text }) => text === ',')
    const until = tokens.findIndex((token) => token.i > i && (isClauseEnd(token) || token.pos === 'CCONJ'))
    const isCommand =
      isOfferedAfter &&
      tags[i] === 'NOUN' &&
      isVerb(low) &&
      low === lemma &&
      /^(?:ADP|DET|NUM)$/u.test(tags[i + 1] ?? '') &&
      !tokens.slice(i + 1, until < 0 ? undefined : until).some((token) => /^(?:AUX|VERB)$/u.test(tags[token.i]!))
    if (isCommand) tags[i] = 'VERB'
    // `the last ice age`.
    const isOfPhrase = /^(?:DET|ADJ)$/u.test(tags[i - 2] ?? '') && (tags[i - 2] === 'DET' || tags[i - 3] === 'DET')
    if (
      tags[i] === 'VERB' &&
      low === lemma &&
      isNoun(low) &&
      tags[i - 1] === 'NOUN' &&
      isOfPhrase &&
      (!next || isClauseEnd(next)) &&
      /^(?:ADP)$/u.test(tags[i - (tags[i - 2] === 'DET' ? 3 : 4)] ?? '')
    )
      tags[i] = 'NOUN'
  }
  return tags
}
