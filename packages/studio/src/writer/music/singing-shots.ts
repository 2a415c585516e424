import type { PlanFigure, PlanSize, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type DescribedScene, parseDescribedScenes, sceneForShot, titleOf } from './described-scenes.ts'
import { type LinePicture, SINGER } from './line-pictures.ts'
import { lineTitle, sizesFor } from './lyric-shot.ts'
import { motifOf, SCENERY } from './scenery.ts'
import { figureOf, parseActions, type ShotAction } from './shot-actions.ts'
import { blocksOf, chorusNumbers, cycled, type MusicVideo, type Setting, type SongShot } from './song-shot.ts'
import type { Intensity } from './intensity.ts'
import { venuesFor } from './venues.ts'

/** Actions by intensity, from near and from afar. */
type Performance = {
  readonly near: readonly ShotAction[]
  readonly far: Readonly<Record<Intensity, readonly ShotAction[]>>
  readonly duet: Readonly<Record<Intensity, ShotAction>>
}

const [TWO_VOICES, SIDE_BY_SIDE, TOGETHER] = parseActions(`
  Two voices: sing
  Side by side: sing
  Together: dance
`) as [ShotAction, ShotAction, ShotAction]

const SINGING: Performance = {
  near: parseActions(`
    Face to face: sing
    Every word: sing microphone
    Eyes on you: sing
  `),
  far: {
    quiet: parseActions(`
      Softly: sing microphone
      Slow steps: walk
      Just a voice: sing
    `),
    steady: parseActions(`
      Finding the beat: dance
      Into the song: sing microphone
      A place to sing: sing
    `),
    big: parseActions(`
      On the beat: dance
      Full voice: sing microphone
      All in: dance
    `),
  },
  duet: { quiet: TWO_VOICES, steady: SIDE_BY_SIDE, big: TOGETHER },
}

const [SLOW_PAIR, PAIR] = parseActions(`
  Two together: dance
  Side by side: dance
`) as [ShotAction, ShotAction]

/** For an instrumental: without singing and microphones. */
const DANCING: Performance = {
  near: parseActions(`
    Eyes on you: look
    Lost in the music: think
    In the moment: look
  `),
  far: {
    quiet: parseActions(`
      A slow sway: dance
      Slow steps: walk
      Listening: look
    `),
    steady: parseActions(`
      Finding the beat: dance
      Hello: wave
      On the way: walk
    `),
    big: parseActions(`
      On the beat: dance
      Hands up: dance
      All in: dance
    `),
  },
  duet: { quiet: SLOW_PAIR, steady: PAIR, big: TOGETHER },
}

const SIZES: Readonly<Record<Intensity, readonly PlanSize[]>> = {
  quiet: ['close', 'medium', 'full', 'extreme-close', 'wide'],
  steady: ['medium', 'close', 'full', 'wide'],
  big: ['full', 'close', 'medium', 'wide'],
}
const DUET_SIZES: readonly PlanSize[] = ['medium', 'full', 'wide']
const MICROPHONE: PlanThing = { what: 'microphone', count: 1 }
/** Every n-th shot of a described scene shows its action; the others show a performance at its place. */
const SCENE_EVERY = 3

/** Shots of the cast singing and dancing, or only dancing to an instrumental: with what the lyrics name, at the creator's scenes, or at venues of the song. */
export function singingShots(video: MusicVideo): SongShot[] {
  const { request, moments, mood, chooser, pictures } = video
  const cast = request.cast.length > 0 ? request.cast : [{ id: 'performer', name: 'A performer' }]
  const scenes = parseDescribedScenes(request.topic, cast)
  const stages = stagesOf(video, venuesFor(mood, chooser))
  const choruses = chorusNumbers(moments)
  const hasVoice = request.song.hasVoice !== false
  let shotsSince = 0
  let sinceChorus = 0
  return moments.map((moment, i): SongShot => {
    const isChorus = moment.section === 'chorus'
    sinceChorus = isChorus && moments[i - 1]?.section === 'chorus' ? sinceChorus + 1 : 0
    const performance = performanceOf(video, { ...request, cast }, i)
    const scene = sceneForShot(scenes, i, moments.length)
    if (scene) {
      shotsSince = i === 0 || scene !== sceneForShot(scenes, i - 1, moments.length) ? 0 : shotsSince + 1
      const at = settingOf(scene, stages[i]!)
      return shotsSince % SCENE_EVERY > 0 ? { ...performance, setting: at } : describedShot(video, scene, performance, at)
    }
    const picture = pictures[i]
    const seen = picture && (picture.things.length > 0 || picture.place !== undefined || picture.cast.length > 0) ? picture : undefined
    if (seen) return lineShot(seen, performance, stages[i]!, hasVoice)
    const motif = isChorus && sinceChorus === 1 ? [grown(motifOf(mood), choruses[i]!)] : []
    return atVenue({ ...performance, setting: stages[i]!, things: [...performance.things, ...motif] })
  })
}

/** The performance with what a line of lyrics names; its singer does what `I` does. */
function lineShot(picture: LinePicture, performance: SongShot, stage: Setting, hasVoice: boolean): SongShot {
  const acting = picture.cast.find(({ id, action }) => id === SINGER && action !== 'stand' && (hasVoice || action !== 'sing'))
  const others = picture.cast.filter(({ id }) => id !== SINGER).slice(0, 2)
  const singers = acting ? performance.cast.map((one): PlanFigure => ({ ...one, action: acting.action })) : performance.cast
  return {
    title: lineTitle(picture),
    setting: { place: picture.place ?? stage.place, hour: picture.hour ?? stage.hour, weather: picture.weather ?? stage.weather },
    cast: [...singers, ...others],
    things: [...picture.things, ...performance.things].slice(0, 4),
    sizes: sizesFor(singers.length + others.length, picture.things),
  }
}

/** Nobody walks about on a stage. */
const atVenue = (shot: SongShot): SongShot =>
  shot.setting.place === 'stage'
    ? { ...shot, cast: shot.cast.map((one) => (one.action === 'walk' ? { ...one, action: 'dance' as const } : one)) }
    : shot

const settingOf = (scene: DescribedScene, stage: Setting): Setting => ({
  place: scene.place ?? stage.place,
  hour: scene.hour ?? stage.hour,
  weather: scene.hour || scene.weather ? (scene.weather ?? 'clear') : stage.weather,
})

/** A thing that there is more of with each chorus. */
const grown = (thing: PlanThing, chorus: number): PlanThing => ({ ...thing, count: Math.min(12, thing.count * Math.max(1, chorus)) })

/** Where each moment is performed: choruses at home, verses in turn at two places of their block. */
function stagesOf({ moments, intensities }: MusicVideo, [home, ...others]: ReturnType<typeof venuesFor>): Setting[] {
  const hasChorus = moments.some(({ section }) => section === 'chorus')
  const blocks = blocksOf(moments)
  return moments.map(({ section }, i) => {
    const isPeak = hasChorus ? section === 'chorus' : intensities[i] === 'big'
    if (isPeak) return home
    return others[(blocks[i]! + (i % 2)) % others.length]!
  })
}

/** Two performers alternate, and perform together in loud shots. */
function performanceOf({ intensities, mood, moments }: MusicVideo, { cast, song }: MusicVideo['request'], index: number): SongShot {
  const hasVoice = song.hasVoice !== false
  const { near, far, duet } = hasVoice ? SINGING : DANCING
  const intensity = intensities[index]!
  const [main, other] = [cast[0]!, cast[1]]
  const common = { setting: { place: undefined, hour: 'night', weather: 'clear' } as const }
  if (other && (intensity === 'big' || index % 3 === 2)) {
    const { title, action } = duet[intensity]
    const both = [main, other].map((one) => figureOf(one, action, mood, hasVoice))
    return { ...common, title, cast: both, things: [], sizes: DUET_SIZES }
  }
  const isNear = index === 0 || (index % 2 === 0 && index < moments.length - 1)
  const chosen = cycled(isNear ? near : far[intensity], index >> 1)
  const sizes = isNear ? NEAR_FIRST[intensity] : SIZES[intensity].filter((size) => size !== 'close' && size !== 'extreme-close')
  return {
    ...common,
    title: chosen.title,
    cast: [figureOf(other && index % 2 === 1 ? other : main, chosen.action, mood, hasVoice)],
    things: chosen.hasMicrophone ? [MICROPHONE] : [],
    sizes,
  }
}

const NEAR_FIRST: Readonly<Record<Intensity, readonly PlanSize[]>> = {
  quiet: ['close', 'extreme-close', 'medium'],
  steady: ['close', 'medium', 'full'],
  big: ['close', 'medium', 'full'],
}

/** A scene of the creator; one without an action gets the performance. */
function describedShot({ request, mood }: MusicVideo, scene: DescribedScene, performance: SongShot, setting: Setting): SongShot {
  const cast = request.cast.filter(({ id }) => scene.who.includes(id))
  const isActed = scene.action !== 'stand' && cast.length > 0
  const figures = isActed ? cast.map((one) => figureOf(one, scene.action, mood, request.song.hasVoice !== false)) : performance.cast
  return {
    title:
      titleOf(
        scene.words,
        request.cast.map(({ name }) => name),
      ) || SCENERY.stage.title,
    setting,
    cast: [...figures, ...scene.others].slice(0, 3),
    things: scene.things,
    sizes: sizesFor(figures.length + scene.others.length, scene.things),
    words: scene.words,
  }
}
