import type { PlanSize } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { SceneCharacter } from '@fablecut/generation/ports/writer'
import { type DescribedScene, parseDescribedScenes, sceneForShot, titleOf } from './described-scenes.ts'
import type { Intensity } from './intensity.ts'
import { contentOfPicture, type LinePicture } from './line-pictures.ts'
import { lineTitle, sizesFor, sizesOfThings } from './lyric-shot.ts'
import { detailOf, isSongPlace, motifOf, SCENERY, type SongPlace } from './scenery.ts'
import { figureOf, parseActions, type ShotAction } from './shot-actions.ts'
import { cycled, type MusicVideo, type Setting, type SongShot } from './song-shot.ts'

/** Actions for shots without a described event. */
const FILLER_ACTIONS: Readonly<Record<Intensity, readonly ShotAction[]>> = {
  quiet: parseActions(`
    A quiet moment: sit
    Looking far: look
    Step by step: walk
    Lost in thought: think
    Only a breath: stand
  `),
  steady: parseActions(`
    On the way: walk
    Something is there: point
    Eyes open: look
    Not alone: wave
  `),
  big: parseActions(`
    Running: run
    All at once: dance
    Faster: run
    Here it is: jump
  `),
}
const PAIR_ACTIONS: Readonly<Record<Intensity, readonly ShotAction[]>> = {
  quiet: parseActions(`
    Between the two: sit
    Slow steps: walk
    Only a word: talk
  `),
  steady: parseActions(`
    Two ways, one road: walk
    So much to say: laugh
    Hello to all: wave
  `),
  big: parseActions(`
    Together: dance
    Side by side: run
  `),
}
const FILLER_SIZES: Readonly<Record<Intensity, readonly PlanSize[]>> = {
  quiet: ['close', 'full', 'medium', 'wide'],
  steady: ['medium', 'full', 'close', 'wide'],
  big: ['full', 'medium', 'wide'],
}

/** Interval of cutaways without people, in shots. */
const CUTAWAY_EVERY = 4

/** Shots of a story about the cast, in the order of its description; without one, of what the lyrics show, and of the song's world and mood. */
export function storyShots(video: MusicVideo): SongShot[] {
  const { request, moments, mood, world, pictures } = video
  const cast = request.cast.length > 0 ? request.cast : [{ id: 'wanderer', name: 'A wanderer' }]
  const scenes = parseDescribedScenes(request.topic, cast)
  let lastScene: DescribedScene | undefined
  return moments.map((_, i): SongShot => {
    const scene = sceneForShot(scenes, i, moments.length)
    const picture = pictures[i]
    const setting = settingOf(video, scene, i)
    if (request.bRoll && isCutaway(i, moments.length)) return cutaway(video, setting, picture, i)
    if (scene && scene !== lastScene) {
      lastScene = scene
      return describedShot(video, cast, scene, setting)
    }
    const filler = fillerShot(video, cast, i)
    if (scene) return { ...filler, setting }
    const ofLine = picture && lineShot(picture, cast[0]!, filler, setting)
    return ofLine ?? { ...filler, setting: { ...setting, ...world.light, place: setting.place }, things: i === 0 ? [motifOf(mood)] : [] }
  })
}

function settingOf(video: MusicVideo, scene: DescribedScene | undefined, index: number): Setting {
  const { world } = video
  return {
    place: scene?.place ?? placeOf(video, index),
    hour: scene?.hour ?? world.light.hour,
    weather: scene?.hour || scene?.weather ? (scene.weather ?? 'clear') : world.light.weather,
  }
}

/** Never the first or last shot, and never two in a row. */
const isCutaway = (index: number, count: number): boolean => index % CUTAWAY_EVERY === CUTAWAY_EVERY - 1 && index < count - 1

/** A thing that the lyrics name, else one of the place, or the place itself, without people. */
function cutaway({ mood, request }: MusicVideo, setting: Setting, picture: LinePicture | undefined, index: number): SongShot {
  const place = isSongPlace(setting.place) ? setting.place : 'abstract'
  const { title } = SCENERY[place]
  const turn = Math.floor(index / CUTAWAY_EVERY)
  if (picture && picture.things.length > 0)
    return { title: lineTitle(picture), setting, cast: [], things: picture.things.slice(0, 2), sizes: sizesOfThings(picture.things) }
  if (turn % 3 === 1) return { title, setting, cast: [], things: [], sizes: ['wide', 'full'] }
  const thing = turn % 3 === 2 ? motifOf(mood) : detailOf(place, turn, request.song.hasVoice !== false)
  return { title, setting, cast: [], things: [thing], sizes: sizesOfThings([thing]) }
}

function describedShot({ request, mood }: MusicVideo, cast: readonly SceneCharacter[], scene: DescribedScene, setting: Setting): SongShot {
  const acting = cast.filter(({ id }) => scene.who.includes(id)).map((one) => figureOf(one, scene.action, mood))
  const figures = [...acting, ...scene.others].slice(0, 3)
  return {
    title: titleOf(
      scene.words,
      request.cast.map(({ name }) => name),
    ),
    setting,
    cast: figures,
    things: scene.things,
    sizes: sizesFor(figures.length, scene.things),
    words: scene.words,
  }
}

/** What a line shows, with the character as its first person; undefined where that is only a time of day. */
function lineShot(picture: LinePicture, main: SceneCharacter, filler: SongShot, setting: Setting): SongShot | undefined {
  const { place, hour, weather } = picture
  const { cast, things } = contentOfPicture(picture, main)
  if (cast.length + things.length === 0 && !place) return undefined
  const figures = cast.some(({ id }) => id === main.id) ? cast : [...filler.cast, ...cast].slice(0, 3)
  return {
    title: lineTitle(picture),
    setting: { place: place ?? setting.place, hour: hour ?? setting.hour, weather: weather ?? setting.weather },
    cast: figures,
    things,
    sizes: sizesFor(figures.length, things),
  }
}

function fillerShot({ intensities, mood }: MusicVideo, cast: readonly SceneCharacter[], index: number): SongShot {
  const intensity = intensities[index]!
  const [main, other] = [cast[0]!, cast[1]]
  const isPair = other !== undefined && index % 2 === 1
  const { title, action } = cycled((isPair ? PAIR_ACTIONS : FILLER_ACTIONS)[intensity], isPair ? index >> 1 : index)
  const figures = (isPair ? [main, other] : [main]).map((one) => figureOf(one, action, mood))
  const sizes: readonly PlanSize[] = isPair ? ['medium', 'full', 'wide'] : FILLER_SIZES[intensity]
  return { title, setting: { place: undefined, hour: 'day', weather: 'clear' }, cast: figures, things: [], sizes }
}

/** The place of a shot without a description: the world's home in choruses, else its places in order. */
function placeOf({ world, moments }: MusicVideo, index: number): SongPlace {
  if (moments[index]!.section === 'chorus') return index % 2 === 0 ? world.home : world.places[0]!
  return world.places[Math.floor((index / moments.length) * world.places.length)] ?? world.home
}
