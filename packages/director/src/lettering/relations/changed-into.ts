import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { wordCount } from '../../text/word-count.ts'

const WORD = '(?!(?:from|to|into|has|have|had|is|are)\\b)[\\p{L}-]+'
const SIDE = `(${WORD}(?: ${WORD}){0,3}?)`
const ARTICLE = '(?:(?:an?|the|its|their|your|our|his|her|my|just|only) )*'
const END =
  '(?= (?:for|in|on|at|within|over|after|before|by|when|while|because|with|that|which|who|where|and|overnight|again)\\b|[,;:.!?—–]|$)'
/** `turned from a luxury into a present`, `went from poor to rich`. */
const FROM_TO = new RegExp(
  `\\b(?:turn|chang|evolv|shift|transform|switch|grow|grew|went|goes?|gone)\\p{L}* from ${ARTICLE}${SIDE} (?:to|into) ${ARTICLE}${SIDE}${END}`,
  'iu',
)
/** `what used to be fluffy powder has turned into solid ice`. */
const USED_TO_BE = new RegExp(
  `\\bwhat (?:used to be|(?:was|were) once|once was) ${ARTICLE}${SIDE} (?:has |have |had )?(?:now |quietly |slowly )?(?:turned into|become|became|turns into|becomes|(?:is|are) (?:now|today)) ${ARTICLE}${SIDE}${END}`,
  'iu',
)
const GOING = /\b(?:went|goes?|gone|going) from\b/iu

/** `Luxury → present`: what something was and what it has become. Undefined where a way or a number is meant, or nothing short. */
export function changedInto({ text, tokens, quantities }: Analysis): PlanText | undefined {
  const match = USED_TO_BE.exec(text) ?? FROM_TO.exec(text)
  const [before, after] = [match?.[1], match?.[2]].map((side = '') => side.trim())
  if (!match || !before || !after || before.toLowerCase() === after.toLowerCase()) return undefined
  const own = tokens.filter(({ low }) => ` ${before} ${after} `.toLowerCase().includes(` ${low} `))
  // `went from Paris to Rome`, `went from door to door`.
  const isWay = own.some(({ pos }) => pos === 'PROPN') || (GOING.test(text) && !own.some(({ pos }) => pos === 'ADJ'))
  const at = wordCount(text.slice(0, match.index))
  const isCounted = quantities.some((quantity) => quantity.kind === 'range' && quantity.at >= at)
  return isWay || isCounted || /\b(?:not|never|nothing)\b|n['’]t\b/iu.test(text)
    ? undefined
    : { words: `${before} → ${after}`, role: 'key', at }
}
