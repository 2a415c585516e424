import type { MusicMoment, StoryboardShot } from '../../../ports/writer.ts'
import { actionIn } from '../../scene/action.ts'
import { guessLocale } from '../../scene/language.ts'
import { withoutCloseUp } from './camera-work.ts'
import { type ShotAction, actionAt, parseActions, withActors } from './shot-actions.ts'
import type { Intensity } from './intensity.ts'
import { SCENERY } from './scenery.ts'
import { venuesFor } from './venues.ts'
import { varyFraming } from './vary-framing.ts'
import { type ShotPlan, shotOf, type MusicVideoPlan } from './music-video-plan.ts'
import { withCastName, titleOf, parseDescribedScenes, sceneForShot } from './described-scenes.ts'

/** Actions of the cast by framing and intensity, and of two performers together. */
type Performance = {
  readonly close: readonly ShotAction[]
  readonly half: Readonly<Record<Intensity, readonly ShotAction[]>>
  readonly wide: Readonly<Record<Intensity, readonly ShotAction[]>>
  readonly both: Readonly<Record<Intensity, ShotAction>>
}

const CLOSE = parseActions(`
  Face to face: @ sings to the camera
  Every word: @ sings into a microphone
  Eyes on you: @ sings with a smile
`)
const HALF: Readonly<Record<Intensity, readonly ShotAction[]>> = {
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
const WIDE: Readonly<Record<Intensity, readonly ShotAction[]>> = {
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
const BOTH: Readonly<Record<Intensity, ShotAction>> = {
  quiet: { title: 'Two voices', does: '@ and & sing together' },
  steady: { title: 'Side by side', does: '@ and & sing side by side' },
  big: { title: 'Together', does: '@ and & dance together' },
}

const SUNG: Performance = { close: CLOSE, half: HALF, wide: WIDE, both: BOTH }

/** For an instrumental: nobody sings, nobody holds a microphone. */
const DANCED: Performance = {
  close: parseActions(`
    Eyes on you: @ looks into the camera with a smile
    Lost in the music: @ dances with closed eyes
    In the moment: @ dances with a smile
  `),
  half: {
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
    big: WIDE.big,
  },
  both: {
    quiet: { title: 'Two together', does: '@ and & dance slowly together' },
    steady: { title: 'Side by side', does: '@ and & dance side by side' },
    big: BOTH.big,
  },
}

/** One of this many shots of a described scene shows it; the others perform in its place. */
const SCENE_EVERY = 3

/** The cast sings and dances, or only dances where the song has no voice; scenes that the creator described are spread over the shots. */
export function singingShots(film: MusicVideoPlan): StoryboardShot[] {
  const { request, moments, intensities, camera, mood, chooser } = film
  const isSung = request.song.hasVoice !== false
  const names = request.names.length > 0 ? request.names : [isSung ? 'A singer' : 'A dancer']
  const scenes = parseDescribedScenes(request.topic)
  const [home, ...others] = venuesFor(mood, chooser)
  const hasChorus = moments.some(({ section }) => section === 'chorus')
  const stretches = stretchesOf(moments)
  let since = 0
  const plans = moments.map((moment, i): ShotPlan => {
    const action = performanceAction(isSung ? SUNG : DANCED, film, names, i)
    const common = { motion: MOTION[intensities[i]!], work: camera[i]! }
    const isPeak = hasChorus ? moment.section === 'chorus' : intensities[i] === 'big'
    const own = isPeak ? home : others[stretches[i]! % others.length]!
    const scene = sceneForShot(scenes, i, moments.length)
    if (!scene) return { ...common, title: action.title, seen: `${action.does} ${SCENERY[own.place].at}`, light: own.light }
    since = i === 0 || scene !== sceneForShot(scenes, i - 1, moments.length) ? 0 : since + 1
    const at = SCENERY[scene.place ?? own.place].at
    if (since % SCENE_EVERY > 0) return { ...common, title: action.title, seen: `${action.does} ${at}`, light: scene.light || own.light }
    const described = withCastName(scene.words, names)
    // A scene without an action gets a performance.
    const seen =
      actionIn(described, 'en') === 'stand' && guessLocale(described) === 'en' ? `${action.does} ${at}, ${scene.words}` : described
    return {
      ...common,
      title: titleOf(scene.words, names),
      seen: scene.isPlaced || seen !== described ? seen : `${seen}, ${at}`,
      light: scene.unstatedLight,
      work: withoutCloseUp(camera, i),
    }
  })
  return varyFraming(plans, names).map((plan) => shotOf(plan, mood))
}

/** A number for each shot that counts up at every new section and after every four shots of a long one. */
function stretchesOf(moments: readonly MusicMoment[]): number[] {
  let stretch = 0
  let since = 0
  return moments.map(({ section }, i) => {
    const isNew = i > 0 && (section !== moments[i - 1]!.section || since >= 3)
    since = isNew ? 0 : since + 1
    return isNew ? ++stretch : stretch
  })
}

const MOTION: Readonly<Record<Intensity, string>> = {
  quiet: 'swaying gently with the song',
  steady: 'moving to the beat',
  big: 'dancing hard on every beat, lights flash',
}

/** Two performers take turns near, and come together where it is big or wide. */
function performanceAction(
  { close, half, wide, both }: Performance,
  { intensities, camera }: MusicVideoPlan,
  names: readonly string[],
  index: number,
): ShotAction {
  const intensity = intensities[index]!
  const { framing } = camera[index]!
  const [main, other] = [names[0]!, names[1]]
  const own = framing === 'Close-up' ? close : framing === 'Medium shot' ? half[intensity] : wide[intensity]
  const isTogether = other !== undefined && framing !== 'Close-up' && (intensity === 'big' || index % 3 === 2)
  if (isTogether) return withActors(both[intensity], main, other)
  return withActors(actionAt(own, index), other !== undefined && index % 2 === 1 ? other : main)
}
