import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import { ACTION_VERBS, HEAVY_LOADS, SEEN_BEFORE, SEEN_TOGETHER, UNSEEN_BEFORE } from '../languages/en/verbs.ts'
import { toolOfVerb } from '../languages/en/tools-of-verbs.ts'
import { isDoneToBodiless } from '../story/figurative.ts'
import { natureOf, singularOf } from '../senses/lexicon.ts'
import type { Token } from '../text/token.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'

const RUNS = /^(?:mile|kilometer|kilometre|marathon|race|lap|distance|course|meter|metre|way|relay|sprint|errand|half)s?$/u

/** `run a finger along the edge`, `ran a company`: something is moved or led; nobody runs. */
function isTransitiveRun({ lemma, i }: Token, tokens: readonly Token[]): boolean {
  if (lemma !== 'run' || !/^(?:a|an|the|your|his|her|their|my|our|its)$/u.test(tokens[i + 1]?.low ?? '')) return false
  const object = tokens.slice(i + 2, i + 5).find(({ pos }) => pos === 'NOUN')
  return object !== undefined && !RUNS.test(object.low)
}

/** `ride the train`: nobody sits astride. */
const isRideInside = ({ lemma, i }: Token, tokens: readonly Token[]): boolean =>
  lemma === 'ride' &&
  tokens
    .slice(i + 1, i + 5)
    .some(({ low }) =>
      /^(?:trains?|bus|buses|trams?|taxis?|cabs?|ferry|ferries|subway|metro|elevators?|cars?|boats?|planes?|trucks?|escalators?|roller)$/u.test(
        low,
      ),
    )

/** `had run out`, `ran low`: nobody runs. */
const isUsedUp = ({ lemma, i }: Token, tokens: readonly Token[]): boolean => {
  const [next, after, object] = tokens.slice(i + 1, i + 4)
  if (lemma !== 'run' || !next) return false
  if (/^(?:low|short|dry|late|out)$/u.test(next.low) && (!after || after.pos === 'PUNCT' || after.low === 'on')) return true
  return next.low === 'out' && after?.low === 'of' && object !== undefined && !/^(?:DET|PRON)$/u.test(object.pos)
}

/** `draws conclusions`, `draws a crowd`: nothing is drawn on paper. */
const isDrawnFigure = ({ lemma, i }: Token, tokens: readonly Token[]): boolean =>
  lemma === 'draw' &&
  tokens
    .slice(i + 1, i + 5)
    .some(({ low }) =>
      /^(?:conclusions?|attention|crowds?|breath|lines?|blood|near|closer|inspiration|power|energy|water|tourists?|visitors?|swords?|knife|knives|daggers?|bows?|curtains?|blinds?)$/u.test(
        low,
      ),
    )

/** Words of the same clause behind a verb that may say what it is done to. */
const REACH = 8

function wordsBehind({ i }: Token, tokens: readonly Token[]): string {
  const words = tokens.slice(i + 1, i + 1 + REACH).map(({ low }) => low)
  const end = words.findIndex((word) => /^[,;:.!?]$/u.test(word))
  return words.slice(0, end < 0 ? undefined : end).join(' ')
}

/** `pressed play`: a button. */
const isButton = ({ lemma, i }: Token, tokens: readonly Token[]): boolean =>
  lemma === 'play' && /^(?:press|hit|push|tap|click)(?:ed|es)?$/u.test(tokens[i - 1]?.low ?? '')

/** `he was dragged away`: somebody else does it. */
export function isPassive({ low, i }: Token, tokens: readonly Token[]): boolean {
  const before = tokens.slice(0, i).findLast(({ pos }) => pos !== 'ADV')
  return !low.endsWith('ing') && low !== 'gone' && /^(?:is|are|was|were|be|been|being)$/u.test(before?.low ?? '')
}

const TAKING = /^(?:take|keep|catch|receive|win|collect|lift|get|give|offer|show|hand|pay|sell|lend|slip|pass|present|serve|award)$/u
const NOT_IN_HANDS =
  /^(?:stairs?|escalator|lift|elevator|train|tram|bus|taxi|cab|ferry|boat|ship|plane|flight|car|road|path|street|house|room|seat|bath|shower|shop|city|town|country|castle|fish|crowd|breath|photo|picture|place|part|watch|secret|sun)$/u

/** Letters and medals, whose first sense is none that is held. */
const isDrawnThing = (noun: string): boolean =>
  /^(?:artifact|food|plant)$/u.test(drawableNamed(noun)?.file ?? '') || /^(?:note|message)$/u.test(noun)

/** Words of an object, also as in `a folded note`. */
const isInObject = ({ pos, low }: Token): boolean =>
  /^(?:DET|ADJ|PRON|NUM|NOUN|PROPN)$/u.test(pos) || (pos === 'VERB' && /e[dn]$/u.test(low))

/** `took the lift`, `kept watch`, `won the war`: nothing is held. */
function isNotHeld({ lemma, i }: Token, tokens: readonly Token[]): boolean {
  if (!TAKING.test(lemma)) return false
  const behind = tokens.slice(i + 1)
  const end = behind.findIndex((token) => !isInObject(token))
  const object = behind.slice(0, end < 0 ? undefined : end)
  const head = object.findLast(({ pos }) => pos === 'NOUN')
  if (!head) return !object.some(({ low }) => /^(?:it|them|him|her)$/u.test(low))
  return NOT_IN_HANDS.test(head.lemma) || !(natureOf(singularOf(head.low)) === 'solid' || isDrawnThing(head.lemma))
}

/** `closed his eyes`, `opened her mouth`: no work. */
const OWN_PART =
  /^(?:his|her|my|their|its|your|our) (?:\w+ )?(?:eyes?|eyelids?|mouth|lips|jaws?|hands?|fists?|fingers?|arms?|heart|mind|head|legs?|shoulders?|hair)\b/u

/** `moved to Toronto`: a map tells more than a walk. */
const isToNamedPlace = ({ lemma, i }: Token, tokens: readonly Token[]): boolean =>
  /^(?:move|migrate|emigrate)$/u.test(lemma) && tokens[i + 1]?.pos === 'ADP' && tokens[i + 2]?.pos === 'PROPN'

/** `went deaf`, `came true`: nobody moves. */
const isBecoming = ({ lemma, i }: Token, tokens: readonly Token[]): boolean => {
  const next = tokens[i + 1]
  return (
    /^(?:go|come)$/u.test(lemma) &&
    next !== undefined &&
    /^(?:deaf|blind|mad|bankrupt|missing|viral|silent|quiet|wrong|bald|grey|gray|pale|numb|hungry|true|alive|undone|loose|broke|extinct|crazy|insane|free)$/u.test(
      next.low,
    )
  )
}

/** `goes to college`, `went to war`: without an article no way is meant. */
const isEnrolled = ({ lemma, i }: Token, tokens: readonly Token[]): boolean =>
  /^(?:go|come|get|return)$/u.test(lemma) &&
  tokens[i + 1]?.low === 'to' &&
  /^(?:college|university|school|work|war|court|jail|prison|church|bed|sea|trial|market|press|print|waste|hell|heaven|pieces)$/u.test(
    tokens[i + 2]?.low ?? '',
  )

/** What a figure is seen doing by a verb; undefined for what is not seen. */
export function actionOf(verb: Token, tokens: readonly Token[]): PlanAction | undefined {
  const { lemma, low } = verb
  if (
    isButton(verb, tokens) ||
    isTransitiveRun(verb, tokens) ||
    isUsedUp(verb, tokens) ||
    isRideInside(verb, tokens) ||
    isDrawnFigure(verb, tokens) ||
    isEnrolled(verb, tokens) ||
    isBecoming(verb, tokens) ||
    isToNamedPlace(verb, tokens) ||
    low === 'lied'
  )
    return undefined
  const behind = wordsBehind(verb, tokens)
  const together = SEEN_TOGETHER.get(lemma)?.find(([words]) => words.test(behind))
  if (together) return together[1]
  if (isNotHeld(verb, tokens)) return undefined
  const seen = SEEN_BEFORE.get(lemma)
  if ((seen && !seen.test(behind)) || UNSEEN_BEFORE.get(lemma)?.test(behind)) return undefined
  if (HEAVY_LOADS.test(behind)) {
    if (/^(?:push|shove)$/u.test(lemma)) return 'push'
    if (/^(?:pull|drag|haul|tow)$/u.test(lemma)) return 'pull'
  }
  // `fed the hens`: somebody else eats.
  const isGiven = lemma === 'feed' && /^(?:the|a|an|his|her|their|my|our|him|them|us|me|it)\b/u.test(behind)
  if (isGiven) return 'give'
  const action = toolOfVerb(lemma)?.action ?? ACTION_VERBS.get(lemma)
  if (action === 'work' && OWN_PART.test(behind)) return undefined
  return action && isDoneToBodiless(verb, action, tokens) ? undefined : action
}
