import { PLAN_STATES, type PlanAction, type PlanFigure, type PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MANIPULATIONS } from '../../languages/en/manipulations.ts'
import { CAUSATIVE_VERBS } from '../../languages/en/verbs.ts'
import { actionByVerb } from '../../plan/animals/animal-actions.ts'
import { eventOfVerb } from '../../plan/events/event-of-verb.ts'
import { actionOf } from '../../plan/actions.ts'
import { toolFor } from '../../plan/handwork/tools-for.ts'
import type { Item, Scene } from '../../plan/scene-item.ts'
import { isLandmark } from '../../plan/positions/with-positions.ts'
import { isPlace, originOf } from '../../plan/scene-item.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import { artOf, isAnimalFigure } from '../../vocabulary/art-of.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { isExact } from './exact.ts'
import { isConcrete, isCounted, objectsOf } from '../../clauses/objects.ts'
import { type AssertedClause, assertedClauses } from '../../clauses/asserted-clauses.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'

/** Something of a scene that is seen, and where its sentence names it. */
type Seen = { readonly item: Item; readonly figure?: PlanFigure; readonly thing?: PlanThing }

/** Verbs of having and meeting, of which the subject beside the object is the picture. */
export const HAVING =
  /^(?:have|own|hold|keep|carry|bring|get|buy|find|wear|use|take|grab|receive|collect|raise|eat|drink|sell|pick|lift|meet|see|watch|hug|kiss|feed|chase|follow|catch|paint|read|write|play|ride|drive|sit|cook|serve|share)$/u
/** Verbs of being somewhere. */
export const STAYING =
  /^(?:live|stay|stand|wait|sit|lie|rest|hide|huddle|gather|sleep|remain|hang|lean|camp|crouch|kneel|lurk|rise|lay|grow|float|swim|fly|shine|glow|perch|nest|graze|roam|hunt)$/u
const WEATHER = /^(?:rain|snow|storm|wind|fog|dark|darkness|night|light|air|sky|sun|moonlight|cold|way|home|side|back|front)$/u
/** What many people are seen doing together. */
const OF_CROWDS =
  /^(?:gather|stand|wait|walk|march|watch|cheer|celebrate|dance|huddle|shuffle|queue|protest|clap|applaud|live|come|arrive|line|flock|crowd|work|look|run)$/u
/** Positions that a picture of one beside another does not show. */
const HIDDEN = /^(?:in|inside|into|under|beneath|underneath|behind|between|within|among|around|through)$/u
/** What a hand is seen doing. */
const OF_HANDS = /^(?:put|place|set|take|grab|hold|pick|press|push|touch|tap|turn|tip|lift|drop|insert|pull|open|close)$/u
/** Of what only the ingredients are seen. */
const PUTTING_TOGETHER = /^(?:add|use|mix|blend|toss|season|combine|gather|prepare|grab|take|get|bring|pack|buy|choose|need)$/u
/** What is drawn with an action: a hole that is dug, a floor that is swept. */
const IMPLIED: Readonly<Record<string, RegExp>> = {
  dig: /^(?:hole|trench|pit|grave|ground|earth|soil|dirt)$/u,
  sweep: /^(?:floor|dust|leaf|yard|street|path)$/u,
  sing: /^(?:song|lullaby|hymn|tune)$/u,
  read: /^(?:book|page|novel|story|paper)$/u,
  write: /^(?:letter|note|word|diary|page|book|story|poem)$/u,
  wash: /^(?:dish|hand|face|plate)$/u,
  eat: /^(?:food|meal|breakfast|lunch|dinner|supper)$/u,
  cook: /^(?:food|meal|breakfast|lunch|dinner|supper|soup)$/u,
  laugh: /^(?:head)$/u,
}
/** What is only meant, said or known, which somebody standing there does not show. */
const UNSEEN_ACTIONS = /^(?:stand|think)$/u

export const seenOf = (scene: Scene): Seen[] => [
  ...scene.cast.flatMap((figure): Seen[] => {
    const item = originOf(scene, figure.id)
    return item ? [{ item, figure }] : []
  }),
  ...scene.things.flatMap((thing): Seen[] => {
    const item = originOf(scene, thing.what)
    return item && thing.event !== 'cross-out' ? [{ item, thing }] : []
  }),
]

const isWithin = ({ item: { span, at } }: Seen, from: number, to: number, tokens: readonly Token[]): boolean =>
  span ? span[0] < to && span[1] >= from : tokens.slice(from, to).some(({ word, pos }) => word === at && pos === 'PRON')

const shows = (seen: readonly Seen[], phrase: Phrase, phrases: readonly Phrase[]): boolean =>
  seen.some(({ item, thing }) => {
    const isIt =
      (item.span !== undefined && item.span[0] <= phrase.end && item.span[1] >= phrase.start) || item.phrase?.lemma === phrase.lemma
    // `a knob of butter`.
    const isContent = item.phrase?.of === phrase && phrases.includes(item.phrase)
    return (isIt || isContent) && isExact(item, thing)
  })

const isStateShown = ({ figure, thing, item }: Seen, scene: Scene): boolean =>
  (figure !== undefined && figure.feeling !== 'neutral') ||
  (thing !== undefined && (thing.color !== undefined || (PLAN_STATES as readonly string[]).includes(thing.state ?? ''))) ||
  (scene.placeState !== undefined && item.role === 'subject')

/** What is done with the whole body: who stands beside a thing does none of it. */
export const WHOLE_BODY_VERBS =
  /^(?:lift|bury|throw|toss|hurl|search|fight|attack|drag|build|demolish|chop|smash|shoot|kill|strike|beat|storm|destroy|burn|dive|row|sail|kneel|crawl|harvest|plough|milk|shear|invade|crash|wrestle|juggle|knit|weave|shave|surf|ski|skate|leap|jump|climb|swim|dance|stab|kick|punch|stretch|squeeze|push|pull|dig|sweep|wash|eat|drink|swallow|bite|cut|tear|break|open|close|fill|empty|balance|stir|grind|cross|leave|enter)$/u

const isCrowd = ({ thing }: Seen): boolean =>
  thing !== undefined && (artOf(thing.what) === 'person' || (thing.count > 3 && isAnimalName(thing.what)))

/** What somebody is seen holding, meeting or beside: who does it and what it is done to are both drawn, and no deed that would look otherwise. */
const areBothShown = (clause: AssertedClause, subject: Seen, reading: SceneReading): boolean =>
  !WHOLE_BODY_VERBS.test(clause.verb.lemma) &&
  areObjectsShown(clause, reading) &&
  objectsOf(clause, reading.analysis).some(
    (phrase) => phrase.start !== subject.item.phrase?.start && shows(reading.seen, phrase, reading.analysis.phrases),
  )

/** Is where a verb of being somewhere happens seen: at its place, or on or beside a thing that is drawn? */
function isWhereShown(clause: AssertedClause, { scene, seen, analysis }: SceneReading): boolean {
  const located = analysis.phrases.filter(
    ({ role, start, bar, preposition }) =>
      role === 'behind' && bar === '' && start > clause.verb.i && start < clause.to && preposition !== 'of' && preposition !== 'with',
  )
  const concrete = located.filter((phrase) => isConcrete(phrase) && !WEATHER.test(phrase.lemma))
  if (concrete.length === 0) return scene.place !== undefined || located.length === 0
  const isLying = /^(?:sleep|lie|nap)$/u.test(clause.verb.lemma)
  return concrete.every((phrase) => {
    const picture = seen.find(({ item }) => item.phrase === phrase)
    const isAt = picture !== undefined && isLandmark(scene, picture.figure?.id ?? picture.thing!.what)
    // Who sleeps is drawn in bed.
    if (isLying && !isAt && !/^(?:bed|mattress|bedroom|pillow|couch|sofa)$/u.test(phrase.lemma) && scene.placePhrases?.has(phrase) !== true)
      return false
    if (picture) return isAt || !HIDDEN.test(phrase.preposition ?? '')
    return scene.placePhrases?.has(phrase) === true
  })
}

type SceneReading = { readonly scene: Scene; readonly seen: readonly Seen[]; readonly analysis: Analysis }

/** Are the things that the verb of a clause is done to drawn? What cannot be seen is not asked for. */
function areObjectsShown(clause: AssertedClause, { seen, analysis }: SceneReading, implied?: RegExp): boolean {
  const { tokens, phrases } = analysis
  const next = tokens[clause.verb.i + 1]
  if (next && /^(?:it|them|him|her)$/u.test(next.low) && next.pos === 'PRON' && !phrases.some(({ start }) => start === next.i))
    if (!seen.some((one) => isWithin(one, next.i, next.i + 1, tokens))) return false
  if (next && /^(?:everything|something|nothing|nobody|somebody|someone|anything|all|none)$/u.test(next.low)) return false
  return objectsOf(clause, analysis).every(
    (phrase) => !isConcrete(phrase) || implied?.test(phrase.lemma) === true || shows(seen, phrase, phrases),
  )
}

/** Something that can be seen, or is drawn whatever a dictionary says. */
const hasConcreteObject = (clause: AssertedClause, { seen, analysis }: SceneReading): boolean => {
  const next = analysis.tokens[clause.verb.i + 1]
  const isPronoun =
    next !== undefined &&
    /^(?:it|them|him|her|me)$/u.test(next.low) &&
    seen.some((one) => isWithin(one, next.i, next.i + 1, analysis.tokens))
  return isPronoun || objectsOf(clause, analysis).some((phrase) => isConcrete(phrase) || shows(seen, phrase, analysis.phrases))
}

function isBeingShown(clause: AssertedClause, subject: Seen, reading: SceneReading): boolean {
  const { analysis, seen, scene } = reading
  const objects = objectsOf(clause, analysis)
  if (isStateShown(subject, scene)) return objects.every((phrase) => !isConcrete(phrase) || shows(seen, phrase, analysis.phrases))
  const behind = analysis.tokens.slice(clause.verb.i + 1, clause.to)
  if (objects.length === 0) {
    // `was hungry`: nothing is seen of it.
    const isSomewhere = behind.find(({ pos }) => pos !== 'ADV')?.pos === 'ADP'
    return isSomewhere && isWhereShown(clause, reading)
  }
  return objects.every((phrase) => isConcrete(phrase) && shows(seen, phrase, analysis.phrases))
}

/** Animals without limbs of their own only move and rest. */
const OF_ANIMALS_DRAWN_WHOLE = /^(?:stand|walk|run|swim|look|sit|sleep|lie|jump|fall|talk|climb)$/u
const canPerform = (figure: PlanFigure | undefined, action: PlanAction | undefined): boolean =>
  /^(?:person$|animal\/)/u.test(artOf(figure?.what ?? '') ?? '') || OF_ANIMALS_DRAWN_WHOLE.test(action ?? '')

/** Whether an animal is drawn as a figure, which does what it does. */
const hasPostures = ({ what }: PlanFigure): boolean => isAnimalFigure(artOf(what))

function isDeedOfFigure(clause: AssertedClause, subject: Seen, reading: SceneReading): boolean {
  const { analysis, scene } = reading
  const { tokens } = analysis
  const verb = clause.verb
  const ofAnimal = isAnimalName(subject.figure?.what ?? '') ? actionByVerb(subject.item.picture.name, verb, tokens) : undefined
  // Where an animal does it with its whole body, that is the picture.
  if (ofAnimal && ofAnimal === subject.figure?.action && hasPostures(subject.figure) && !/^(?:carry|hug)$/u.test(ofAnimal)) return true
  const action = actionOf(verb, tokens)
  const areShown = areObjectsShown(clause, reading, IMPLIED[action ?? ''])
  const isChanged = scene.things.some(({ event }) => event !== undefined && event === eventOfVerb(verb, tokens))
  if (isChanged && CAUSATIVE_VERBS.has(verb.lemma)) return areShown && hasConcreteObject(clause, reading)
  const isPerformed =
    canPerform(subject.figure, action) &&
    subject.figure !== undefined &&
    action !== undefined &&
    subject.figure.action === action &&
    !UNSEEN_ACTIONS.test(action)
  const seesOther = reading.seen.some(({ item }) => item !== subject.item && (item.span?.[0] ?? 0) > verb.i)
  if (/^(?:look|lean|point)$/u.test(action ?? '') && isPerformed && seesOther) return areShown
  // With something in its mouth it walks or runs all the same.
  if (subject.figure?.action === 'carry' && subject.figure.target !== undefined && /^(?:walk|run|carry)$/u.test(ofAnimal ?? action ?? ''))
    return areShown
  if (action === 'look' && isPerformed)
    return areShown && (hasConcreteObject(clause, reading) || /^(?:look|stare|gaze|watch)$/u.test(verb.lemma))
  if (action === 'talk' && isPerformed)
    return (
      areShown &&
      (scene.cast.length > 1 || subject.figure!.speaks || /^(?:talk|scream|yell|shout|speak|whisper|roar|growl)$/u.test(verb.lemma))
    )
  if (isPerformed && !/^(?:hold|work|carry)$/u.test(action))
    return areShown && (hasConcreteObject(clause, reading) || isWhereShown(clause, reading))
  if (isPerformed || HAVING.test(verb.lemma)) return areShown && hasConcreteObject(clause, reading)
  if (areBothShown(clause, subject, reading)) return true
  return STAYING.test(verb.lemma) && areShown && isWhereShown(clause, reading)
}

function isDeedOfThing(clause: AssertedClause, subject: Seen, reading: SceneReading): boolean {
  const { thing } = subject
  const verb = clause.verb
  // Many animals of a kind on their way are the picture.
  const ofAnimals =
    thing && isAnimalName(thing.what) && thing.count > 3 ? actionByVerb(thing.what, verb, reading.analysis.tokens) : undefined
  if (ofAnimals && /^(?:fly|swim|run|walk)$/u.test(ofAnimals)) return true
  if (isCrowd(subject)) return (OF_CROWDS.test(verb.lemma) && areObjectsShown(clause, reading)) || areBothShown(clause, subject, reading)
  const event = eventOfVerb(verb, reading.analysis.tokens)
  if (event !== undefined && thing?.event === event) return areObjectsShown(clause, reading)
  if (areBothShown(clause, subject, reading)) return true
  return STAYING.test(verb.lemma) && areObjectsShown(clause, reading) && isWhereShown(clause, reading)
}

function isCommandShown(clause: AssertedClause, reading: SceneReading): boolean {
  const { analysis, seen, scene } = reading
  const verb = clause.verb
  if (!areObjectsShown(clause, reading)) return false
  const action = actionOf(verb, analysis.tokens)
  const isPerformed =
    action !== undefined && !/^(?:stand|think|hold|talk|look|point)$/u.test(action) && scene.cast.some((figure) => figure.action === action)
  if (isPerformed) return true
  if (!hasConcreteObject(clause, reading)) return false
  const things = scene.things.filter(({ event }) => event !== 'cross-out')
  const isHappening = things.some(({ event }) => event !== undefined && event === eventOfVerb(verb, analysis.tokens))
  const hasHand = things.some(({ what }) => what === 'hand')
  const manipulation = MANIPULATIONS.get(verb.lemma)
  const hasTool =
    manipulation !== undefined &&
    things.some(({ what }) => {
      const tool = toolFor(manipulation.motion, what, manipulation.tool)
      return tool !== undefined && things.some((other) => other.what !== what && other.what.endsWith(tool))
    })
  return isHappening || hasTool || (hasHand && OF_HANDS.test(verb.lemma)) || (PUTTING_TOGETHER.test(verb.lemma) && seen.length > 0)
}

/** Does a scene show what one clause tells: who or what it is about, what it does, and what it does that to? */
function isClauseShown(clause: AssertedClause, reading: SceneReading): boolean {
  const { analysis, seen } = reading
  const { tokens, bars } = analysis
  if (clause.isDenied || !/^(?:|quoted)$/u.test(bars[clause.verb.i] ?? '')) return false
  if (clause.isCommand) return !clause.isUnreal && isCommandShown(clause, reading)
  const [from, to] = clause.subject ?? [clause.from, clause.from]
  // `There is a crib on it`.
  if (/^(?:there|here)$/u.test(tokens[from]?.low ?? ''))
    return objectsOf(clause, analysis).some(isConcrete) && areObjectsShown(clause, reading) && isWhereShown(clause, reading)
  const subject = seen.find(
    (one) =>
      isWithin(one, from, to, tokens) &&
      (one.item.role === 'subject' ||
        one.item.span === undefined ||
        (one.item.phrase !== undefined && isCounted(one.item.phrase, analysis))),
  )
  if (!subject || isPlace(subject.item.picture) || !isExact(subject.item, subject.thing)) return false
  if (clause.isUnreal) return areBothShown(clause, subject, reading)
  if (clause.isPassive) return isStateShown(subject, reading.scene) || subject.thing?.event !== undefined
  if (FORMS_OF_BE.test(clause.verb.low)) return isBeingShown(clause, subject, reading)
  return subject.figure ? isDeedOfFigure(clause, subject, reading) : isDeedOfThing(clause, subject, reading)
}

/** `It hides in bread, cheese and soup`, `Set the plant down and press the soil`: a row of things that are all drawn, without anybody. */
function showsRow({ scene, seen, analysis }: SceneReading, clauses: readonly AssertedClause[]): boolean {
  if (scene.cast.length > 0 || seen.some(({ item, thing }) => !isExact(item, thing))) return false
  const phrases = seen.flatMap(({ item: { phrase } }) => phrase ?? []).toSorted((a, b) => a.start - b.start)
  const joined = phrases.filter(
    ({ start }, i) =>
      i > 0 &&
      phrases[i - 1]!.end >= start - 4 &&
      analysis.tokens.slice(phrases[i - 1]!.end + 1, start).some(({ low }) => /^(?:,|and|or)$/u.test(low)),
  )
  if (joined.length >= 2) return true
  const isOfCommands = clauses.length > 1 && clauses.every(({ isCommand, isDenied }) => isCommand && !isDenied)
  return isOfCommands && clauses.every((clause) => objectsOf(clause, analysis).some((phrase) => shows(seen, phrase, analysis.phrases)))
}

/** `The guard opened the door, and later he sat in the basement`: the place of another clause is not where the door is. */
function isPlacedByShown({ placePhrases }: Scene, clauses: readonly AssertedClause[], shown: readonly AssertedClause[]): boolean {
  const others = [...(placePhrases ?? [])].filter(({ start }) => clauses.some(({ from, to }) => from <= start && start < to))
  return others.length === 0 || shown.length === 0 || others.some(({ start }) => shown.some(({ from, to }) => from <= start && start < to))
}

/**
 * Does a scene tell what its sentence says? Its subject, its verb and what the verb is done to are all drawn, each as the very thing. Where it does not, words
 * tell it. Of several clauses the first decides, or a third of them.
 */
export function tellsClause(scene: Scene, analysis: Analysis): boolean {
  // What is spoken is lettered, and those who hear it are seen.
  if (scene.origins === undefined) return true
  const reading = { scene, seen: seenOf(scene), analysis }
  const clauses = assertedClauses(analysis)
  const [first] = clauses
  if (!first) return false
  const shown = clauses.filter((clause) => isClauseShown(clause, reading))
  const isMainShown = showsRow(reading, clauses) || shown.includes(first) || shown.length * 3 >= clauses.length
  return isMainShown && isPlacedByShown(scene, clauses, shown)
}
