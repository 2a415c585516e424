import { MAX_PLAN_HANDWORK, type PlanHandwork, type PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { COLOURS } from '../../languages/en/words.ts'
import { MANIPULATIONS, type Manipulation, NAMES_IN_INSTRUCTIONS, VESSELS_OF_LIQUIDS } from '../../languages/en/manipulations.ts'
import { isExact } from '../../review/gate/exact.ts'
import { type AssertedClause, toldClauses } from '../../review/gate/told-clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { pictureOf } from '../../story/pictures.ts'
import type { StoryState } from '../../story/story-state.ts'
import { isNearMiss } from '../../story/unpictured/near-misses.ts'
import { isOtherSense } from '../../story/unpictured/other-senses.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import { natureOf } from '../../senses/lexicon.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { countOf } from '../counts.ts'
import { toolFor } from './tools-for.ts'

/** What hands do in a sentence, and the things that are seen of it. `at`: index of the word that tells it first. */
export type Handwork = {
  readonly at: number
  readonly work: readonly PlanHandwork[]
  readonly things: readonly PlanThing[]
}

const INTO = /^(?:in|into|onto|on|over|to|inside|under|between|across|against|around|through)$/u
const FROM = /^(?:from|off|of)$/u
/** Verbs by which the thing behind `with` goes onto the one before it. */
const WITH_CONTENT = /^(?:fill|cover|top|stuff|line|sprinkle|season|dust|load|pack|drizzle|brush|coat|water)$/u
const PARTICLE = /^(?:on|off|up|down|in|out|over|away|back|aside|together)$/u
/** Behind an object. */
const DIRECTION = /^(?:clockwise|anticlockwise|counterclockwise|off|up|out|down|back|together|apart|away|aside|lengthwise|over|on|in)$/u
const AGAINST_CLOCK = /^(?:anticlockwise|counterclockwise|counter-clockwise)$/u
/** Of commands, or of what one does oneself. */
const DOER = /^(?:you|we)$/u
/** Nobody takes these into hands. */
const NOT_IN_HANDS =
  /(?:^| )(?:house|castle|building|church|museum|tower|bridge|hotel|hospital|school|mountain|hill|sun|moon|tree|train|bus|ship|airplane|road|street|river|sea|sky|cloud|star|earth|planet|fire|flame|heart|brain|eye|arm|leg|back|neck|question mark|exclamation mark|check mark|speech bubble|star|rainbow|lightning|wind|rain|snow)$/u
/** Large things that are painted, wiped, opened or pushed. */
const LARGE_AT_WORK = /^(?:rub|push|pull|rinse|hit)$/u
const PAPERS =
  /(?:notebook|letter|paper|diary|calendar|contract|document|envelope|map|whiteboard|blackboard|receipt|form|signed contract|book|check|ballot|postcard|card)$/u
const MONEY = /^(?:money|cash|coin|banknote|dollar|cent|percent|salary|paycheck|income|fund|cushion|buffer|savings)$/u
const LIQUID =
  /^(?:water|wine|milk|cream|broth|stock|juice|lemonade|coffee|tea|oil|vinegar|honey|sauce|syrup|batter|wax|soup|paint|vinegar|concrete|bleach)$/u
const VESSEL = /(?:bowl|pot|teapot|kettle|pan|saucepan|jar|glass|cup|mug|jug|oven|blender|bucket|baking tray|soup)$/u

type Reading = { readonly analysis: Analysis; readonly story: StoryState }

const renamed = ({ nouns, lemma }: Phrase): string | undefined =>
  NAMES_IN_INSTRUCTIONS[nouns.map(({ low }) => low).join(' ')] ?? NAMES_IN_INSTRUCTIONS[lemma]
const isRenamed = (phrase: Phrase): boolean => (renamed(phrase) ?? phrase.lemma) !== phrase.lemma

/** The name of what a phrase names, if that very thing can be drawn and held; undefined elsewhere. */
function drawnName(phrase: Phrase, { analysis, story }: Reading): string | undefined {
  const known = renamed(phrase)
  const picture = pictureOf(phrase, story, analysis)
  const isSure =
    picture !== undefined &&
    !picture.isPerson &&
    !isNearMiss(picture, phrase, analysis) &&
    !isOtherSense(picture, phrase, analysis) &&
    isExact({ picture, phrase, count: 1, role: phrase.role, at: phrase.head.word }, { what: picture.name, count: 1, state: 'seen' })
  const drawn = isSure && picture.drawn.file !== 'animal' && !picture.drawn.art?.startsWith('place/') && picture.drawn.art !== 'person'
  const name = known ?? (drawn ? picture.name : undefined)
  return name !== undefined && isDrawn(name) ? name : undefined
}

const isDrawn = (name: string): boolean => {
  const art = drawableNamed(name)?.art
  return art !== undefined && !art.startsWith('place/')
}

/** The verb with its particle, which may stand behind its object: `turn the light off`. */
function manipulationOf(verb: Token, object: Phrase | undefined, { tokens }: Analysis): Manipulation | undefined {
  const isPronoun = /^(?:it|them)$/u.test(tokens[verb.i + 1]?.low ?? '')
  const beside = [tokens[verb.i + (isPronoun ? 2 : 1)], object && tokens[object.end + 1]].find(
    (token) => token !== undefined && PARTICLE.test(token.low),
  )
  const isOfNext =
    beside && tokens[beside.i + 1] && /^(?:DET|NOUN|PRON|NUM|ADJ)$/u.test(tokens[beside.i + 1]!.pos) && beside.i !== verb.i + 1
  const joined = beside && !isOfNext ? MANIPULATIONS.get(`${verb.lemma} ${beside.low}`) : undefined
  return joined ?? MANIPULATIONS.get(verb.lemma)
}

/** `turn into`, `take off` of planes, `set a goal`, `cut back on sugar`: nothing is done by hand. */
function isFigurative(verb: Token, { tokens }: Analysis): boolean {
  const behind = tokens.slice(verb.i + 1, verb.i + 6).map(({ low }) => low)
  const next = behind[0] ?? ''
  if (verb.lemma === 'turn' && /^(?:into|to|around|left|right)$/u.test(next)) return true
  if (verb.lemma === 'cut' && behind.some((word) => /^(?:from|back|down|short|costs?|expenses|spending)$/u.test(word))) return true
  if (/^(?:take|hold|give|pass|check|draw|set)$/u.test(verb.lemma) && /^(?:care|time|place|part|on|up|in|me|us|him|her)$/u.test(next))
    return verb.lemma !== 'take' || next !== 'up'
  return false
}

/** `color`: as its adjective tells. `isRenamed`: it is drawn as something else. */
type Named = { readonly phrase: Phrase; readonly name: string | undefined; readonly color?: string; readonly isRenamed: boolean }

/** `a knob of butter`, `six cloves of garlic`: what is measured. */
const MEASURES =
  /^(?:knob|lump|clove|pinch|handful|cup|slice|piece|spoonful|spoon|tablespoon|teaspoon|splash|bunch|head|stick|block|bag|mountain|pile|heap|layer|bit|drop|dash|drizzle|glug|kilo|gram|pound|liter|litre|sheet|pair|bottle|can|tin|pack|packet|sprig|stalk|dollop|coat|half|rest|glass|bowl|jar|bucket|box)$/u
/** What covers a thing that is cleaned of it. */
const DIRT = /^(?:dust|dirt|grease|stain|crumb|mould|mold|rust|moisture|grime|paint|sweat|blood|residue|fat|foam|limescale)$/u
const OWN_HANDS = /^(?:hand|finger|thumb|palm)$/u

/** The verb that is done: `make sure to wash`, `try to fold`. */
function doneVerb({ verb }: AssertedClause, { tokens }: Analysis): Token {
  if (!/^(?:make|try|remember|go|want|need|have|be)$/u.test(verb.lemma)) return verb
  const to = tokens.slice(verb.i + 1, verb.i + 4).find(({ low }) => low === 'to')
  const done = to && tokens[to.i + 1]
  return done && done.low === done.lemma && /^(?:VERB|NOUN)$/u.test(done.pos) ? done : verb
}

/** Whether a clause tells somebody who watches what to do. */
function isInstruction(clause: AssertedClause, { tokens, bars, isNarrative }: Analysis): boolean {
  const { verb, subject, isDenied, isPassive, isCommand, isUnreal } = clause
  const bar = bars[verb.i] ?? ''
  const isRead = bar === '' || (bar === 'negated' && isDenied) || (bar === 'idiom' && verb.lemma === 'pay')
  if (isPassive || !isRead || verb.low !== verb.lemma) return false
  if (isDenied) return isCommand
  if (isCommand) return !isUnreal
  const doer = subject && tokens[subject[0]]
  return doer !== undefined && DOER.test(doer.low) && subject![1] - subject![0] === 1 && !isNarrative
}

/** The roles of what a clause names, by its prepositions. */
function rolesOf(clause: AssertedClause, verb: Token, reading: Reading): Omit<Roles, 'manipulation'> {
  const { tokens, phrases } = reading.analysis
  const own = phrases.filter(
    ({ start, isOwner, bar }) =>
      start > verb.i && start < clause.to && !isOwner && (bar !== 'negated' || clause.isDenied) && bar !== 'relative',
  )
  const object = own.find(({ role, start }) => role !== 'behind' || (start === verb.i + 2 && PARTICLE.test(tokens[verb.i + 1]!.low)))
  const named = (phrase: Phrase | undefined): Named | undefined => {
    const name = phrase && drawnName(phrase, reading)
    const color = phrase?.adjectives.map((word) => COLOURS[word]).find(Boolean)
    return phrase && { phrase, name, isRenamed: isRenamed(phrase), ...(color && { color }) }
  }
  const motion = manipulationOf(verb, object, reading.analysis)?.motion
  const isWhole = motion !== undefined && /^(?:give|hold|lift|shake)$/u.test(motion)
  const contentOf = (phrase: Phrase | undefined): Phrase | undefined =>
    phrase && MEASURES.test(phrase.lemma) && !(isWhole && VESSEL.test(phrase.lemma))
      ? own.find(({ of, preposition }) => preposition === 'of' && of === phrase)
      : undefined
  const content = contentOf(object)
  const others = own.filter((phrase) => phrase !== object && phrase.role === 'behind' && phrase.preposition !== 'of')
  const withOne = others.find(({ preposition }) => preposition === 'with')
  const from = named(others.find(({ preposition }) => FROM.test(preposition ?? '')))
  const isDirt = object !== undefined && DIRT.test(object.lemma)
  return {
    main: isDirt ? (from ?? named(object)) : named(content ?? object),
    object,
    content,
    isPronoun: /^(?:it|them)$/u.test(tokens[verb.i + 1]?.low ?? '') && tokens[verb.i + 1]!.pos === 'PRON',
    withThing: named(contentOf(withOne) ?? withOne),
    into: named(others.find((phrase) => INTO.test(phrase.preposition ?? ''))),
    from,
    verb,
    clause,
    reading,
  }
}

/** What one clause tells hands to do; undefined where it tells something else, or nothing of it can be drawn. */
function workOf(clause: AssertedClause, reading: Reading): { work: PlanHandwork; things: PlanThing[] } | undefined {
  const { analysis, story } = reading
  const { tokens } = analysis
  const verb = doneVerb(clause, analysis)
  if (!isInstruction(clause, analysis) || isFigurative(verb, analysis)) return undefined
  const roles = rolesOf(clause, verb, reading)
  const { object, content, main, into } = roles
  const manipulation = manipulationOf(verb, object, analysis)
  const holds = manipulation && settled({ ...roles, manipulation })
  if (!holds) return undefined
  const { what, tool, target, motion } = holds
  if ([what, target].some((name) => name && NOT_IN_HANDS.test(name)) || (isLarge(what) && !LARGE_AT_WORK.test(motion))) return undefined
  const isBack = motion === 'turn' && tokens.slice(verb.i, clause.to).some(({ low }) => AGAINST_CLOCK.test(low))
  const isMain = main?.name === what
  const count = isMain && !content && !main!.isRenamed ? countOf(main!.phrase, analysis) : 1
  const label = captionOf(roles, analysis)
  if (target && VESSEL.test(target)) story.vessel = target
  else if (VESSEL.test(what)) story.vessel = what
  story.handled = { what: into?.name && VESSEL.test(into.name) ? into.name : what, sentence: analysis.index }
  const names = [...new Set([what, ...(target ? [target] : []), ...(tool ? [tool] : [])])]
  return {
    work: {
      motion: isBack ? 'turn-back' : motion,
      what,
      ...(tool && { tool }),
      ...(target && target !== what && { target }),
      ...(label && { label: clause.isDenied ? denied(label, analysis) : label }),
      ...(clause.isDenied && { isDenied: true }),
    },
    things: names.map((name) => ({
      what: name,
      count: name === what ? Math.min(count, 3) : 1,
      ...(name === what && isMain && main!.color && { color: main!.color }),
      ...(name === what && clause.isDenied && { event: 'cross-out' as const }),
    })),
  }
}

/** `Don't squeeze the bag`. */
const denied = (label: string, { text }: Analysis): string =>
  `${/\bnever\b/iu.test(text) ? 'Never' : "Don't"} ${label.charAt(0).toLowerCase()}${label.slice(1)}`

const isLarge = (what: string): boolean =>
  /^(?:car|taxi|truck|tractor|boat|sofa|bed|wardrobe|fence|wall|window|door|refrigerator|bicycle|motorcycle|mattress)$/u.test(what)

type Roles = {
  readonly manipulation: Manipulation
  readonly main?: Named
  readonly object?: Phrase
  readonly content?: Phrase
  /** `it` is what it is done to. */
  readonly isPronoun: boolean
  readonly withThing?: Named
  readonly into?: Named
  readonly from?: Named
  readonly verb: Token
  readonly clause: AssertedClause
  readonly reading: Reading
}

type Holds = { readonly motion: PlanHandwork['motion']; readonly what: string; readonly tool?: string; readonly target?: string }

/** Sentences over which `it` is what hands did something to. */
const HANDLED_REACH = 3

/** What is meant by `it`, or by a part of it: what hands did something to last, or the last thing that was named. */
function handledBefore({ story, analysis }: Reading): string | undefined {
  const { handled, referents } = story
  const named = referents.findLast(
    ({ picture, isPerson, sentence }) =>
      picture !== undefined &&
      !isPerson &&
      sentence >= 0 &&
      sentence < analysis.index &&
      analysis.index - sentence <= 2 &&
      /^(?:artifact|food|plant)$/u.test(picture.drawn.file) &&
      isDrawn(picture.name) &&
      !isLarge(picture.name),
  )
  const isRecent = handled !== undefined && analysis.index - handled.sentence <= HANDLED_REACH
  if (isRecent && (!named || handled.sentence >= named.sentence)) return handled.what
  return named?.picture?.name
}

/** Things of which a verb tells by itself what is held: money that is saved, paper that is written on. */
function ofVerbAlone({ manipulation, main, object, into, withThing, verb, reading }: Roles): Holds | undefined | 'other' {
  const { motion, what, tool, target } = manipulation
  const noun = object?.lemma ?? ''
  const { quantities } = reading.analysis
  const isMoved = /^(?:move|transfer)$/u.test(verb.lemma)
  if (target === 'piggy bank' || isMoved) {
    const isMoney =
      MONEY.test(noun) || MONEY.test(main?.phrase.lemma ?? '') || quantities.some(({ kind }) => /^(?:money|percent)$/u.test(kind))
    return isMoney ? { motion: 'put', what: 'coin', target: 'piggy bank' } : isMoved ? 'other' : undefined
  }
  if (/^(?:buy|sell)$/u.test(verb.lemma))
    return /^(?:stock|share|bond|fund|etf|crypto|bitcoin)$/u.test(noun) ? { motion, what: what! } : undefined
  if (/^(?:call|phone|text)$/u.test(verb.lemma))
    return natureOf(noun) === 'person' || /^(?:number|bank|ambulance|police|hotline|helpline|company|landlord|insurer)$/u.test(noun)
      ? { motion, what: what! }
      : undefined
  if (what === 'banknote')
    return main?.name
      ? { motion, what: main.name }
      : DEBTS.test(noun) || quantities.some(({ kind }) => kind === 'money')
        ? { motion, what }
        : undefined
  if (motion === 'write') {
    const paper = [main?.name, into?.name].find((name) => name && PAPERS.test(name)) ?? what!
    return { motion, what: paper, tool: withThing?.name && /(?:pen|pencil|crayon|marker)$/u.test(withThing.name) ? withThing.name : tool }
  }
  if (motion === 'type')
    return {
      motion,
      what: [main?.name, into?.name].find((name) => name && /^(?:laptop|keyboard|smartphone|calculator|typewriter)$/u.test(name)) ?? what!,
    }
  if (OWN_HANDS.test(noun)) {
    if (motion === 'rinse' || (motion === 'hold' && UNDER_WATER.test(reading.analysis.text))) return { motion: 'rinse', what: 'tap' }
    return into?.name && /^(?:push|put|press)$/u.test(motion) ? { motion: 'press', what: into.name } : undefined
  }
  if (verb.lemma === 'open' && main?.name && /^(?:smartphone|laptop)$/u.test(main.name)) return { motion: 'press', what: main.name }
  if (/^(?:tap|click)$/u.test(verb.lemma) && object && (!main?.name || main.name === 'light switch'))
    return { motion, what: verb.lemma === 'tap' ? 'smartphone' : 'laptop' }
  return 'other'
}

/** `Put the parts back`. */
const isGeneric = (noun: string): boolean =>
  /^(?:everything|part|thing|piece|rest|one|side|edge|end|tip|top|bottom|surface|inside|outside|handle|lid|cap|cover|corner|seam|whole|mess|area|spot|layer|skin|peel|shell|blade)$/u.test(
    noun,
  )

/** What is done to a part of a thing is seen done to the thing. */
const ON_PARTS = /^(?:press|rub|pull|lift|turn|turn-back|hit|cut|push)$/u
/** What is smeared on something. */
const SMEARED = /^(?:glue|paint|cream|paste|butter|oil|wax|plaster|toothpaste|soap|honey|jam|peanut butter|sunscreen)$/u
const UNDER_WATER = /\bunder (?:\w+ ){0,3}(?:water|tap)\b/iu

const DEBTS = /^(?:bill|rent|debt|loan|card|mortgage|invoice|tax|fee|fine|price|minimum|balance|yourself|deposit)$/u

function pouringOf({ manipulation, main, into, reading }: Roles): Holds | undefined {
  const { motion, tool } = manipulation
  const name = main?.name
  const { vessel = 'bowl' } = reading.story
  if (tool === 'watering can') return name ? { motion, what: name, tool, target: name } : undefined
  const target = into?.name ?? (name === vessel ? 'bowl' : vessel)
  const noun = main?.phrase.lemma ?? ''
  const held = tool ?? (LIQUID.test(noun) ? vesselOf(noun) : name)
  if (!held || !isDrawn(held) || held === target) return undefined
  return { motion, what: LIQUID.test(noun) && isDrawn(noun) ? noun : held, tool: held, target }
}

/** What is a container, a tool and the thing itself of what a clause names. */
function settled(roles: Roles): Holds | undefined {
  const alone = ofVerbAlone(roles)
  if (alone !== 'other') return alone
  const { manipulation, main, withThing, into, from, isPronoun, verb, reading } = roles
  const { lemma } = verb
  const { motion } = manipulation
  const held = withThing?.name
  const object = main?.name ?? (isPronoun || isGeneric(main?.phrase.lemma ?? '') ? handledBefore(reading) : undefined)
  if (motion === 'pour' && !(WITH_CONTENT.test(lemma) && held)) return pouringOf(roles)
  if (WITH_CONTENT.test(lemma) && motion !== 'rub') {
    if (held) return { motion: motion === 'pour' ? 'sprinkle' : motion, what: held, ...(object && object !== held && { target: object }) }
    return object && /^(?:cover|fill)$/u.test(lemma)
      ? { motion: lemma === 'cover' ? 'press' : 'pour', what: object, ...(lemma === 'fill' && { tool: 'jug', target: object }) }
      : undefined
  }
  const tool = held && drawableNamed(held)?.file === 'artifact' ? held : undefined
  const what =
    object ??
    from?.name ??
    (main === undefined || motion === 'swipe' || motion === 'pull' || motion === 'turn-back' || motion === 'dig' || motion === 'rub'
      ? manipulation.what
      : undefined) ??
    ofTopic(roles)
  const isDefinite = main?.phrase.run[0]?.low === 'the'
  const before = main === undefined || tool || (isDefinite && ON_PARTS.test(motion)) ? handledBefore(reading) : undefined
  if (!what && before && tool !== before && (tool || isDefinite)) return { motion, what: before, ...(tool && { tool }) }
  if (!what) return tool ? { motion: 'hold', what: tool } : undefined
  const kind = drawableNamed(what)?.file ?? ''
  if (motion === 'rub' && into?.name && object && !held && /^(?:rub|spread|smear|apply|brush)$/u.test(lemma))
    return { motion, what: into.name, tool: lemma === 'spread' ? 'knife' : object }
  if (motion === 'rub' && SMEARED.test(what) && !into?.name && !held) {
    const on = handledBefore(reading)
    return on && on !== what ? { motion, what: on, tool: what } : { motion: 'hold', what }
  }
  if (motion === 'pull' && (lemma === 'pick' ? !/^(?:food|plant)$/u.test(kind) : /^(?:possession|communication)$/u.test(kind)))
    return undefined
  const target = targetOf(roles, what)
  const used = tool ?? toolFor(motion, what, manipulation.tool)
  return {
    motion,
    what,
    ...(used && isDrawn(used) && used !== what && { tool: used }),
    ...(target && target !== what && isDrawn(target) && { target }),
  }
}

/** Into, onto or from what it goes. */
function targetOf({ manipulation, into, from, verb, reading }: Roles, what: string): string | undefined {
  const { motion, target } = manipulation
  const { vessel } = reading.story
  if (motion === 'stir') return VESSEL.test(what) ? undefined : (into?.name ?? vessel ?? target)
  if (motion === 'pull' || motion === 'lift') return from?.name ?? target
  if (!/^(?:put|push|squeeze|sprinkle|cook|hit)$/u.test(motion)) return undefined
  const isCooked = motion === 'put' && drawableNamed(what)?.file === 'food' && /^(?:add|drop|toss|throw|mix|dip|stir)$/u.test(verb.lemma)
  // `the pot`, into which tea goes, is for no plant.
  const told = into?.name === 'plant pot' && drawableNamed(what)?.file === 'food' ? (vessel ?? 'pot') : into?.name
  return told ?? (isCooked ? (vessel ?? 'pot') : motion === 'cook' && VESSEL.test(what) ? undefined : target)
}

const vesselOf = (liquid: string): string => VESSELS_OF_LIQUIDS[liquid] ?? liquid

/** `Pry off the little cap`: of what the script is about, where the part itself has no picture. */
function ofTopic({ main, into, isPronoun, reading: { story } }: Roles): string | undefined {
  if (!main && !isPronoun) return undefined
  if (into?.name) return into.name
  const { topic } = story
  return topic && !topic.isPerson && topic.drawn.file === 'artifact' && isDrawn(topic.name) ? topic.name : undefined
}

const MAX_LABEL_WORDS = 6
const WORDS = /\s+/u

/** `Turn the valve clockwise`: the verb and what it is done to, with where it goes if that is short. */
function captionOf(
  { verb, clause, object, content, into, withThing, isPronoun }: Omit<Roles, 'manipulation'>,
  { tokens, phrases, text }: Analysis,
): string | undefined {
  const words = text.split(WORDS)
  const shortEnough = (part: readonly string[], most = MAX_LABEL_WORDS): string | undefined => {
    const label = part.join(' ').replace(/[,;:.!?—–-]+$/u, '')
    return part.length <= most && part.length > 0 ? label.charAt(0).toUpperCase() + label.slice(1) : undefined
  }
  const between = (from: number, end: number): string[] => words.slice(tokens[from]!.word, tokens[end]!.word + 1)
  const behindVerb = tokens.slice(verb.i + 1, clause.to).findIndex(({ pos }) => /^(?:ADP|SCONJ|CCONJ|PUNCT)$/u.test(pos))
  const whole = object && phrases.find(({ of, start, preposition }) => of === object && preposition === 'of' && start === object.end + 2)
  const end = content?.end ?? whole?.end ?? object?.end ?? (isPronoun ? verb.i + 1 : behindVerb > 0 ? verb.i + behindVerb : undefined)
  if (end === undefined) return into ? shortEnough(between(verb.i, into.phrase.end)) : undefined
  const behind = tokens[end + 1]
  const isDirected =
    behind !== undefined &&
    behind.i < clause.to &&
    DIRECTION.test(behind.low) &&
    !/^(?:DET|NOUN|PRON|NUM|ADJ|PROPN)$/u.test(tokens[behind.i + 1]?.pos ?? '')
  const goal = [into, isPronoun ? withThing : undefined].find((one) => one && one.phrase.start > end)?.phrase
  // `the switch next to location`: it goes nowhere.
  const isDirect = goal !== undefined && tokens.slice(end + 1, goal.start - 1).every(({ pos }) => /^(?:ADV|NUM|NOUN|PART)$/u.test(pos))
  const toGoal =
    isDirect &&
    shortEnough([...between(verb.i, end), ...between(goal.start - 1, goal.end)], isPronoun ? MAX_LABEL_WORDS + 1 : MAX_LABEL_WORDS)
  return (toGoal || undefined) ?? (isDirected ? shortEnough(between(verb.i, behind.i)) : undefined) ?? shortEnough(between(verb.i, end))
}

/**
 * What the commands of a sentence tell hands to do, as far as it can be drawn: of the first clause alone, or of all clauses where each can be. Undefined where the
 * first cannot.
 */
export function handworkOf(analysis: Analysis, story: StoryState): Handwork | undefined {
  const reading = { analysis, story }
  const clauses = toldClauses(analysis)
  const works = clauses.map((clause) => workOf(clause, reading))
  const [first] = works
  if (!first) return undefined
  const done = works.flatMap((one) => one ?? [])
  const isSequence = done.length === clauses.length && done.length > 1 && done.every(({ work }) => work.label !== undefined)
  const some = isSequence ? done.slice(0, MAX_PLAN_HANDWORK) : [first]
  const things = some.flatMap((one) => one.things)
  return {
    at: clauses[0]!.verb.word,
    work: some.map(({ work }) => work),
    things: [...things.filter(({ what }, i) => things.findIndex((other) => other.what === what) === i), { what: 'hand', count: 1 }],
  }
}
