import type { PlanAction, PlanHour, PlanWeather, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import type { StoryState } from '../story/story-state.ts'
import { isEmpty } from './choose-graphic.ts'
import { homeOf, OUTDOORS } from './places/homes.ts'
import { isAboutKilling } from './dignity/dignity.ts'
import { endsHour, endsPlace, happensOnce, hourIn, isLaterTonight, weatherIn } from '../story/setting/moment.ts'
import { isNarrativeGenre } from '../story/setting/genre.ts'
import { MIN_SENTENCES } from '../story/setting/script-setting.ts'
import { locates } from '../story/setting/asserted-text.ts'
import { originOf, type Scene } from './scene-item.ts'
import { isIndoors } from '../vocabulary/place-kinds.ts'

/** Where and when a shot takes place. `placeName`: plain English name of the place. */
export type ShotMoment = Pick<ShotPlan, 'place' | 'hour' | 'weather'> & { readonly placeName?: string }

/** Sentences of a narrative over which a place goes on without being told again. */
const PLACE_REACH = 2
/** Sentences over which an hour goes on without being told again. */
const HOUR_REACH = 8

/** The same for an hour that is not of one day. */
const HABIT_REACH = 2
/** The same for the weather. */
const WEATHER_REACH = 2

/** `One night ... The ship turned`: the hour of what happens once goes on until another time is told. */
function noteHour(analysis: Analysis, hour: PlanHour | undefined, story: StoryState): void {
  if (hour) story.lasting = happensOnce(analysis) ? { hour, until: analysis.index + HOUR_REACH } : undefined
  else if (endsHour(analysis) || (story.lasting && analysis.index > story.lasting.until)) story.lasting = undefined
}

/** `She walked into a church`: what no room holds ends a place indoors. */
const isOutOf = (place: string, { cast, things }: Scene): boolean =>
  isIndoors(place) && [...things, ...cast].some((one) => OUTDOORS.test(one.what) && !('event' in one && one.event === 'cross-out'))

/** The moon and the stars are seen by night, unless somebody only speaks with them. */
const hourOfSky = ({ things }: Scene, { text }: Analysis): PlanHour | undefined =>
  things.some(({ what, event }) => /^(?:(?:full |new |crescent )?moon|(?:giant )?star)$/u.test(what) && event !== 'cross-out') &&
  !things.some(({ what }) => what === 'sun') &&
  !/\b(?:with|like) the (?:moon|stars)\b/iu.test(text)
    ? 'night'
    : undefined

/** Hour and weather of the sentence itself, or else of the setting of the script at that point. */
function withSettingOf(
  { setting }: StoryState,
  analysis: Analysis,
  moment: ShotMoment,
  own: Partial<Pick<ShotMoment, 'hour' | 'weather'>>,
): ShotMoment {
  if (!setting || setting.sentences.length < MIN_SENTENCES) return moment
  const { hour, weather } = setting.sentences[analysis.index] ?? {}
  // `The tap drips all night`: advice is given by day.
  const isThroughout = /\ball (?:night|day)\b|\b(?:fix|clean|repair|do|make|try) (?:\p{L}+ )?tonight\b/iu.test(analysis.text)
  // A script about thunder and lightning.
  const isStormy = setting.sentences.filter((one) => one.weather === 'storm').length >= 2
  if (!isNarrativeGenre(setting.genre))
    return {
      ...moment,
      hour: isThroughout || isLaterTonight(analysis, setting.genre === 'advice') ? 'day' : (own.hour ?? 'day'),
      weather: own.weather ?? (isStormy ? 'storm' : 'clear'),
    }
  const usual = setting.genre === 'horror' ? 'night' : isAboutKilling(analysis) ? 'dusk' : 'day'
  const isSnowy = weather === 'snow' && own.weather === 'wind'
  return { ...moment, hour: own.hour ?? hour ?? usual, weather: (isSnowy ? weather : own.weather) ?? weather ?? 'clear' }
}

/** Place, hour and weather of a sentence: its own, or what goes on from the sentences before and from the setting of the script. Notes in `story` what goes on from it. */
export function momentOfShot(analysis: Analysis, scene: Scene, story: StoryState): ShotMoment {
  const own = { hour: hourIn(analysis) ?? hourOfSky(scene, analysis), weather: weatherIn(analysis) }
  return withSettingOf(story, analysis, carriedMoment(analysis, scene, story, own), own)
}

/** What somebody may do anywhere, at home or at work. */
const ANYWHERE: ReadonlySet<PlanAction> = new Set<PlanAction>(['laugh', 'cry', 'talk', 'read'])
/** A scene without who or what is only elsewhere: `since interest grows while you sleep`, `taught that you steer the ship`. */
function sceneAtPlace(scene: Scene, analysis: Analysis): Scene {
  const isOfPlace = locates(analysis)
  const isThere = (key: string): boolean => {
    const { verb, phrase } = originOf(scene, key) ?? {}
    return (verb === undefined || isOfPlace(verb.i)) && (phrase === undefined || isOfPlace(phrase.start))
  }
  return {
    ...scene,
    cast: scene.cast.filter(({ id, action }) => isThere(id) && !ANYWHERE.has(action)),
    things: scene.things.filter(({ what }) => isThere(what)),
  }
}

/** Carries the place on while the same figures go on, and the hour with it. */
function carriedMoment(
  analysis: Analysis,
  scene: Scene,
  story: StoryState,
  { hour, weather }: { readonly hour?: PlanHour; readonly weather?: PlanWeather },
): ShotMoment {
  noteHour(analysis, hour, story)
  // Of a whole script is decided before where its sentences are.
  const isOfScript = story.setting !== undefined && story.setting.sentences.length >= MIN_SENTENCES
  if (isOfScript && !scene.place) Object.assign(story, { place: undefined, placeName: undefined })
  if (scene.isElsewhere) {
    Object.assign(story, { place: undefined, placeName: undefined, home: undefined })
    return {
      ...(scene.cast.length > 0 && { place: 'plain' }),
      hour: hour ?? story.hour ?? story.lasting?.hour ?? 'day',
      weather: weather ?? 'clear',
    }
  }
  // Open land is nowhere in particular: nothing goes on there.
  if (scene.place?.id === 'plain')
    return {
      place: 'plain',
      placeName: scene.place.name,
      hour: hour ?? story.hour ?? story.lasting?.hour ?? 'day',
      weather: weather ?? 'clear',
    }
  if (scene.place?.isFar && analysis.isNarrative)
    return {
      place: scene.place.id,
      placeName: scene.place.name,
      hour: hour ?? story.hour ?? story.lasting?.hour ?? 'day',
      weather: weather ?? 'clear',
    }
  if (scene.place && scene.place.id !== story.place)
    Object.assign(story, { place: scene.place.id, placeName: scene.place.name, hour: undefined, weather: undefined })
  else if (scene.place) story.placeName = scene.place.name
  else if (!scene.isContinued) Object.assign(story, { place: undefined, placeName: undefined, hour: undefined, weather: undefined })
  if (scene.place) story.placeAt = analysis.index
  const isLongAgo = analysis.isNarrative && analysis.index - (story.placeAt ?? analysis.index) > PLACE_REACH
  if (!scene.place && (isLongAgo || endsPlace(analysis.text)))
    Object.assign(story, { place: undefined, placeName: undefined, home: undefined })
  if (hour) Object.assign(story, { hour, hourAt: analysis.index })
  else if (endsHour(analysis) || analysis.index - (story.hourAt ?? analysis.index) > HABIT_REACH) story.hour = undefined
  if (weather) Object.assign(story, { weather, weatherAt: analysis.index })
  else if (analysis.isNarrative && (endsHour(analysis) || analysis.index - (story.weatherAt ?? analysis.index) > WEATHER_REACH))
    story.weather = undefined
  if (!scene.place && story.place && isOutOf(story.place, scene)) Object.assign(story, { place: undefined, placeName: undefined })
  const isPlaced = story.place !== undefined
  const isLeft = isOfScript && story.setting!.sentences[analysis.index]?.place === undefined
  const home = isLeft ? undefined : story.home
  story.home = isPlaced || isEmpty(scene) ? undefined : homeOf(isOfScript ? sceneAtPlace(scene, analysis) : scene, home, !isOfScript)
  const seenIn = isEmpty(scene) ? undefined : isPlaced ? { id: story.place!, name: story.placeName ?? story.place! } : story.home
  return {
    ...(seenIn ? { place: seenIn.id, placeName: seenIn.name } : {}),
    hour: story.hour ?? story.lasting?.hour ?? (story.isHorror ? 'night' : isAboutKilling(analysis) ? 'dusk' : 'day'),
    weather: weather ?? story.weather ?? 'clear',
  }
}
