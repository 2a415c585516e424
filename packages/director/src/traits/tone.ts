import type { PlanTone } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import type { Period } from '../story/periods.ts'

const CHILDREN =
  /\bonce upon a time\b|\bthere (?:once )?(?:was|lived) an? (?:little|tiny|small|young)\b|\b(?:a|an|the) (?:little|tiny|brave) (?:hedgehog|fox|rabbit|bear|mouse|dragon|owl|star|robot|girl|boy|penguin|duck|kitten|puppy|frog)\b/iu
const JOKE = /\b(?:my cat|my dog|adulthood|googling|lol|hilarious|funniest)\b/iu
const TECHNICAL =
  /\b(?:atoms?|molecules?|hydrogen|helium|photons?|electrons?|neurons?|brain|cortisol|caffeine|dna|cells?|galax(?:y|ies)|planets?|orbit|gravity|quantum|black holes?|computers?|servers?|data|internet|software|algorithms?|chips?|cables?|interest|invest\w*|inflation|index fund|stocks?|stock market|debts?|credit|loans?|balance|paycheck|savings|budget|percent|million|billion|energy|temperature|light-years?|vaccines?|virus|bacteria|serotonin|magnesium|blood pressure)\b|%/giu
const APPEAL = /\b(?:you|your)\b/iu
const OFFER = /\b(?:order (?:now|today|before)|meet the|buy|free shipping|half price|introducing|get yours|only today|sale)\b/iu
const STRIVING =
  /\b(?:discipline|motivation|excuses|dreams?|never give up|success|rejections?|investors|win|believe in yourself|comfort zone|goals?|regret|hustle|quit)\b/giu
const GRAVE =
  /\b(?:died|dead|killed|dying|deaths?|earthquake|drowned|funeral|war|massacre|plague|froze to death|rubble|grave|tsunami|flood(?:ed|s)?|famine|cancer|murder\w*|killer)\b/giu

const DREAD =
  /\b(?:footsteps|whisper\w*|attic|cellar|basement|handprints?|fingernails?|stopped breathing|held my breath|scratch\w*|creak\w*|crawl\w*|grabbed|ghosts?|haunted|scream\w*|went dead|light went out|locked for|never moved out|watching me|under the bed|smiled at me|i don't have an?)\b/iu

/** Share of sentences from which a subject is that of the script. */
const SHARE = 0.4

/** How the words and graphics of a whole script are set. */
export function toneOf(
  analyses: readonly Analysis[],
  { isHorror, periods }: { readonly isHorror: boolean; readonly periods: readonly (Period | undefined)[] },
): PlanTone {
  const texts = analyses.map(({ text }) => text)
  const all = texts.join(' ')
  const share = (pattern: RegExp): number => texts.filter((text) => text.search(pattern) >= 0).length / Math.max(1, texts.length)
  const isFrightening = analyses.some(({ isFirstPerson }) => isFirstPerson) && share(DREAD) >= SHARE
  if (isHorror || isFrightening || share(GRAVE) >= SHARE) return 'grave'
  // A little girl at a grave or behind a scratched door is in no tale for children.
  const isDark = share(GRAVE) > 0 || share(DREAD) >= SHARE / 2
  if ((CHILDREN.test(all) && !(isDark && !/\bonce upon a time\b/iu.test(all))) || JOKE.test(all)) return 'playful'
  const isPast = periods.filter((period) => period !== undefined).length >= texts.length * SHARE
  if (isPast || /\b(?:1[0-8]\d\d|19[0-4]\d|B\.?C\.?)\b/u.test(all)) return 'historic'
  if (OFFER.test(all)) return 'bold'
  if (share(TECHNICAL) >= SHARE) return 'technical'
  return share(STRIVING) >= SHARE / 2 && (share(APPEAL) >= SHARE || analyses.some(({ isFirstPerson }) => isFirstPerson)) ? 'bold' : 'plain'
}
