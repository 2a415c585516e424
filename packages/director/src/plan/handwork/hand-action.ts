import { natureOf } from '../../senses/lexicon.ts'
import { isMachine } from '../../languages/en/machine-parts.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { ON_A_DISH, preparedFood } from './food.ts'
import { cookwareOf, namedPot, STEWED } from './cookware.ts'
import { LIQUID_NAMES } from './liquids.ts'
import { handledBefore, isGeneric, namedBefore, ofTopic } from './meant-thing.ts'
import { pouringOf, vesselOf } from './pouring.ts'
import { DIRT, type HandAction, isDrawn, isOfMachine, type Roles, VESSEL } from './roles.ts'
import { brushFor, toolFor } from './tools-for.ts'
import { ofVerbAlone, OWN_HANDS } from './verb-alone.ts'

/** Verbs by which the thing behind `with` goes onto the one before it. */
const WITH_CONTENT = /^(?:fill|cover|top|stuff|line|sprinkle|season|dust|load|pack|drizzle|brush|coat|water)$/u
/** What holds the parts of a thing together. */
export const FASTENER = /^(?:screw|nail|nut|bolt|hinge|clip|pin|tape)$/u

/** What is done to a part of a thing is seen done to the thing. */
const ON_PARTS = /^(?:press|rub|pull|lift|turn|turn-back|hit|cut|push)$/u
/** What is smeared on something. */
const SMEARED = /^(?:glue|paint|cream|paste|butter|oil|wax|plaster|toothpaste|soap|honey|jam|peanut butter|sunscreen)$/u
/** Drawn in the glass, cup or jug it is served in. */
const IN_A_GLASS = /(?:lemonade|coffee|tea|juice|cocktail|smoothie|milkshake|latte|cocoa|beer|wine)$/u

/** Times and manners behind prepositions: nothing goes there. */
const NOWHERE =
  /^(?:second|minute|hour|day|night|morning|evening|afternoon|week|month|year|time|while|way|row|half|piece|turn|direction|order|advance|total|itself|side|top)$/u

/** `down the hole`, `over the opening`: where it goes has no picture. */
const isTargetUnseen = ({ manipulation: { motion }, into }: Roles): boolean =>
  into !== undefined &&
  into.name === undefined &&
  !NOWHERE.test(into.phrase.lemma) &&
  !LIQUID_NAMES.test(into.phrase.lemma) &&
  /^(?:put|pour|push|sprinkle|squeeze)$/u.test(motion)

/** What no hand can take hold of. */
const AIRY = /^(?:air|water|heat|steam|gas|smell|juice|smoke)$/u
/** What work is done with is not what it is done to. */
const TOOLS = /(?:pencil|pen|paintbrush|scissors|knife|hammer|screwdriver|wrench|drill|whisk|sponge|toothbrush|cotton bud|credit card)$/u

/** Opened and closed by turning. */
const TURNED = /(?:^tap|valve|faucet handle)$/u
const isOpening = ({ verb, reading: { analysis } }: Roles): boolean =>
  verb.lemma === 'open' ||
  (/^(?:turn|switch)$/u.test(verb.lemma) && analysis.tokens.slice(verb.i + 1, verb.i + 6).some(({ low }) => low === 'on'))

/** What can be opened and closed. */
export const OPENED =
  /(?:door|window|box|jar|book|notebook|laptop|drawer|oven|refrigerator|envelope|letter|bottle|valve|tap|bag|suitcase|umbrella|curtain|can|wardrobe|gate|chest|piggy bank|car|tent|backpack|zipper|dishwasher|washing machine|microwave|pot|toilet|carton|package|parcel|wallet|purse|newspaper|map|cage|briefcase|coconut|oyster|shell|smartphone)$/u

/** Drawn as several things together, of which none is meant. */
const OF_SEVERAL = /^(?:fruit|vegetables|food|salad|groceries|meal|breakfast|tools)$/u

const COVERS = /^(?:lid|cap|cover|top|cork|stopper)$/u
/** What is a container, a tool and the thing itself of what a clause names; undefined where that is not certain. */
export function resolveHandAction(roles: Roles): HandAction | undefined {
  if (isTargetUnseen(roles)) return undefined
  const action = handActionOf(roles)
  // `Slide it into the oven`: what goes there is not known.
  if (roles.isPronoun && action && action.what === roles.into?.name) return undefined
  // The button of a shirt is none that is pressed.
  if (action?.motion === 'shape' && roles.main?.isRenamed && action.what === 'light switch') return undefined
  // A lid goes onto its own vessel: that of another is not it.
  if (action?.target && action.motion === 'put' && roles.object && !roles.main?.name && COVERS.test(roles.object.lemma)) return undefined
  if (action && /^(?:cut|peel|squeeze)$/u.test(action.motion) && OF_SEVERAL.test(action.what)) return undefined
  return action && /^(?:open|close|shut)$/u.test(roles.verb.lemma) && !OPENED.test(action.what) ? undefined : action
}

function handActionOf(roles: Roles): HandAction | undefined {
  const alone = ofVerbAlone(roles)
  if (alone !== 'other') return alone
  const { manipulation, main, withThing, into, from, isPronoun, verb, reading } = roles
  const { lemma } = verb
  const { motion } = manipulation
  if (lemma === 'unplug') return { motion, what: 'electric plug', target: 'outlet' }
  // `Brush it with garlic butter`.
  const smeared = motion === 'rub' && SMEARED.test(withThing?.phrase.lemma ?? '') ? withThing!.phrase.lemma : undefined
  const held = withThing?.name ?? (smeared && isDrawn(smeared) ? smeared : undefined)
  const isByHand = OWN_HANDS.test(withThing?.phrase.lemma ?? '')
  const object =
    main?.name ??
    // `Lift the lid off the tank`.
    (isGeneric(main?.phrase.lemma ?? '', reading.story) ? from?.name : undefined) ??
    (isPronoun ? namedBefore(verb, reading) : undefined) ??
    preparedFood(lemma, { isPronoun, object: roles.object, goal: into?.name }, reading) ??
    (isPronoun || isGeneric(main?.phrase.lemma ?? '', reading.story) ? handledBefore(reading, into?.name) : undefined)
  const isLiquid = LIQUID_NAMES.test(main?.phrase.lemma ?? '') && !/^(?:tea|coffee|soup)$/u.test(main!.phrase.lemma)
  if (isLiquid && /^(?:add|mix|put|stir)$/u.test(lemma) && motion !== 'rub') return pouringOf(roles)
  if (lemma === 'wrap' && main?.name && (into?.name ?? held)) return { motion: 'put', what: main.name, target: (into?.name ?? held)! }
  // `Squeeze a drop of foam onto the mirror`: of the foam there is no picture.
  if (motion === 'squeeze' && main && !object && into?.name && roles.content) return { motion: 'rub', what: into.name }
  if (motion === 'squeeze' && main?.name && SMEARED.test(main.name)) {
    const on = into?.name ?? handledBefore(reading)
    return on && on !== main.name ? { motion: 'pour', what: main.name, tool: main.name, target: on } : { motion, what: main.name }
  }
  if (motion === 'pour' && (!(WITH_CONTENT.test(lemma) && held) || held === manipulation.tool)) return pouringOf(roles)
  if (WITH_CONTENT.test(lemma) && motion !== 'rub') {
    // `Fill the jar with shells` of which there is no picture: with nothing else.
    if (held ? main && !object : withThing && lemma === 'fill') return undefined
    if (held && LIQUID_NAMES.test(held) && object) return { motion: 'pour', what: held, tool: vesselOf(held), target: object }
    if (held) return { motion: motion === 'pour' ? 'sprinkle' : motion, what: held, ...(object && object !== held && { target: object }) }
    return object && /^(?:cover|fill)$/u.test(lemma)
      ? { motion: lemma === 'cover' ? 'press' : 'pour', what: object, ...(lemma === 'fill' && { tool: 'jug', target: object }) }
      : undefined
  }
  if (object && TURNED.test(object) && /^(?:press|pull|push)$/u.test(motion))
    return { motion: isOpening(roles) ? 'turn-back' : 'turn', what: object }
  // `Drop in a capsule`: into the machine that the script is about, whatever goes there.
  const isPutIn =
    motion === 'put' && /^(?:drop|put|insert|load|pop|slide)$/u.test(lemma) && reading.analysis.tokens[verb.i + 1]?.low === 'in'
  const machine = reading.story.topic?.name
  if (isPutIn && main && !object && !into && machine !== undefined && isMachine(machine)) return { motion: 'push', what: machine }
  const isTool = held !== undefined && (drawableNamed(held)?.file === 'artifact' || (motion === 'rub' && SMEARED.test(held)))
  const tool = isTool ? held : undefined
  // `Wash the filter`: the machine stays dry.
  if (motion === 'rinse' && isOfMachine(main?.phrase, reading)) return { motion, what: 'tap' }
  const isElsewhere = into !== undefined && into.name === undefined && !NOWHERE.test(into.phrase.lemma)
  // `Drill a hole into the lid`: not into a wall.
  const ofWhole = isElsewhere && isGeneric(into.phrase.lemma, reading.story) ? handledBefore(reading) : undefined
  const what =
    object ??
    from?.name ??
    (isElsewhere && motion === 'hit' ? ofWhole : undefined) ??
    (main === undefined ||
    motion === 'swipe' ||
    motion === 'pull' ||
    motion === 'turn-back' ||
    (motion === 'hit' && !isElsewhere) ||
    motion === 'dig' ||
    motion === 'rub'
      ? manipulation.what
      : undefined) ??
    ofTopic(roles)
  const isDefinite = main?.phrase.run[0]?.low === 'the'
  const isOfWhole =
    isDefinite &&
    natureOf(main!.phrase.lemma) !== 'abstract' &&
    !AIRY.test(main!.phrase.lemma) &&
    ON_PARTS.test(motion) &&
    from === undefined &&
    into === undefined
  const before = main === undefined || isOfWhole ? handledBefore(reading) : undefined
  if (!what && main && DIRT.test(main.phrase.lemma)) return tool ? { motion: 'hold', what: tool } : undefined
  if (!what && before && tool !== before && (tool || isDefinite) && !TOOLS.test(before))
    return { motion, what: before, ...(tool && { tool }) }
  if (!what) return tool ? { motion: 'hold', what: tool } : undefined
  const kind = drawableNamed(what)?.file ?? ''
  if (lemma === 'plant' && !/^(?:food|plant)$/u.test(kind)) return isPronoun ? { motion, what: 'seedling', target: 'soil' } : undefined
  if (motion === 'rub' && into?.name && object && !held && /^(?:rub|spread|smear|apply|brush)$/u.test(lemma))
    return { motion, what: into.name, tool: lemma === 'spread' ? 'knife' : object }
  if (motion === 'rub' && SMEARED.test(what) && !into?.name && (!held || lemma === 'scrape')) {
    const on = handledBefore(reading)
    if (lemma === 'scrape') return { motion, what: on ?? what, tool: held ?? 'knife' }
    return on && on !== what && !SMEARED.test(on) ? { motion, what: on, tool: what } : { motion: 'hold', what }
  }
  if (motion === 'pull' && (lemma === 'pick' ? !/^(?:food|plant)$/u.test(kind) : /^(?:possession|communication)$/u.test(kind)))
    return undefined
  if (lemma === 'serve' && (ON_A_DISH.test(what) || IN_A_GLASS.test(what))) return { motion: 'hold', what }
  const target = targetOf(roles, what)
  // A soup that simmers is in its pot, and in no bowl.
  if (motion === 'cook' && ON_A_DISH.test(what) && STEWED.test(what))
    return { motion, what: cookwareOf(reading) ?? reading.story.vessel ?? 'pot' }
  // What is heated in a pot is not seen in it.
  if (motion === 'cook' && target && LIQUID_NAMES.test(what) && what !== 'soup') return { motion, what: target }
  const used = brushFor(lemma, what, tool ?? (isByHand ? undefined : toolFor(motion, what, manipulation.tool)))
  const isAtPart = used === undefined && target === undefined && (isOfMachine(main?.phrase, reading) || (isPronoun && isMachine(what)))
  return {
    motion: isAtPart ? atMachine(motion, isPronoun) : motion,
    what,
    ...(used && isDrawn(used) && used !== what && { tool: used }),
    ...(target && target !== what && isDrawn(target) && { target }),
  }
}

/** What is done to a part of a machine, at the machine: it stays where it is. */
function atMachine(motion: HandAction['motion'], isPronoun: boolean): HandAction['motion'] {
  if (motion === 'put') return 'push'
  if (isPronoun) return motion
  return motion === 'hold' ? 'press' : motion === 'lift' || motion === 'shake' ? 'pull' : motion
}

/** Into, onto or from what it goes. */
function targetOf({ manipulation, into, from, verb, reading }: Roles, what: string): string | undefined {
  const { motion, target } = manipulation
  const { vessel, topic } = reading.story
  if (FASTENER.test(what) && topic && isMachine(topic.name)) return topic.name
  if (motion === 'stir') return VESSEL.test(what) ? undefined : (into?.name ?? vessel ?? target)
  if (motion === 'pull' || motion === 'lift') return from?.name ?? target
  if (!/^(?:put|push|squeeze|sprinkle|cook|hit)$/u.test(motion)) return undefined
  const isCooked = motion === 'put' && drawableNamed(what)?.file === 'food' && /^(?:add|drop|toss|throw|mix|dip|stir)$/u.test(verb.lemma)
  if (motion === 'cook')
    return into?.name && VESSEL.test(into.name) ? into.name : VESSEL.test(what) ? undefined : (namedPot(reading) ?? target)
  // `the pot`, into which tea goes, is for no plant.
  if (into && LIQUID_NAMES.test(into.name ?? '') && motion === 'put') return vessel ?? target ?? 'bowl'
  const told = into?.name === 'plant pot' && drawableNamed(what)?.file === 'food' ? (vessel ?? 'pot') : into?.name
  return told ?? (isCooked ? (vessel ?? 'pot') : target)
}
