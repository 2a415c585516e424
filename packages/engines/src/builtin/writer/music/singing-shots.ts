import type { MusicMoment, StoryboardShot } from '../../../ports/writer.ts'
import { actionIn } from '../../scene/action.ts'
import { guessLocale } from '../../scene/language.ts'
import { inSight } from './camera-work.ts'
import { type Deed, deedAt, deeds, doneBy } from './deeds.ts'
import type { Drive } from './drive.ts'
import { SCENERY } from './scenery.ts'
import { showsFor } from './shows.ts'
import { setApart } from './set-apart.ts'
import { type ShotPlan, shotOf, type SongFilm } from './song-film.ts'
import { named, titleOf, toldScenes, turnOf } from './told-scenes.ts'

/** What the cast does, near, at half distance and far, and both of it together. */
type Performance = {
  readonly close: readonly Deed[]
  readonly half: Readonly<Record<Drive, readonly Deed[]>>
  readonly wide: Readonly<Record<Drive, readonly Deed[]>>
  readonly both: Readonly<Record<Drive, Deed>>
}

const CLOSE = deeds(`
  Face to face: @ sings to the camera
  Every word: @ sings into a microphone
  Eyes on you: @ sings with a smile
`)
const HALF: Readonly<Record<Drive, readonly Deed[]>> = {
  quiet: deeds(`
    Softly: @ sings softly into a microphone
    A slow sway: @ sings gently
    Just a voice: @ sings to the camera
  `),
  steady: deeds(`
    Into the song: @ sings into a microphone
    Finding the beat: @ dances to the beat
    The next line: @ sings to the camera
  `),
  big: deeds(`
    On the beat: @ dances to the beat
    Full voice: @ sings loudly into a microphone
    Hands up: @ dances wildly
  `),
}
const WIDE: Readonly<Record<Drive, readonly Deed[]>> = {
  quiet: deeds(`
    Alone with the song: @ sings into a microphone
    Slow steps: @ walks slowly
  `),
  steady: deeds(`
    Small steps: @ dances
    A place to sing: @ sings
  `),
  big: deeds(`
    The big dance: @ dances under bright lights
    All in: @ dances with all power
  `),
}
const BOTH: Readonly<Record<Drive, Deed>> = {
  quiet: { title: 'Two voices', does: '@ and & sing together' },
  steady: { title: 'Side by side', does: '@ and & sing side by side' },
  big: { title: 'Together', does: '@ and & dance together' },
}

const SUNG: Performance = { close: CLOSE, half: HALF, wide: WIDE, both: BOTH }

/** For an instrumental: nobody sings, nobody holds a microphone. */
const DANCED: Performance = {
  close: deeds(`
    Eyes on you: @ looks into the camera with a smile
    Lost in the music: @ dances with closed eyes
    In the moment: @ dances with a smile
  `),
  half: {
    quiet: deeds(`
      A slow sway: @ dances slowly
      Listening: @ looks into the distance
      Every note: @ dances gently
    `),
    steady: deeds(`
      Finding the beat: @ dances to the beat
      Hello: @ waves at the camera
      Small moves: @ dances with a smile
    `),
    big: deeds(`
      On the beat: @ dances to the beat
      Full power: @ dances with all power
      Hands up: @ dances wildly
    `),
  },
  wide: {
    quiet: deeds(`
      Alone with the music: @ dances slowly
      Slow steps: @ walks slowly
    `),
    steady: deeds(`
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

/** Every so many shots of its turn a described scene is seen; between, it is sung in. */
const SCENE_EVERY = 3

/** The cast sings and dances, or only dances where the song has no voice; scenes that the creator described are spread over the shots. */
export function singingShots(film: SongFilm): StoryboardShot[] {
  const { request, moments, drives, camera, mood, chooser } = film
  const isSung = request.song.hasVoice !== false
  const names = request.names.length > 0 ? request.names : [isSung ? 'A singer' : 'A dancer']
  const scenes = toldScenes(request.topic)
  const [home, ...others] = showsFor(mood, chooser)
  const hasChorus = moments.some(({ section }) => section === 'chorus')
  const stretches = stretchesOf(moments)
  let since = 0
  const plans = moments.map((moment, i): ShotPlan => {
    const deed = deedOf(isSung ? SUNG : DANCED, film, names, i)
    const common = { motion: MOTION[drives[i]!], work: camera[i]! }
    const isPeak = hasChorus ? moment.section === 'chorus' : drives[i] === 'big'
    const own = isPeak ? home : others[stretches[i]! % others.length]!
    const scene = turnOf(scenes, i, moments.length)
    if (!scene) return { ...common, title: deed.title, seen: `${deed.does} ${SCENERY[own.place].at}`, light: own.light }
    since = i === 0 || scene !== turnOf(scenes, i - 1, moments.length) ? 0 : since + 1
    const at = SCENERY[scene.place ?? own.place].at
    if (since % SCENE_EVERY > 0) return { ...common, title: deed.title, seen: `${deed.does} ${at}`, light: scene.light || own.light }
    const told = named(scene.words, names)
    // A scene that tells of nothing done is sung in.
    const seen = actionIn(told, 'en') === 'stand' && guessLocale(told) === 'en' ? `${deed.does} ${at}, ${scene.words}` : told
    return {
      ...common,
      title: titleOf(scene.words, names),
      seen: scene.isPlaced || seen !== told ? seen : `${seen}, ${at}`,
      light: scene.lightBeside,
      work: inSight(camera, i),
    }
  })
  return setApart(plans, names).map((plan) => shotOf(plan, mood))
}

/** Counts up where a section begins and after every four shots of a long one. */
function stretchesOf(moments: readonly MusicMoment[]): number[] {
  let stretch = 0
  let since = 0
  return moments.map(({ section }, i) => {
    const isNew = i > 0 && (section !== moments[i - 1]!.section || since >= 3)
    since = isNew ? 0 : since + 1
    return isNew ? ++stretch : stretch
  })
}

const MOTION: Readonly<Record<Drive, string>> = {
  quiet: 'swaying gently with the song',
  steady: 'moving to the beat',
  big: 'dancing hard on every beat, lights flash',
}

/** Two performers take turns near, and come together where it is big or wide. */
function deedOf({ close, half, wide, both }: Performance, { drives, camera }: SongFilm, names: readonly string[], index: number): Deed {
  const drive = drives[index]!
  const { framing } = camera[index]!
  const [main, other] = [names[0]!, names[1]]
  const own = framing === 'Close-up' ? close : framing === 'Medium shot' ? half[drive] : wide[drive]
  const isTogether = other !== undefined && framing !== 'Close-up' && (drive === 'big' || index % 3 === 2)
  if (isTogether) return doneBy(both[drive], main, other)
  return doneBy(deedAt(own, index), other !== undefined && index % 2 === 1 ? other : main)
}
