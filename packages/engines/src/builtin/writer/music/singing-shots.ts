import type { MusicMoment, StoryboardShot } from '../../../ports/writer.ts'
import { findAction } from '../../scene/action.ts'
import { detectLocale } from '../../scene/language.ts'
import { withoutCloseUp } from './camera-work.ts'
import { type ShotAction, actionAt, parseActions, withActors } from './shot-actions.ts'
import type { Intensity } from './intensity.ts'
import { SCENERY } from './scenery.ts'
import { venuesFor } from './venues.ts'
import { varyFraming } from './vary-framing.ts'
import { type ShotPlan, buildShot, type MusicVideoPlan } from './music-video-plan.ts'
import { withCastName, titleOf, parseDescribedScenes, sceneForShot } from './described-scenes.ts'

/** Actions by framing and intensity, and of two performers together. */
type Performance = {
  readonly close: readonly ShotAction[]
  readonly medium: Readonly<Record<Intensity, readonly ShotAction[]>>
  readonly wide: Readonly<Record<Intensity, readonly ShotAction[]>>
  readonly duet: Readonly<Record<Intensity, ShotAction>>
}

const CLOSE_ACTIONS = parseActions(`
  Face to face: @ sings to the camera
  Every word: @ sings into a microphone
  Eyes on you: @ sings with a smile
`)
const MEDIUM_ACTIONS: Readonly<Record<Intensity, readonly ShotAction[]>> = {
  quiet: parseActions(`
    Softly: @ sings softly into a microphone
    A slow sway: @ sings gently
    Just a voice: @ sings to the camera
  `),
  steady: parseActions(`
    Into the song: @ sings into a microphone
    Finding the beat: @ dances to the beat
    The next line: @ sings to the camera
  `),
  big: parseActions(`
    On the beat: @ dances to the beat
    Full voice: @ sings loudly into a microphone
    Hands up: @ dances wildly
  `),
}
const WIDE_ACTIONS: Readonly<Record<Intensity, readonly ShotAction[]>> = {
  quiet: parseActions(`
    Alone with the song: @ sings into a microphone
    Slow steps: @ walks slowly
  `),
  steady: parseActions(`
    Small steps: @ dances
    A place to sing: @ sings
  `),
  big: parseActions(`
    The big dance: @ dances under bright lights
    All in: @ dances with all power
  `),
}
const DUET_ACTIONS: Readonly<Record<Intensity, ShotAction>> = {
  quiet: { title: 'Two voices', action: '@ and & sing together' },
  steady: { title: 'Side by side', action: '@ and & sing side by side' },
  big: { title: 'Together', action: '@ and & dance together' },
}

const SINGING: Performance = { close: CLOSE_ACTIONS, medium: MEDIUM_ACTIONS, wide: WIDE_ACTIONS, duet: DUET_ACTIONS }

/** For an instrumental: without singing and microphones. */
const DANCING: Performance = {
  close: parseActions(`
    Eyes on you: @ looks into the camera with a smile
    Lost in the music: @ dances with closed eyes
    In the moment: @ dances with a smile
  `),
  medium: {
    quiet: parseActions(`
      A slow sway: @ dances slowly
      Listening: @ looks into the distance
      Every note: @ dances gently
    `),
    steady: parseActions(`
      Finding the beat: @ dances to the beat
      Hello: @ waves at the camera
      Small moves: @ dances with a smile
    `),
    big: parseActions(`
      On the beat: @ dances to the beat
      Full power: @ dances with all power
      Hands up: @ dances wildly
    `),
  },
  wide: {
    quiet: parseActions(`
      Alone with the music: @ dances slowly
      Slow steps: @ walks slowly
    `),
    steady: parseActions(`
      Small steps: @ dances
      On the way: @ walks to the beat
    `),
    big: WIDE_ACTIONS.big,
  },
  duet: {
    quiet: { title: 'Two together', action: '@ and & dance slowly together' },
    steady: { title: 'Side by side', action: '@ and & dance side by side' },
    big: DUET_ACTIONS.big,
  },
}

/** Every n-th shot of a described scene shows its action; the others show a performance at its place. */
const SCENE_EVERY = 3

/** Shots of the cast singing and dancing, or only dancing to an instrumental; the creator's scenes are distributed over the shots. */
export function singingShots(plan: MusicVideoPlan): StoryboardShot[] {
  const { request, moments, intensities, camera, mood, chooser } = plan
  const hasVoice = request.song.hasVoice !== false
  const names = request.names.length > 0 ? request.names : [hasVoice ? 'A singer' : 'A dancer']
  const scenes = parseDescribedScenes(request.topic)
  const [home, ...others] = venuesFor(mood, chooser)
  const hasChorus = moments.some(({ section }) => section === 'chorus')
  const blocks = blocksOf(moments)
  let shotsSince = 0
  const plans = moments.map((moment, i): ShotPlan => {
    const performance = performanceAction(hasVoice ? SINGING : DANCING, plan, names, i)
    const common = { motion: MOTION[intensities[i]!], cameraWork: camera[i]! }
    const isPeak = hasChorus ? moment.section === 'chorus' : intensities[i] === 'big'
    const venue = isPeak ? home : others[blocks[i]! % others.length]!
    const scene = sceneForShot(scenes, i, moments.length)
    if (!scene)
      return { ...common, title: performance.title, content: `${performance.action} ${SCENERY[venue.place].location}`, light: venue.light }
    shotsSince = i === 0 || scene !== sceneForShot(scenes, i - 1, moments.length) ? 0 : shotsSince + 1
    const at = SCENERY[scene.place ?? venue.place].location
    if (shotsSince % SCENE_EVERY > 0)
      return { ...common, title: performance.title, content: `${performance.action} ${at}`, light: scene.light || venue.light }
    const described = withCastName(scene.words, names)
    // A scene without an action gets a performance.
    const content =
      findAction(described, 'en') === 'stand' && detectLocale(described) === 'en'
        ? `${performance.action} ${at}, ${scene.words}`
        : described
    return {
      ...common,
      title: titleOf(scene.words, names),
      content: scene.isPlaced || content !== described ? content : `${content}, ${at}`,
      light: scene.unstatedLight,
      cameraWork: withoutCloseUp(camera, i),
    }
  })
  return varyFraming(plans, names).map((plan) => buildShot(plan, mood))
}

/** Block number of each shot; a block is a section, or four shots of a longer one. */
function blocksOf(moments: readonly MusicMoment[]): number[] {
  let block = 0
  let shotsSince = 0
  return moments.map(({ section }, i) => {
    const isNew = i > 0 && (section !== moments[i - 1]!.section || shotsSince >= 3)
    shotsSince = isNew ? 0 : shotsSince + 1
    return isNew ? ++block : block
  })
}

const MOTION: Readonly<Record<Intensity, string>> = {
  quiet: 'swaying gently with the song',
  steady: 'moving to the beat',
  big: 'dancing hard on every beat, lights flash',
}

/** Two performers alternate, and perform together in intense and wide shots. */
function performanceAction(
  { close, medium, wide, duet }: Performance,
  { intensities, camera }: MusicVideoPlan,
  names: readonly string[],
  index: number,
): ShotAction {
  const intensity = intensities[index]!
  const { framing } = camera[index]!
  const [main, other] = [names[0]!, names[1]]
  const venue = framing === 'Close-up' ? close : framing === 'Medium shot' ? medium[intensity] : wide[intensity]
  const isTogether = other !== undefined && framing !== 'Close-up' && (intensity === 'big' || index % 3 === 2)
  if (isTogether) return withActors(duet[intensity], main, other)
  return withActors(actionAt(venue, index), other !== undefined && index % 2 === 1 ? other : main)
}
