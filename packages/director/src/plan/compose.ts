import type {
  PlanAction,
  PlanFigure,
  PlanForm,
  PlanMood,
  PlanText,
  PlanTransition,
  ShotPlan,
} from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import type { CardPicture } from '../review/gate/card-picture.ts'
import { heroOf, identityOf, type Picture, type StoryState } from '../story/story-state.ts'
import { topicOf } from '../story/script-topic.ts'
import { handworkInPeriod, pictureInPeriod, withoutAnachronisms } from './anachronisms.ts'
import type { DrawingCandidate } from '../drawings/candidate.ts'
import { candidatesOf } from '../drawings/candidates-of.ts'
import { namingsOf } from '../drawings/script-namings.ts'
import { describePlan } from '../describe-plan.ts'
import { frameTexts } from '../lettering/frame-texts.ts'
import { withoutPlacesElsewhere } from '../lettering/names/places-there.ts'
import { lettersOfDiagram } from '../lettering/numbers/telling-numbers.ts'
import { cameraFor } from './camera.ts'
import { cardOf, withNarratorId } from './cards/card-of-draft.ts'
import type { Card } from './cards/cards.ts'
import { withThingBesideNumber } from './cards/thing-beside-number.ts'
import type { Draft } from './drafts/draft.ts'
import { standIn, NARRATOR } from './drafts/stand-ins.ts'
import { graphicFor, isEmpty } from './choose-graphic.ts'
import type { NamedGraphic } from '../graphics/graphic-label.ts'
import { stepsIn } from '../graphics/text-graphics.ts'
import { type Denials, denialsOf } from './denials/denied-things.ts'
import { momentOfShot } from './shot-moment.ts'
import { withDenialsAsWords } from './denials/denied-row.ts'
import { withDignity } from './dignity/dignity.ts'
import { letteringOf, quoteIn, withoutSmallNumbers } from '../lettering/lettering.ts'
import { feltMood, isMourning, moodIn } from '../story/setting/moment.ts'
import { tellsRelief } from '../story/setting/relief.ts'
import { withoutModernHomes } from './looks/period-looks.ts'
import { positionText } from '../review/relations.ts'
import { reviewedForCard, reviewedScene } from '../review/review-scene.ts'
import { saysLittle } from './picture-says-little.ts'
import { moodOfState, withStates } from '../review/states/states.ts'
import { withThingStates } from '../review/states/thing-states.ts'
import { isGrave, isNarrativeGenre, moodWithin } from '../story/setting/genre.ts'
import { withDeeds } from './deeds/with-deeds.ts'
import { type Handwork, handworkOf } from './handwork/handwork-of.ts'
import { recountedText } from './recounts.ts'
import { sceneOf } from './scene.ts'
import { isPlace, type Scene } from './scene-item.ts'
import { withSymbols } from './symbols.ts'
import { isPerson } from '../vocabulary/art-of.ts'
import { withWeather } from './weather-scenes.ts'
import { withRenamedLandmarks } from './positions/renamed-landmarks.ts'

/** Most characters of a text on screen. */
const MAX_CHARACTERS = 160

function formOf(analysis: Analysis, scene: Scene, graphic: NamedGraphic | undefined): PlanForm {
  if (quoteIn(analysis)) return 'quote'
  if (/[?？]["”]?$/u.test(analysis.text)) return 'question'
  if (graphic) return graphic.form
  if (stepsIn(analysis).length > 0) return 'call'
  return scene.cast.length + scene.things.length > 0 || scene.place ? 'scene' : 'words'
}

/** Name of the room in which people stand beside furniture, of which no room is told. */
const ANY_ROOM = 'room'
/** Name of the ground under weather of which no place is told. */
const OPEN_LAND = 'open land'

const WATERS = new Set(['sea', 'river', 'underwater'])
/** The water of a lake, a river or the sea is the place itself. */
const thingsIn = ({ things }: Scene, place: string | undefined) =>
  place !== undefined && WATERS.has(place) ? things.filter(({ what, event }) => what !== 'water' || event !== undefined) : things

/** Sentences over which mourning goes on where no other mood is told. */
const MOURNING_REACH = 3

const JOYFUL = /\b(?:happy|happily|joy\w*|love\w*|birthday|delicious)\b/iu
/** Words of scripts in which somebody who dances or sings is no sign of joy. */
const GRAVE = ['die', 'kill', 'murder', 'execute', 'plague', 'drown', 'bury', 'massacre']

function moodFor(analysis: Analysis, story: StoryState): PlanMood {
  const told = moodIn(analysis)
  const felt = feltMood(analysis)
  // Nothing is joyful in a disaster.
  const isGraveScript = GRAVE.some((word) => analysis.context.script.has(word)) && !JOYFUL.test(analysis.text)
  const own = told === undefined || ((felt !== undefined || isGraveScript) && told === 'happy') ? felt : told
  if (isMourning(analysis)) story.mourningAt = analysis.index
  if (tellsRelief(analysis) && story.setting && isNarrativeGenre(story.setting.genre) && story.setting.genre !== 'horror')
    return isGrave(story.setting.genre) ? 'calm' : 'happy'
  const isStillMourned = story.mourningAt !== undefined && analysis.index - story.mourningAt <= MOURNING_REACH
  if (story.setting)
    return moodWithin(story.setting, own ?? (isStillMourned ? 'sad' : undefined), analysis, felt !== undefined || isStillMourned)
  return own ?? (isStillMourned ? 'sad' : 'calm')
}

/** The name of somebody who is seen is lettered once, where it is first told. */
function withoutKnownNames(lettering: readonly PlanText[], scene: Scene, story: StoryState): readonly PlanText[] {
  return lettering.filter(({ words, role }) => {
    const picture = role === 'label' ? (story.names.get(words) ?? story.names.get(words.split(' ')[0]!)) : undefined
    if (!picture) return true
    const identity = identityOf(picture)
    const isShown = scene.cast.some(({ id }) => story.figureIds.get(`${identity} 0`) === id)
    const isKnown = story.letteredNames.has(identity)
    story.letteredNames.add(identity)
    return !(isKnown && isShown)
  })
}

/** Texts with words, none longer than a plan may have. */
const legible = (texts: readonly PlanText[]): PlanText[] =>
  texts.filter(({ words }) => words.trim() !== '').map((one) => ({ ...one, words: one.words.slice(0, MAX_CHARACTERS) }))

const OF_FIRE = /^(?:burning|burnt)$/u

function draftOf(analysis: Analysis, story: StoryState): Draft {
  const recounted = recountedText(analysis, story)
  const period = story.periods?.[analysis.index]
  const seen = withDeeds(sceneOf(analysis, story), analysis, period)
  const reviewed = withStates(reviewedScene(seen, analysis), analysis, period)
  const possible = withoutModernHomes(withoutAnachronisms(reviewed, period), period)
  const named = withWeather(withDignity(possible, analysis), analysis, story)
  const graphic = graphicFor(analysis, named, story)
  const scene = graphic ? named : withSymbols(named, analysis)
  const told = letteringOf(analysis)
  const placed = graphic?.graphic.template === 'map' ? told : withoutPlacesElsewhere(told, analysis)
  const lettering = recounted ? [recounted] : withoutKnownNames(placed, named, story)
  const { placeName, ...moment } = momentOfShot(analysis, scene, story)
  const denied = scene.denied
  const isPlain = !graphic && !recounted
  const text = graphic ? lettersOfDiagram(withoutSmallNumbers(lettering, analysis), graphic.graphic, analysis) : lettering
  const isPlaced = [...named.cast, ...named.things].some((one) => one.position !== undefined)
  const position = isEmpty(named) || graphic || isPlaced ? undefined : positionText(analysis)
  const isLettered = text.some(({ words }) => words.toLowerCase().includes(position?.words.toLowerCase() ?? ''))
  const plan: Omit<ShotPlan, 'camera'> = {
    form: formOf(analysis, scene, graphic),
    ...moment,
    ...(scene.placeState && moment.place !== undefined && { placeState: scene.placeState }),
    ...(OF_FIRE.test(scene.placeState ?? '') && moment.hour === 'day' && { hour: 'dusk' as const }),
    mood: scene.placeState ? moodOfState(scene.placeState) : moodFor(analysis, story),
    cast: [...scene.cast],
    things: [...thingsIn(scene, moment.place), ...denied].slice(0, 8),
    text: [...text, ...(position && !isLettered ? [position] : [])],
    ...(graphic ? { graphic: graphic.graphic } : {}),
    transition: 'cut',
  }
  const isBare = isEmpty(scene) && !graphic
  const handwork = handworkInPeriod(handworkOf(analysis, story, seen), period)
  const shown = graphic ? [] : describePlan(plan, undefined, placeName)
  return {
    analysis,
    plan: {
      ...plan,
      text: legible(isPlain ? frameTexts(plan.text, analysis, isBare ? [] : shown, !saysLittle(named, analysis)) : plan.text),
    },
    graphicName: graphic?.what,
    placeName,
    isPlaceStated:
      scene.isElsewhere === true || (scene.place !== undefined && scene.place.name !== ANY_ROOM && scene.place.name !== OPEN_LAND),
    scene,
    isBare,
    ...(handwork && { handwork }),
    denials: denialsOf(analysis, story),
    cardScene: withoutAnachronisms(withDignity(withThingStates(reviewedForCard(seen, analysis), analysis), analysis), period),
    cardText: graphic ? [] : legible(isPlain ? frameTexts(lettering, analysis) : plan.text),
  }
}

const transitionOf = (plan: Omit<ShotPlan, 'camera'>, before: Omit<ShotPlan, 'camera'> | undefined): PlanTransition => {
  if (!before) return 'cut'
  if (plan.place !== before.place && plan.place !== undefined) return 'style'
  return plan.hour !== before.hour ? 'dissolve' : 'cut'
}

/** A finished plan with its sentence and the plain English names of its graphic and place. */
export type CompletePlan = {
  readonly analysis: Analysis
  readonly plan: ShotPlan
  readonly graphicName?: string
  readonly placeName?: string
  /** The sentence tells its place itself, drawn or not. */
  readonly isPlaceStated: boolean
  /** What is seen where the scene does not tell the sentence. */
  readonly card?: Card
  readonly handwork?: Handwork
  readonly denials?: Denials
  /** What may be drawn beside the words or the diagram of its sentence. */
  readonly candidates: readonly DrawingCandidate[]
}

/** A figure looks the same all through a story, but for what it puts on. */
const withTraits = (plan: ShotPlan, { traits }: StoryState): ShotPlan => ({
  ...plan,
  cast: plan.cast.map((figure) => {
    const all = { ...traits.get(figure.id), ...figure.traits }
    return Object.keys(all).length > 0 ? { ...figure, traits: all } : figure
  }),
})

/** Those with whom somebody is when it happens. */
const COMPANIONS = /^(?:wife|husband|sister|brother|girlfriend|boyfriend|friend|roommate)$/u
/** What nobody does in a story that frightens or mourns. */
const JOYFUL_ACTIONS: ReadonlySet<PlanAction> = new Set<PlanAction>(['laugh', 'cheer', 'dance'])
/** Whoever tells a story of horror is afraid, and so are those who are there; nobody smiles in a disaster or a grief that does not end well. */
function withFacesOf(plan: ShotPlan, { setting, isHorror }: StoryState): ShotPlan {
  const isUnsmiling = setting !== undefined && isGrave(setting.genre) && plan.mood !== 'calm'
  // Of others beside somebody who is named nothing is told.
  const isWithHero = plan.cast.some(({ what }) => what !== 'person' && !COMPANIONS.test(what) && isPerson(what))
  const faced = (figure: PlanFigure): PlanFigure => {
    if (
      isHorror &&
      ((figure.what === 'person' && (figure.id === NARRATOR || !isWithHero)) || (plan.mood === 'tense' && COMPANIONS.test(figure.what))) &&
      /^(?:neutral|happy)$/u.test(figure.feeling)
    )
      return { ...figure, feeling: 'afraid' }
    if (!isUnsmiling) return figure
    const isJoyful = JOYFUL_ACTIONS.has(figure.action)
    return { ...figure, ...(figure.feeling === 'happy' && { feeling: 'neutral' }), ...(isJoyful && { action: 'stand' }) }
  }
  return { ...plan, cast: plan.cast.map(faced) }
}

const ROLE_ORDER = { subject: 0, object: 1, behind: 2 } as const

/** Who or what a script is about, as on a card of its own. */
function heroPicture(
  drafts: readonly Draft[],
  hero: Picture | undefined,
  topic: Picture | undefined,
  { figureIds, traits }: StoryState,
): CardPicture | undefined {
  if (!hero?.isPerson) return topic && { cast: [], things: [{ what: topic.name, count: 1 }] }
  const id = figureIds.get(`${identityOf(hero)} 0`)
  const own = drafts.flatMap(({ cardScene, scene }) => [...scene.cast, ...cardScene.cast]).filter((figure) => figure.id === id)
  // `Marie Curie was born`: grown up in the rest of it.
  const seen = own.find(({ what }) => !/^(?:baby|boy|girl|child)$/u.test(what)) ?? own.find(({ what }) => what !== 'baby') ?? own[0]
  if (!seen) return undefined
  const { target: _, ...figure } = seen
  const looks = { ...traits.get(figure.id), ...figure.traits }
  const calm = { ...figure, action: 'stand' as const, feeling: 'neutral' as const, speaks: false }
  return { cast: [Object.keys(looks).length > 0 ? { ...calm, traits: looks } : calm], things: [] }
}

/** The first thing that a script names, if it is one that lasts: its first sentence is said of it, or does something with it. */
function openingOf(first: Draft | undefined): Picture | undefined {
  const pictures = [...(first?.scene.pictures ?? [])].toSorted(([a], [b]) => ROLE_ORDER[a.role] - ROLE_ORDER[b.role] || a.start - b.start)
  return pictures.find(([{ bar, isOwner }, picture]) => bar === '' && !isOwner && !picture.isPerson && !isPlace(picture))?.[1]
}

/** Plans of all sentences, in their order. `hasCandidates`: with what may be drawn beside their words; default: true. */
export function planAll(analyses: readonly Analysis[], story: StoryState, hasCandidates = true): CompletePlan[] {
  const drafts = analyses.map((analysis) => draftOf(analysis, story))
  const [hero, topic] = [heroOf(story), topicOf(story, analyses)]
  const opening = openingOf(drafts[0])
  const namings = hasCandidates ? drafts.flatMap(({ analysis, scene }) => namingsOf(analysis, scene.pictures ?? new Map())) : []
  const heroCard = heroPicture(drafts, hero, topic, story)
  const finished: CompletePlan[] = []
  for (const [i, draft] of drafts.entries()) {
    const isFree = draft.isBare && !/^(?:question|quote)$/u.test(draft.plan.form)
    const scene = isFree ? standIn(draft, drafts[i + 1], hero) : draft.scene
    const namedThings = isFree ? [...scene.things, ...draft.scene.denied] : draft.plan.things
    const before = finished.at(-1)?.plan
    const named = isFree ? scene.cast : draft.plan.cast
    const told = withNarratorId(named, draft.scene, draft.analysis, story)
    const cast = withRenamedLandmarks(told, named, told)
    const things = withRenamedLandmarks(namedThings, named, told)
    const card = cardOf(draft, { scene, isFree, subject: { ...(topic && { topic }), ...(heroCard && { hero: heroCard }) } }, story)
    const plan = withDenialsAsWords({ ...draft.plan, cast, things, transition: transitionOf(draft.plan, before) }, draft.analysis, hero)
    finished.push({
      analysis: draft.analysis,
      plan: { ...withThingBesideNumber(plan, draft.analysis, card), camera: cameraFor(plan, i, before?.camera) },
      graphicName: plan.graphic && draft.graphicName,
      placeName: draft.placeName,
      isPlaceStated: draft.isPlaceStated,
      ...(draft.handwork && { handwork: draft.handwork }),
      denials: draft.denials,
      candidates: hasCandidates ? candidatesOf(draft.analysis, draft.scene.pictures ?? new Map(), { topic, opening, namings }, story) : [],
      ...(!draft.graphicName && { card: { ...card, ...(heroCard && { hero: pictureInPeriod(heroCard, story.periods?.[i]) }) } }),
    })
  }
  return finished.map(({ card, ...complete }) => ({
    ...complete,
    plan: withFacesOf(withTraits(complete.plan, story), story),
    ...(card && {
      card: {
        ...card,
        picture: { ...card.picture, cast: withFacesOf(withTraits({ ...complete.plan, cast: card.picture.cast }, story), story).cast },
        ...(card.scene && {
          scene: { ...card.scene, cast: withFacesOf(withTraits({ ...complete.plan, cast: card.scene.cast }, story), story).cast },
        }),
      },
    }),
  }))
}
