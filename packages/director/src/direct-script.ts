import {
  MAX_PLAN_FIGURES,
  MAX_PLAN_TEXTS,
  MAX_PLAN_THINGS,
  type PlanForm,
  type PlanText,
  type PlanThing,
  type ShotPlan,
} from '@fablecut/domain/story/shot-plan/shot-plan'
import { parseShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import { describePlan, type ShownItem, wordsOnScreen } from './describe-plan.ts'
import { withReferences } from './lettering/references.ts'
import { withMissingText } from './lettering/complete/with-missing-text.ts'
import { withPoints } from './lettering/point/with-points.ts'
import { withLettering } from './lettering/complete/with-lettering.ts'
import { type CandidateWithFeatures, candidatesWithFeatures, contextOfScript } from './drawings/candidates-with-features.ts'
import { withHistoricLooks } from './plan/looks/historic-looks.ts'
import { withMachinesOfYears } from './plan/looks/machines-of-years.ts'
import { withFaces } from './plan/looks/faces.ts'
import { withoutUnseenVoices } from './plan/looks/unseen-voices.ts'
import { withChosenCharacter } from './plan/looks/chosen-character.ts'
import { cameraFor } from './plan/camera.ts'
import { type Card, withCards } from './plan/cards/cards.ts'
import { planAll } from './plan/compose.ts'
import { withStaging } from './plan/staging/staged.ts'
import { analyse } from './story/analysis.ts'
import { kindsOfNames } from './story/names/kinds-of-names.ts'
import { namedLater } from './story/names/named-later.ts'
import { noteKinds } from './story/names/learned-names.ts'
import { recipeOf } from './story/food/recipes.ts'
import { asSentence } from './text/sentence-parts/sentence-part.ts'
import { onlyGenderOf } from './text/only-gender.ts'
import { wordCount } from './text/word-count.ts'
import { toneOf } from './traits/tone.ts'
import { withIntroducedSubjects } from './story/pronouns/introduced-subjects.ts'
import { isDocumentary, scriptAnimalOf } from './story/animals/script-animal.ts'
import { type KindOfName, newStory, protagonistsOf, type Picture, type StoryState } from './story/story-state.ts'
import { topicOf } from './story/script-topic.ts'
import { withRoomsOfBuildings } from './plan/positions/inside-buildings.ts'
import { withKnownPositions } from './plan/positions/known-positions.ts'
import { withRenamedLandmarks } from './plan/positions/renamed-landmarks.ts'
import type { CardPicture } from './review/gate/card-picture.ts'
import { mayStandIn, withFittingThings } from './plan/places/fitting-things.ts'
import { withoutRoomsOfOutdoorActions } from './plan/places/outdoors/outdoor-actions.ts'
import { inKitchen, inRegion, inTheWild, whereItBurns } from './plan/places/regional-places.ts'
import { withPlainGrounds } from './plan/places/plain-grounds.ts'
import { withPassengers } from './plan/places/passengers.ts'
import { withNearbyPlaces } from './plan/places/nearby-places.ts'
import { withBackdrops } from './plan/cards/backdrops.ts'
import { inSetting } from './plan/places/place-in-setting.ts'
import { withUnnamedPlaces } from './plan/places/unnamed-places.ts'
import { withNewborns } from './plan/looks/newborns.ts'
import { inPeriod } from './plan/looks/period-looks.ts'
import { type Period, periodsOf } from './story/periods.ts'
import { isGrave, isNarrativeGenre } from './story/setting/genre.ts'
import { MIN_SENTENCES, scriptSettingOf } from './story/setting/script-setting.ts'
import { isHorrorStory } from './story/horror.ts'
import { planSentences, type PlannedSentence } from './lexical/plan-sentences.ts'
import { sentencesIn } from './lexical/sentences.ts'
import { sentencesOf } from './text/sentences.ts'
import { withDescribedTraits } from './traits/traits-of-plans.ts'
import { properNamesOf } from './text/script-names.ts'
import { drawableNamed } from './vocabulary/vocabulary.ts'
import { type CardedSentence, withDrawnCards, withUndrawnCards } from './plan/passes/card-passes.ts'

/**
 * `shown`: what is drawn as present, as one would label the picture. `textOnScreen`: all lettering, captions aside. `place`: in plain English; absent where
 * the ground is plain.
 */
export type DirectedSentence = {
  readonly text: string
  readonly form: PlanForm
  readonly shown: readonly ShownItem[]
  readonly textOnScreen: readonly string[]
  readonly place?: string
  readonly plan: ShotPlan
}

/** A chosen character: its id is the id of its figures. `what`: name of a drawable person or animal; default `person`. */
export type CastMember = { readonly id: string; readonly name: string; readonly what?: string }
/** `language`: ISO 639-1 code of the script. Default `en`. Of other languages only what word lists are sure of is drawn. */
export type DirectOptions = {
  readonly cast?: readonly CastMember[]
  readonly language?: string
  /** The lines of a song: each is for itself, in no common place. Default: false. */
  readonly isSong?: boolean
  /** Sentences that their scenes do not tell are cards of words. Default: true; of songs, whose words are lettered anyway, and of a sentence or two never. */
  readonly hasCards?: boolean
}

function checked(plan: ShotPlan): ShotPlan {
  const parsed = parseShotPlan(plan)
  if (!parsed.ok) throw new Error(`the director wrote an invalid plan: ${JSON.stringify(parsed.refusal)}`)
  return parsed.value
}

const pictureOf = ({ what = 'person' }: CastMember) => drawableNamed(what) ?? drawableNamed('person')!

/** True for persons and made things with a name. */
const isKnown = ({ isPerson, drawn, properName }: Picture): boolean => (isPerson || drawn.file === 'artifact') && properName !== undefined

function storyWith(cast: readonly CastMember[], script: string, kinds: ReadonlyMap<string, KindOfName>, read?: StoryState): StoryState {
  const story = newStory(read?.genders, read?.introductions)
  for (const [name, picture] of read?.names ?? []) if (isKnown(picture)) story.names.set(name, picture)
  noteKinds(kinds, story)
  story.onlyGender = onlyGenderOf(script)
  if (read) for (const [gender, picture] of protagonistsOf(read)) story.protagonists.set(gender, picture)
  for (const member of cast) {
    const { id, name } = member
    const drawn = pictureOf(member)
    const isPerson = drawn.art === 'person'
    const picture = { name: drawn.name, drawn, isPerson, properName: name }
    story.names.set(name, picture)
    story.figureIds.set(`${name} 0`, id)
    // `She wakes up` at the beginning of a script.
    if (cast.length === 1 && !script.includes(name))
      story.referents.push({ picture, count: 1, isMany: false, isPerson, role: 'subject', sentence: -1 })
  }
  return story
}

const splitIn = (text: string, { language = 'en' }: DirectOptions): string[] =>
  language === 'en' ? sentencesOf(text) : sentencesIn(text, language)

/** People of a language other than English as their sentences describe them. */
function withTraitsOf(planned: readonly PlannedSentence[], language: string, cast: readonly CastMember[]): PlannedSentence[] {
  const plans = withDescribedTraits(
    planned.map(({ plan }) => plan),
    planned.map(({ text }) => text),
    language,
    cast.map(({ id }) => id),
  )
  return planned.map((sentence, i) => ({ ...sentence, plan: plans[i]! }))
}

/** Sentences of a script with the cards of those that their scenes do not tell, before any of the passes. */
function plansWithCards(texts: readonly string[], script: string, options: DirectOptions): readonly CardedSentence[] {
  const periods = periodsOf(texts, options.language ?? 'en')
  const chosen = new Set(options.cast?.map(({ id }) => id))
  const planned = planInLanguage(texts, script, options, periods).map((one, i) => inPeriod(one, periods[i], chosen, script))
  const hasSetting = !options.isSong && (options.language ?? 'en') === 'en' && texts.length >= MIN_SENTENCES
  const near = hasSetting ? planned : withNearbyPlaces(planned)
  const placed = withUnnamedPlaces(near, periods, options.language ?? 'en', hasSetting).map((one, i) => ({
    ...one,
    isPlaceGuessed: near[i]!.plan.place === undefined,
  }))
  const fitting = withFittingThings(inTheWild(whereItBurns(inRegion(placed, periods), periods)))
  const hasCards = hasCardsIn(script, options)
  return withPlainGrounds(hasCards ? withCards(fitting, chosen) : fitting)
}

/** One or two sentences are no film yet: each shows what it can. */
const hasCardsIn = (script: string, options: DirectOptions): boolean =>
  options.hasCards !== false && !options.isSong && splitIn(script, options).length >= MIN_SENTENCES

/** Plans one shot for each text in the context of the whole script, in the places and clothes of its time. */
function planTexts(texts: readonly string[], script: string, options: DirectOptions): PlannedSentence[] {
  const chosen = new Set(options.cast?.map(({ id }) => id))
  const hasCards = hasCardsIn(script, options)
  const grounded = plansWithCards(texts, script, options)
  const carded = hasCards ? withDrawnCards(grounded, chosen) : withStaging(grounded)
  const outdoors = withMachinesOfYears(withoutRoomsOfOutdoorActions(carded), options.language ?? 'en')
  const seen = withHistoricLooks(withNewborns(withFaces(withoutUnseenVoices(withPassengers(outdoors, chosen))), chosen), chosen)
  const said = withLettering(hasCards ? withPoints(seen) : seen)
  const lettered = hasCards ? withMissingText(said) : said
  return (hasCards ? withBackdrops(withRoomsOfBuildings(lettered)) : lettered).map((one) => ({
    ...one,
    plan: withKnownPositions(one.plan),
  }))
}

function planInLanguage(
  texts: readonly string[],
  script: string,
  { cast = [], language = 'en', isSong = false }: DirectOptions,
  periods: readonly (Period | undefined)[],
): PlannedSentence[] {
  if (language !== 'en') return withCharacter(withTraitsOf(planSentences(texts, language, cast, periods), language, cast), cast)
  const all = withReferences(withIntroducedSubjects(analyse(texts, properNamesOf(script), sentencesOf(script))))
  const kinds = kindsOfNames(all)
  const scriptAnimal = cast.length === 0 ? scriptAnimalOf(all, kinds) : undefined
  const analyses = isDocumentary(all, scriptAnimal) ? all.map((one) => ({ ...one, isNarrative: false })) : all
  // A pronoun late in a script tells who was meant at its begin.
  const read = storyWith(cast, script, kinds)
  const recipe = recipeOf(analyses)
  const isHorror = isHorrorStory(analyses)
  const found = { scriptAnimal, recipe, periods, isHorror, namedLater: cast.length === 0 ? namedLater(analyses) : undefined }
  Object.assign(read, found)
  const told = planAll(analyses, read, false).map(({ plan, isPlaceStated }) => (isPlaceStated ? plan.place : undefined))
  const kind = { hasAnimal: scriptAnimal !== undefined, isOfPast: periods.some(Boolean), isRecipe: recipe !== undefined }
  const setting = isSong ? undefined : scriptSettingOf(analyses, kind, told)
  const story = storyWith(cast, script, kinds, read)
  Object.assign(story, { ...found, setting, topic: topicOf(read, analyses) })
  const tone = toneOf(all, { isHorror: isHorror || (setting !== undefined && isGrave(setting.genre)), periods })
  const planned = planAll(analyses, story).map(({ analysis, plan, ...rest }) => ({
    text: analysis.text,
    analysis,
    plan: tone === 'plain' ? plan : { ...plan, tone },
    ...(setting && !isNarrativeGenre(setting.genre) && { isInformative: true }),
    ...(isHorror && { isFrightening: true }),
    ...(setting?.certain !== undefined && { certainPlace: setting.certain }),
    ...rest,
  }))
  const placed = setting ? inSetting(planned, setting) : planned
  return withCharacter(recipe ? inKitchen(placed) : placed, cast, namedFigures(story))
}

/** Ids of figures that are known by a proper name rather than a noun. */
const namedFigures = ({ figureIds }: StoryState): Set<string> =>
  new Set([...figureIds].filter(([identity]) => /^\p{Lu}/u.test(identity)).map(([, id]) => id))

/** Several chosen characters are only seen where they are named. */
function withCharacter(
  planned: readonly PlannedSentence[],
  [chosen, ...others]: readonly CastMember[],
  named: ReadonlySet<string> = new Set(),
): PlannedSentence[] {
  if (!chosen || others.length > 0) return [...planned]
  const plans = planned.map(({ plan }) => plan)
  const shown = withChosenCharacter(plans, { id: chosen.id, what: pictureOf(chosen).name }, named)
  return planned.map((sentence, i) => ({ ...sentence, plan: shown[i]!, ...withCardOf(sentence, shown[i]!) }))
}

/** The figures of a card as they are in its plan, where a character has taken the part of one. */
function withCardOf({ plan, card }: PlannedSentence & { readonly card?: Card }, shown: ShotPlan): { readonly card?: Card } {
  if (!card) return {}
  const asShown = (picture: CardPicture): CardPicture => {
    const cast = card.picture.cast.map((figure) => shown.cast[plan.cast.findIndex(({ id }) => id === figure.id)] ?? figure)
    return {
      cast: withRenamedLandmarks(cast, plan.cast, shown.cast),
      things: withRenamedLandmarks(picture.things, plan.cast, shown.cast),
    }
  }
  return { card: { ...card, picture: asShown(card.picture), ...(card.scene && { scene: asShown(card.scene) }) } }
}

/** What may be drawn for each sentence of an English script, with the features from which its grade is learnt. */
export function drawingCandidatesOf(
  script: string,
): readonly { readonly text: string; readonly candidates: readonly CandidateWithFeatures[] }[] {
  const planned = withUndrawnCards(plansWithCards(sentencesOf(script), script, {}))
  const context = contextOfScript(planned)
  return planned.map((one) => ({ text: one.text, candidates: candidatesWithFeatures(one, planned, context) }))
}

/** Directs a script: one plan per sentence, in order. Never throws for any text. */
export function directScript(script: string, options: DirectOptions = {}): readonly DirectedSentence[] {
  return planTexts(splitIn(script, options), script, options).map(({ text, plan, graphicName, placeName }) => ({
    text,
    form: plan.form,
    shown: describePlan(plan, graphicName, placeName),
    textOnScreen: wordsOnScreen(plan),
    place: placeName,
    plan: checked(plan),
  }))
}

/** Open ground is nowhere in particular: what is there may be anywhere. */
const isSomewhere = (place: string | undefined): boolean => place !== undefined && place !== 'plain'

const distinct = <T>(values: readonly T[], key: (value: T) => string): T[] =>
  values.filter((value, i) => values.findIndex((other) => key(other) === key(value)) === i)

/** One plan out of those of the sentences of a shot, the first deciding. */
function merged(parts: readonly PlannedSentence[]): ShotPlan | undefined {
  const [first] = parts
  if (!first || parts.length === 1) return first?.plan
  let offset = 0
  const texts: PlanText[] = []
  for (const { text, plan } of parts) {
    texts.push(...plan.text.map((one) => ({ ...one, at: one.at + offset })))
    offset += wordCount(text)
  }
  const plans = parts.map(({ plan }) => plan)
  const places = plans.map(({ place }) => place).filter(Boolean)
  const home = places.find(isSomewhere) ?? places[0]
  const isAtHome = (thing: PlanThing, { place }: ShotPlan, i: number): boolean =>
    i === 0 || home === undefined || place === home || mayStandIn(thing, home)
  const there = plans.filter(({ place }, i) => i === 0 || place === home || !isSomewhere(place))
  return withKnownPositions({
    ...first.plan,
    form: plans.find(({ graphic }) => graphic)?.form ?? first.plan.form,
    place: home,
    placeState: plans.find(({ place }) => place === home)?.placeState,
    cast: distinct(
      there.flatMap(({ cast }) => cast),
      ({ id }) => id,
    ).slice(0, MAX_PLAN_FIGURES),
    things: distinct(
      there.flatMap((plan, i) => plan.things.filter((thing) => isAtHome(thing, plan, i))),
      ({ what }) => what,
    ).slice(0, MAX_PLAN_THINGS),
    text: distinct(texts, ({ words }) => words.toLowerCase()).slice(0, MAX_PLAN_TEXTS),
    graphic: plans.find(({ graphic }) => graphic)?.graphic,
  })
}

/** Plans of sentences and of parts of them, each part read as a sentence of its own. */
function planParts(texts: readonly string[], script: string, options: DirectOptions): readonly PlannedSentence[] {
  if ((options.language ?? 'en') !== 'en' || options.isSong) return planTexts(texts, script, options)
  const parts = texts.map(asSentence)
  const planned = planTexts(
    parts.map(({ text }) => text),
    script,
    options,
  )
  return planned.map((one, i) => {
    const text = one.plan.text.map((said) => ({ ...said, at: said.at + parts[i]!.leftOut }))
    return { ...one, text: texts[i]!, plan: { ...one.plan, text } }
  })
}

/**
 * One plan per shot. `narrations`: what is spoken in each shot, a part of a sentence or several; `script`: the whole narration, whose names and topic count.
 * A shot without words gets a plan without content.
 */
export function planShots(narrations: readonly string[], script: string, options: DirectOptions = {}): readonly ShotPlan[] {
  const sentences = narrations.map((text) => splitIn(text, options))
  const texts = sentences.flatMap((some) => (some.length > 0 ? some : ['']))
  const all = planParts(texts, script, options)
  let at = 0
  const plans: ShotPlan[] = []
  for (const some of sentences) {
    const count = Math.max(1, some.length)
    const plan = merged(all.slice(at, at + count))!
    at += count
    plans.push(checked({ ...plan, camera: cameraFor(plan, plans.length, plans.at(-1)?.camera) }))
  }
  return plans
}
