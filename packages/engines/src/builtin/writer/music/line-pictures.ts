import { planShots } from '@fablecut/director/direct-script'
import { artOf } from '@fablecut/director/vocabulary/art-of'
import { COLOURS } from '@fablecut/director/languages/en/words'
import type { PlanFigure, PlanHour, PlanThing, PlanWeather, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { MusicScenes, SceneCharacter } from '../../../ports/writer.ts'
import { findColour, englishColourName } from '../../scene/colour-words.ts'
import { findActorMentions } from '../../scene/find-actors.ts'
import { detectLocale, type Locale } from '../../scene/language.ts'
import { iconOf, isFigure, placeOfScenery } from '../../scene/plan/art.ts'
import { placeOfThings } from '../../scene/place.ts'
import { findThings } from '../../scene/thing-words.ts'
import { placeFor } from './place-synonyms.ts'
import { isSongPlace, type SongPlace } from './scenery.ts'
import { timeOfDayIn, weatherIn } from './time-and-weather.ts'

/** What lyrics show for certain. `line`: the lyrics; `cast`: who does something in them; the singer has the id `SINGER`. */
export type LinePicture = {
  readonly line: string
  readonly place?: SongPlace
  readonly hour?: PlanHour
  readonly weather?: PlanWeather
  readonly cast: readonly PlanFigure[]
  readonly things: readonly PlanThing[]
}

/** Id of whoever sings: `I` of the lyrics. */
export const SINGER = 'singer'

/** Things of one picture; more would crowd it. */
const MAX_THINGS = 3
const MAX_WORDS = 400
/** What settings show themselves, parts of the body without their body, and what says nothing without the rest of its line. */
const UNSHOWN =
  /^(?:rain|snow|snowflake|fog|storm|wind|sky|sunset|sunrise|mountain|hill|cliff|valley|coast|island|waterfall|city|road|street|path|window|door|wall|floor|roof|glass|salt|wood|water|hand|hands|eye|eyes|ear|mouth|nose|foot|feet|leg|arm|tongue|heart|brain|bone)$/u

/** What the lyrics of each moment show, by the director where it knows the language of the song, else by the nouns that have a drawing. */
export function linePictures(request: Pick<MusicScenes, 'moments' | 'song'>): (LinePicture | undefined)[] {
  const pictures = picturesOf(request)
  return request.song.hasVoice === false ? pictures.map((picture) => picture && withoutSinging(picture)) : pictures
}

const withoutSinging = (picture: LinePicture): LinePicture => ({
  ...picture,
  cast: picture.cast.map((figure) => (figure.action === 'sing' ? { ...figure, action: 'dance' } : figure)),
  things: picture.things.filter(({ what }) => what !== 'microphone'),
})

function picturesOf({ moments }: Pick<MusicScenes, 'moments'>): (LinePicture | undefined)[] {
  const lines = moments.map(({ words }) =>
    words
      .slice(0, MAX_WORDS)
      .split('\n')
      .filter((line) => line.trim() !== ''),
  )
  const song = lines.flat().join('\n').slice(0, 4000)
  const locale = detectLocale(song.replaceAll('\n', ' '))
  if (locale !== 'en') return lines.map((some) => richest(some.map((line) => pictureByNouns(line, locale))))
  const plans = planShots(lines.flat(), lines.flat().join('. '))
  let at = 0
  return lines.map((some) => richest(some.map((line) => pictureOfPlan(line, plans[at++]!))))
}

/** Places and hours of what is no thing among others. */
const SCENERY_PLACES: Readonly<Partial<Record<string, SongPlace>>> = {
  mountain: 'mountain',
  cliff: 'sea',
  coast: 'beach',
  island: 'beach',
  waterfall: 'river',
  city: 'city',
}
const homes = (place: SongPlace, names: string): [string, SongPlace][] => names.split(', ').map((name) => [name, place])
/** Where things are that no line puts anywhere. */
const HOMES: Readonly<Record<string, SongPlace>> = Object.fromEntries([
  ...homes('station', 'train, locomotive, suitcase'),
  ...homes('street', 'car, taxi, bus, truck, bicycle, motorcycle, street lamp, traffic light, umbrella'),
  ...homes('sea', 'boat, ship, sailboat, anchor, lighthouse'),
  ...homes('stage', 'guitar, drum, piano, microphone, violin, trumpet, saxophone'),
  ...homes('garden', 'rose, flower, tulip, bee, butterfly'),
  ...homes('cafe', 'cup, coffee, tea, wine, bread, cake'),
  ...homes('room', 'candle, letter, telephone, television, radio, clock, lamp, key, chair, mirror'),
  ...homes('bedroom', 'bed, pillow'),
  ...homes('forest', 'tree, mushroom, leaf'),
  ...homes('field', 'horse, kite, tractor, sunflower'),
])
const SCENERY_HOURS: Readonly<Partial<Record<string, PlanHour>>> = { sunset: 'dusk', sunrise: 'dawn' }

/** The line of a shot that shows most, with the place and the time of the others. */
function richest(pictures: readonly LinePicture[]): LinePicture | undefined {
  const worth = ({ cast, things, place }: LinePicture): number =>
    things.length * 2 + cast.filter(({ action }) => action !== 'stand').length * 1.5 + (place ? 1 : 0)
  const best = pictures.toSorted((a, b) => worth(b) - worth(a))[0]
  if (!best) return undefined
  const named = <K extends 'place' | 'hour' | 'weather'>(key: K) => best[key] ?? pictures.find((picture) => picture[key])?.[key]
  const picture = { ...best, place: named('place'), hour: named('hour'), weather: named('weather') }
  return worth(picture) > 0 || picture.hour || picture.weather ? picture : undefined
}

/** A directed line without its lettering, which the captions show, and without what it denies. */
function pictureOfPlan(line: string, plan: ShotPlan): LinePicture {
  const present = plan.things.filter(({ event }) => event !== 'cross-out')
  const things = present.filter(({ what }) => !UNSHOWN.test(what) && (iconOf(what) !== undefined || isFigure(what)))
  const place = plan.place ?? placeNamedIn(line) ?? placeOfPresent(present)
  const hour = present.map(({ what }) => SCENERY_HOURS[what]).find(Boolean) ?? plan.hour
  return {
    line,
    ...(isSongPlace(place) && { place }),
    ...(hour !== 'day' && { hour }),
    ...(plan.weather !== 'clear' && { weather: plan.weather }),
    cast: plan.cast.map((figure) => (figure.what === 'person' ? { ...figure, id: SINGER } : figure)),
    things: things.slice(0, MAX_THINGS).map((thing) => withColour(thing, line)),
  }
}

/** Words of lines whose places are only compared, denied or wished for. */
const UNREAL = /\b(?:like|as|than|no|not|never|nobody|nothing|without|if|wish|don't|can't|won't|cannot)\b/iu
const placeNamedIn = (line: string): SongPlace | undefined => (UNREAL.test(line) ? undefined : placeFor(line))

/** Where the things of a line are found. */
function placeOfPresent(things: readonly PlanThing[]): string | undefined {
  const homes = things.map(({ what }) => SCENERY_PLACES[what] ?? HOMES[what] ?? placeOfScenery(what))
  return homes.find(Boolean) ?? placeOfThings(things.flatMap(({ what }) => iconOf(what) ?? []).map((icon) => ({ icon })))
}

function withColour(thing: PlanThing, line: string): PlanThing {
  if (thing.color !== undefined) return thing
  const color = COLOURS[englishColourName(findColour(`${thing.what}s`, line) ?? findColour(thing.what, line) ?? '')]
  return color === undefined ? thing : { ...thing, color }
}

/** Nouns of a line with a drawing, animals among them; people are left out, as who does what is not known. */
function pictureByNouns(line: string, locale: Locale): LinePicture {
  const objects = findThings(line, locale).filter(({ value }) => value.centimetres > 0 && iconOf(value.words.en[0]!) === value.icon)
  const animals = findActorMentions(line, locale, new Map()).flatMap((actor) =>
    'entity' in actor && 'animal' in actor.entity ? [actor] : [],
  )
  const implied = placeOfThings(objects.map(({ value }) => value))
  const place = placeFor(line) ?? implied
  return {
    line,
    ...(isSongPlace(place) && { place }),
    ...definedOnly({ hour: timeOfDayIn(line), weather: weatherIn(line) }),
    cast: animals.slice(0, 1).map(({ name, entity }) => animalFigure(name, (entity as { readonly animal: string }).animal)),
    things: objects
      .toSorted((a, b) => a.at - b.at)
      .filter(({ value }) => !UNSHOWN.test(value.words.en[0]!))
      .map(({ value, word }): PlanThing => {
        const color = COLOURS[englishColourName(findColour(word, line) ?? '')]
        return { what: value.words.en[0]!, count: 1, ...(color !== undefined && { color }) }
      })
      .slice(0, MAX_THINGS),
  }
}

export const isAnimal = ({ what }: Pick<PlanFigure, 'what'>): boolean => artOf(what)?.startsWith('animal/') ?? false

const animalFigure = (name: string, what: string): PlanFigure => ({
  id: `animal ${name}`,
  what,
  action: 'look',
  feeling: 'neutral',
  speaks: false,
})

const definedOnly = <T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as { [K in keyof T]?: NonNullable<T[K]> }

/** Figures of a picture, the singer played by a character; without one the singer is left out. */
export function castOfPicture({ cast }: LinePicture, singer: SceneCharacter | undefined): PlanFigure[] {
  return cast.flatMap((figure) => (figure.id !== SINGER ? [figure] : singer ? [{ ...figure, id: singer.id }] : []))
}
