import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'

/** What animals are seen doing by the lemma of the verb, where people do something else or nothing is seen of it. */
const ROWS: Readonly<Partial<Record<PlanAction, string>>> = {
  sing: 'sing howl hoot crow croak chirp tweet roar bark bellow bray bleat growl snarl hiss squeak squawk cry call yelp whine whimper',
  fly: 'fly soar swoop flutter flap hover glide circle migrate',
  swim: 'swim paddle float drift',
  hide: 'hide peek lurk shelter',
  kneel: 'crouch cower stalk sneak creep prowl hunt duck kneel bow ambush',
  sleep: 'sleep curl hibernate doze nap snore rest snuggle',
  jump: 'jump leap pounce spring hop bounce bound lunge vault',
  fight: 'fight attack strike kick rear wrestle bite box charge',
  dig: 'dig burrow bury scratch shovel',
  eat: 'eat graze nibble lick feed peck gnaw chew munch devour swallow drink sip lap sniff',
  sit: 'sit perch nest brood incubate settle wait squat',
  climb: 'climb clamber scramble scale',
  run: 'run dash race gallop sprint flee escape chase bolt scurry scamper rush hurry pursue',
  walk: 'walk wander roam march trot stroll plod waddle strut patrol travel trek crawl slither come go return leave follow arrive',
  hatch: 'hatch',
  hang: 'hang dangle',
  fall: 'fall tumble',
  hug: 'hug nuzzle cuddle comfort embrace groom',
  carry: 'carry bring drag haul',
}

const BY_VERB: ReadonlyMap<string, PlanAction> = new Map(
  Object.entries(ROWS).flatMap(([action, verbs]) => verbs.split(' ').map((verb) => [verb, action as PlanAction] as const)),
)

/** Verbs together with words behind them. */
const TOGETHER: readonly (readonly [verb: RegExp, behind: RegExp, action: PlanAction])[] = [
  [/^(?:spread|open|unfold|flap|beat|stretch)$/u, /\bwings?\b/u, 'fly'],
  [/^(?:take|burst|lift)$/u, /^(?:off\b|flight\b|to the (?:air|sky|wing)|into the air)/u, 'fly'],
  [/^(?:throw|tip|lift|raise)$/u, /^(?:back )?(?:its|his|her|their) (?:heads?|muzzles?|snouts?)\b/u, 'sing'],
  [/^(?:bare|show)$/u, /\b(?:teeth|fangs)\b/u, 'fight'],
  [/^(?:lie|lay)$/u, /^(?:down|still|asleep|in|on|under|beside|next)\b/u, 'sleep'],
  [/^(?:fall|drop)$/u, /^(?:fast |sound )?asleep\b/u, 'sleep'],
  [/^roll$/u, /^(?:up\b|(?:itself|himself|herself) (?:up )?into\b|into a)/u, 'sleep'],
  [/^(?:press|flatten)$/u, /\b(?:itself|himself|herself|ground|grass|down)\b/u, 'kneel'],
  [/^(?:break|crack|leave|burst)$/u, /\b(?:shells?|eggs?)\b/u, 'hatch'],
  [/^(?:lay|guard|warm|incubate)$/u, /\beggs?\b/u, 'sit'],
]

/** Words behind a verb with which an animal does not do it itself, or not so. */
const NOT_BEFORE: ReadonlyMap<string, RegExp> = new Map([
  ['bury', /\b(?:dead|king|queen|man|woman)\b/u],
  ['fall', /^(?:in love|silent|ill|sick|behind|into(?! (?:the|an?|its|his|her) )|victim|out(?! of (?:the|an?|its|his|her)\b)|under|to)\b/u],
  ['feed', /^(?:the|a|an|his|her|their|its|my|our|him|them|us|me|it|on (?:by))\b/u],
  ['run', /^(?:out|low|short|dry)\b/u],
  ['go', /^(?:down|under|through|without|wrong|extinct|hungry|missing|on)\b/u],
  ['come', /^(?:true|up|about|apart|undone|from)\b/u],
  ['leave', /^(?:me|him|her|us|them|you|behind|traces?|a|an|the)\b/u],
  ['hang', /^(?:on|out|around)\b/u],
  ['call', /^(?:it|him|her|them|home)\b/u],
])

/** What an animal climbs with its claws; hills and stairs it walks up. */
const CLIMBED =
  /\b(?:trees?|trunks?|poles?|ropes?|ladders?|stems?|stalks?|beanstalk|vines?|branch(?:es)?|posts?|masts?|walls?|curtains?|oaks?|pines?|palms?|birch|willow|bamboo)\b/u

/** What an animal is seen doing by a verb and the words behind it; undefined where animals do as people. */
export function actionOfAnimal(lemma: string, behind: string): PlanAction | undefined {
  const together = TOGETHER.find(([verb, words]) => verb.test(lemma) && words.test(behind))
  if (together) return together[2]
  const action = NOT_BEFORE.get(lemma)?.test(behind) ? undefined : BY_VERB.get(lemma)
  return action === 'climb' && behind !== '' && !CLIMBED.test(behind) ? 'walk' : action
}
