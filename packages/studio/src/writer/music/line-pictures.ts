import { planShots } from '@fablecut/director/direct-script'
import { withRenamedLandmarks } from '@fablecut/director/plan/positions/renamed-landmarks'
import { artOf, isFigure } from '@fablecut/director/vocabulary/art-of'
import { lengthMetersOf } from '@fablecut/director/vocabulary/thing-lengths'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import type { PlanFigure, PlanHour, PlanThing, PlanWeather, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { MusicScenes, SceneCharacter } from '@fablecut/generation/ports/writer'
import { iconOf, placeOfScenery } from '../../scene/plan/art.ts'
import { firstPlaceIn } from './find-places.ts'
import { PLACE_OF_ICON } from './place-of-icon.ts'
import { isSongPlace, type SongPlace } from './scenery.ts'

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
const UNSHOWN: ReadonlySet<string> = new Set(
  `rain snow snowflake fog storm wind sky sunset sunrise
  mountain hill cliff valley coast island waterfall city road street path
  window door wall floor roof glass salt wood water
  hand hands eye eyes ear mouth nose foot feet leg arm tongue heart brain bone`.split(/\s+/u),
)

/** What the lyrics of each moment show. */
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
  const plans = planShots(lines.flat(), lines.flat().join('. '), { language: detectLanguage(song), isSong: true })
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
  ...homes('room', 'paper boat, candle, letter, telephone, television, radio, clock, lamp, key, chair, mirror'),
  ...homes('bedroom', 'bed, pillow'),
  ...homes('forest', 'tree, mushroom, leaf'),
  ...homes('field', 'horse, kite, tractor, sunflower'),
])
const SCENERY_HOURS: Readonly<Partial<Record<string, PlanHour>>> = { sunset: 'dusk', sunrise: 'dawn' }

/** What a line shows at least whose shot begins with it, for it to be the picture of other lines too. */
const SHOWN = 2

/** The first line of a shot that shows a thing or a deed, else the one that shows most, with the place and the time of the others. */
function richest(pictures: readonly LinePicture[]): LinePicture | undefined {
  const worth = ({ cast, things, place }: LinePicture): number =>
    things.length * 2 + cast.filter(({ action }) => action !== 'stand').length * 1.5 + (place ? 1 : 0)
  const best = pictures.find((picture) => worth(picture) >= SHOWN) ?? pictures.toSorted((a, b) => worth(b) - worth(a))[0]
  if (!best) return undefined
  const named = <K extends 'place' | 'hour' | 'weather'>(key: K) => best[key] ?? pictures.find((picture) => picture[key])?.[key]
  const picture = { ...best, place: named('place'), hour: named('hour'), weather: named('weather') }
  return worth(picture) > 0 || picture.hour || picture.weather ? picture : undefined
}

/** What parts of vehicles that lines sing of belong to. */
const WHOLES: Readonly<Partial<Record<string, string>>> = {
  headlight: 'car',
  'rearview mirror': 'car',
  'steering wheel': 'car',
  windshield: 'car',
}
const asWhole = (thing: PlanThing): PlanThing => ({ ...thing, ...(WHOLES[thing.what] && { what: WHOLES[thing.what]!, count: 1 }) })

/** A directed line without its lettering, which the captions show, and without what it denies. */
function pictureOfPlan(line: string, plan: ShotPlan): LinePicture {
  const present = plan.things.filter(({ event }) => event !== 'cross-out')
  const things = present.map(asWhole).filter(({ what }) => !UNSHOWN.has(what) && (iconOf(what) !== undefined || isFigure(what)))
  // Open ground is nowhere in particular.
  const directedPlace = plan.place === 'plain' ? undefined : plan.place
  const place = directedPlace ?? placeNamedIn(line) ?? placeOfPresent(present)
  const cast = plan.cast.map((figure) => (figure.what === 'person' ? { ...figure, id: SINGER } : figure))
  const hour = present.map(({ what }) => SCENERY_HOURS[what]).find(Boolean) ?? plan.hour
  return {
    line,
    ...(isSongPlace(place) && { place }),
    ...(hour !== 'day' && { hour }),
    ...(plan.weather !== 'clear' && { weather: plan.weather }),
    cast: withRenamedLandmarks(cast, plan.cast, cast),
    things: withRenamedLandmarks(besideEachOther(things).slice(0, MAX_THINGS), plan.cast, cast),
  }
}

/** From this length on nothing that a hand holds is seen beside a thing, in meters. */
const LARGE_METERS = 4
/** `The last train is leaving and I'm holding your coat`: a coat beside a train would be as large. */
const besideEachOther = (things: readonly PlanThing[]): readonly PlanThing[] =>
  (lengthMetersOf(things[0]?.what ?? '') ?? 0) >= LARGE_METERS
    ? things.filter((thing, i) => i === 0 || thing.position !== undefined || lengthMetersOf(thing.what) !== undefined)
    : things

/** Words of lines whose places are only compared, denied or wished for. */
const UNREAL = /\b(?:like|as|than|no|not|never|nobody|nothing|without|if|wish|don't|can't|won't|cannot)\b/iu
/** No roof of a house. */
const ROOF_OF_VEHICLE = /\broof of (?:\p{L}+ )?(?:car|taxi|cab|bus|train|truck|van)\b/iu
const placeNamedIn = (line: string): SongPlace | undefined =>
  UNREAL.test(line) ? undefined : firstPlaceIn(line.replace(ROOF_OF_VEHICLE, ''))

/** Where the things of a line are found. */
function placeOfPresent(things: readonly PlanThing[]): string | undefined {
  const homes = things.map(({ what }) => SCENERY_PLACES[what] ?? HOMES[what] ?? placeOfScenery(what))
  return homes.find(Boolean) ?? things.map(({ what }) => PLACE_OF_ICON[iconOf(what) ?? '']).find(Boolean)
}

export const isAnimal = ({ what }: Pick<PlanFigure, 'what'>): boolean => artOf(what)?.startsWith('animal/') ?? false

/** Figures and things of a picture, the singer played by a character; without one the singer is left out. */
export function contentOfPicture({ cast, things }: LinePicture, singer: SceneCharacter | undefined): Pick<LinePicture, 'cast' | 'things'> {
  const sung = cast.map((figure) => (figure.id === SINGER && singer ? { ...figure, id: singer.id } : figure))
  return {
    cast: withRenamedLandmarks(sung, cast, sung).filter(({ id }) => id !== SINGER),
    things: withRenamedLandmarks(things, cast, sung),
  }
}
