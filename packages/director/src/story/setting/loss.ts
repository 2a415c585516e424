import type { Analysis } from '../analysis.ts'
import { isPerceived } from './perceived.ts'

const PARTNER = '(?:wife|husband|girlfriend|boyfriend|fianc[eé]e?|partner)'
const OWN = '(?:his|her|my|their|our|your|the)'
const LOST = '(?:house|home|job|restaurant|business|shop|store|car|farm|company|savings|money|apartment|family|wife|husband|everything)'
/** Words by which a sentence tells that somebody loses something or somebody. */
const LOSS = new RegExp(
  [
    `\\b(?:go|goes|going|gone|went) (?:bankrupt|broke|out of business)`,
    `\\b(?:his|her|my|their|our|your) ${PARTNER} (?:has |had |have )?(?:left|leaves?|walked out|moved out|divorced)\\b(?! (?:for work|early|home|to|the|an?|his|(?:him|her|them|me|us) (?:an?|the|his|some|all)))`,
    `\\bbanks? (?:had |has )?(?:took|takes?|taken|seized|repossessed|foreclosed)(?: back| on)? (?:${OWN} )?${LOST}`,
    `\\b(?:lost|loses?|losing) (?:${OWN} )?${LOST}\\b(?! (?:keys?|tickets?|race|chase|game|value))`,
    `\\b(?:foreclos\\w+|evicted|repossessed|laid off|(?:is|was|were|are|became|become) homeless)\\b`,
    `\\b(?:sle(?:ep|eps|eping|pt)|liv(?:e|es|ed|ing)) (?:in|out of) (?:his|her|my|their|our|a) (?:\\w+ )?(?:car|van|truck)\\b`,
  ].join('|'),
  'iu',
)

/** Whether a sentence tells that somebody loses a home, work or family. */
export function tellsLoss({ text, tokens, bars }: Analysis): boolean {
  const isDenied = tokens.some(({ low, i }) => low === 'if' || (/^(?:never|not|n't)$/u.test(low) && bars[i] === 'negated'))
  const isOfOthers = isPerceived(tokens)
  const own = tokens.some(({ i }) => isOfOthers(i))
    ? tokens
        .filter(({ i }) => !isOfOthers(i))
        .map((token) => token.text)
        .join(' ')
    : text
  return LOSS.test(own) && !isDenied
}
