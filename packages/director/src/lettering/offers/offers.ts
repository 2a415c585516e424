import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { bareWord } from '../../graphics/clause-label.ts'
import type { Analysis } from '../../story/analysis.ts'
import { wordCount } from '../../text/word-count.ts'
import { capitalized } from '../capitalized.ts'
import { inDigits } from '../numbers/in-digits.ts'

const SMALL = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})'
const PERCENT = '(?:%| ?percent| per cent)'
const SUM = `(?:[$€£¥]\\d[\\d,.]*|(?:\\p{L}+(?:[- ]\\p{L}+)?|\\d[\\d,.]*)(?: (?:dollars?|euros?|pounds?|cents?|bucks)|${PERCENT}))`
/** Up to when, or with what, an offer holds. */
const TERMS = '(?: (?:until|till|through|with|when|if|before|today|this|on)\\b(?: [^,.;:!?]+)?)?'

/** What an advertisement offers, in the words that it letters. */
const OFFERS: readonly RegExp[] = [
  // `two for the price of one`, `get 3 for 2`.
  new RegExp(`\\b${SMALL} (?:\\p{L}+ ){0,3}for the price of ${SMALL}\\b`, 'iu'),
  new RegExp(
    `(?<=^|\\b(?:get|buy|take|pick|now|any) )${SMALL} for ${SMALL}(?=$|[,.;:!?]| (?:at|on|in|until|till|today|this|with)\\b)`,
    'iu',
  ),
  new RegExp(`\\bbuy ${SMALL},? (?:and )?get [^,.;:!?]+`, 'iu'),
  new RegExp(`(?<=^|[,;:] |\\b(?:and|to|now) )sav(?:e|ing) (?:up to )?${SUM}(?! of\\b)${TERMS}`, 'iu'),
  new RegExp(
    `\\b(?:(?:get|take) )?(?:up to )?${SUM} off(?= (?:your|the|all|every|any|until|with|on|when|today)\\b|$|[,.;:!?])${TERMS}`,
    'iu',
  ),
  /\bpay nothing\b(?: (?:for|until|till) [^,.;:!?]+)?/iu,
  new RegExp(`\\bhalf[- ]price\\b${TERMS}`, 'iu'),
  new RegExp(`\\bfree (?:\\p{L}+ ){0,2}(?:for|until|till)(?: (?:the )?(?:first )?)[^,.;:!?]+`, 'iu'),
  new RegExp(
    `\\b(?:from|for only|for just|only|just|starting at) (?:[$€£¥]\\d[\\d,.]*|\\d[\\d,.]*\\.\\d\\d|(?:\\d[\\d,.]*|\\p{L}+(?:[- ]\\p{L}+)?) (?:dollars|euros|pounds))(?: (?:a|per) (?:day|week|month|year|night|person|piece))?`,
    'iu',
  ),
]
/** An offer tells somebody what to do, or has no verb but of what is free or costs. */
const OFFERING =
  /^(?:(?:please|now|today|just|then|and) )?(?:get|buy|save|order|choose|pay|try|book|take|subscribe|bring|join|pick|grab|use|call|visit|come|shop|sign|switch|download|reserve|start|bundle|rent|half|free|from|only|up|\d|two|three|four)\b|\b(?:is|are|costs?|starts?|travels?|ships?|comes?|gets?) (?:\p{L}+ )?(?:free|half|from|only|at)\b/iu
/** Where an offer holds: `at Rosa Flowers`. */
const SELLER = /\b(?:at|from) (\p{Lu}[\p{L}'’]*(?:(?: & | )\p{Lu}[\p{L}'’]*)*)(?=$|[,.;:!?]| \p{Ll})/u
const DEADLINE = /\b(?:until|till|through) [\p{L}\d'’]+(?: [\p{L}\d'’]+)*/u
const CODE = /\b(?:with|use|using|enter|and) (?:the )?(?:promo |discount )?code ["“]?([\p{Lu}\d]{3,})\b/u
/** Words up to which an offer stands as its whole sentence. */
const SHORT_SENTENCE = 8
/** Words of a part of a sentence that is an offer. */
const MAX_OFFER = 8

const asLettered = (words: string, analysis: Analysis): string =>
  capitalized(inDigits(words, analysis))
    .replace(/ for the price of (?:one|1)\b/iu, ' for the price of 1')
    .replace(/(?<=\d) for the price of /iu, ' for ')

/** What a sentence of an advertisement offers, as an advertisement letters it: `2 for 1`, `Half price until Sunday`; undefined where it offers nothing. */
export function offerIn(analysis: Analysis): readonly PlanText[] | undefined {
  const { text, isNarrative } = analysis
  if (isNarrative || !OFFERING.test(text) || /[?"“]/u.test(text)) return undefined
  const found = OFFERS.map((offer) => offer.exec(text)).find((match) => match !== null)
  if (!found) return undefined
  const whole = text.replace(/[.!]+$/u, '')
  const at = wordCount(text.slice(0, found.index))
  if (wordCount(whole) <= SHORT_SENTENCE) return [{ words: asLettered(whole, analysis), role: 'key', at: 0 }]
  const said = found[0].split(/\s+/u).slice(0, MAX_OFFER).map(bareWord).join(' ')
  const code = CODE.exec(text)
  const isCodeSaid = code && said.includes(code[1]!)
  const deadline = DEADLINE.exec(text)
  const isDeadlineSaid = !deadline || said.includes(deadline[0].slice(0, 8))
  const seller = SELLER.exec(text)
  const isSellerSaid = !seller || said.includes(seller[1]!.trim())
  return [
    { words: asLettered(said, analysis), role: 'key', at },
    ...(isDeadlineSaid
      ? []
      : [{ words: capitalized(deadline[0].trim()), role: 'key' as const, at: wordCount(text.slice(0, deadline.index)) }]),
    ...(code && !isCodeSaid ? [{ words: `Code ${code[1]}`, role: 'key' as const, at: wordCount(text.slice(0, code.index)) + 1 }] : []),
    ...(isSellerSaid ? [] : [{ words: seller[1]!.trim(), role: 'label' as const, at: wordCount(text.slice(0, seller.index)) + 1 }]),
  ]
}

/** An offer that no diagram says: a price reduced by a number is seen as that number. */
export const isLetteredOffer = (analysis: Analysis): boolean =>
  offerIn(analysis)?.some(({ words }) => !/\boff\b/iu.test(words) || /^(?:get|take|save|enjoy)\b/iu.test(words)) === true

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** Plans of an advertisement that letter what it offers, beside the names that they letter already. */
export const withOffers = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    const offer = analysis && !plan.graphic ? offerIn(analysis) : undefined
    if (!offer || plan.text.some(({ role }) => /^(?:title|quote|opening|end-card)$/u.test(role))) return one
    const names = plan.text.filter(({ role, words }) => role === 'label' && !offer.some((text) => text.words.includes(words)))
    return { ...one, plan: { ...plan, text: [...offer, ...names] } }
  })
