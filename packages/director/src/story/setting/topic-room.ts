import type { Analysis } from '../analysis.ts'

/** Nouns that tell of which room a script of advice is: `your kitchen drain`, `a running toilet`. */
const TOPIC_ROOMS: readonly (readonly [RegExp, string])[] = [
  [
    /\bkitchen (?:\p{L}+ )?(?:sinks?|drains?|taps?|faucets?|floors?|cabinets?|counters?|countertops?|drawers?|tiles?|knife|knives|scale|sponge)\b|\b(?:in|for) (?:your|the|my) kitchen\b|\b(?:oven|stove|fridge|refrigerator|dishwasher|microwave|pans?|skillet|kettle|toaster|coffee (?:maker|machine)|chopping board|cutting board)\b/iu,
    'kitchen',
  ],
  [
    /\b(?:bathroom|shower|bathtub) (?:\p{L}+ )?(?:sinks?|drains?|taps?|faucets?|floors?|tiles?|mirrors?|fans?|heads?|doors?|grout|curtains?)\b|\b(?:in|for) (?:your|the|my) bathroom\b|\b(?:toilets?|shower ?heads?|bathtubs?)\b/iu,
    'bathroom',
  ],
  [/\b(?:in|for) (?:your|the|my) (?:garden|backyard)\b|\bgarden (?:beds?|hoses?|soil|fences?|sheds?)\b/iu, 'garden'],
]

/** `If your kitchen drain is blocked`: supposed, but what the advice is for. */
const assertedOrSupposedText = ({ tokens, bars }: Analysis): string =>
  tokens
    .filter(({ i }) => !/^(?:negated|compared|idiom)$/u.test(bars[i]!))
    .map(({ text }) => text)
    .join(' ')

/** Sentences at the beginning of a script that tell what it is about. */
export const OPENING_SENTENCES = 2

/** The room that a script of advice is about by what its first sentences tell. */
export function topicRoom(analyses: readonly Analysis[]): string | undefined {
  const opening = analyses.slice(0, OPENING_SENTENCES).map(assertedOrSupposedText).join(' ')
  const rooms = TOPIC_ROOMS.filter(([nouns]) => nouns.test(opening)).map(([, room]) => room)
  return rooms.length === 1 ? rooms[0] : undefined
}
