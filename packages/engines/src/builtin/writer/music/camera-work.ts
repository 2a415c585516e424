import type { MusicMoment } from '../../../ports/writer.ts'
import type { Intensity } from './intensity.ts'

export type Framing = 'Wide shot' | 'Medium shot' | 'Close-up'
/** Framing of a shot and its camera move. */
export type CameraWork = { readonly framing: Framing; readonly camera: string }

type FramingCycles = Readonly<Record<Intensity, readonly Framing[]>>

/** Framings in turn for films about characters. */
export const CHARACTER_FRAMINGS: FramingCycles = {
  quiet: ['Medium shot', 'Close-up', 'Wide shot', 'Close-up'],
  steady: ['Medium shot', 'Close-up', 'Medium shot', 'Wide shot'],
  big: ['Wide shot', 'Medium shot', 'Close-up', 'Medium shot', 'Wide shot', 'Close-up'],
}

/** Camera moves in turn, faster with intensity. */
const MOVES: Readonly<Record<Intensity, readonly string[]>> = {
  quiet: ['slow push in', 'slow pan left', 'slow pull back', 'slow tilt up', 'slow pan right'],
  steady: ['push in', 'orbit', 'pan right', 'crane up', 'pan left', 'pull back'],
  big: ['fast push in', 'orbit', 'shaky handheld camera', 'crane up', 'fast pan left', 'pull back', 'fast pan right', 'crane down'],
}
export const FIRST_MOVE = 'slow push in'
export const LAST_MOVE = 'slow pull back'

/** The camera of every shot: a film opens and ends wide, no two neighbours are framed or moved alike, a chorus begins wide. */
export function cameraWork(
  moments: readonly MusicMoment[],
  intensities: readonly Intensity[],
  seed: number,
  turns: FramingCycles = CHARACTER_FRAMINGS,
): CameraWork[] {
  const work: CameraWork[] = []
  const taken: Record<Intensity, number> = { quiet: seed % 7, steady: seed % 5, big: seed % 3 }
  moments.forEach((moment, i) => {
    const intensity = intensities[i]!
    const before = work[i - 1]
    const opens = i === 0 || i === moments.length - 1 || (moment.section === 'chorus' && moments[i - 1]!.section !== 'chorus')
    const turn = taken[intensity]++
    const framing = opens && before?.framing !== 'Wide shot' ? 'Wide shot' : other(turns[intensity], turn, before?.framing)
    work.push({ framing, camera: moveOf(i, moments.length, other(MOVES[intensity], turn, before?.camera)) })
  })
  return work
}

const moveOf = (index: number, count: number, move: string): string =>
  count > 1 && index === 0 ? FIRST_MOVE : count > 1 && index === count - 1 ? LAST_MOVE : move

/** The next of a round that is not what came before. */
function other<T>(round: readonly T[], turn: number, before: T | undefined): T {
  const next = round[turn % round.length]!
  return next === before
    ? (round.find((one, i) => i > turn % round.length && one !== before) ?? round.find((one) => one !== before) ?? next)
    : next
}

/** The camera work of a shot, with a wider framing in place of a close-up, for actions that need space. */
export function withoutCloseUp(camera: readonly CameraWork[], index: number): CameraWork {
  const work = camera[index]!
  if (work.framing !== 'Close-up') return work
  return { ...work, framing: camera[index - 1]?.framing === 'Medium shot' ? 'Wide shot' : 'Medium shot' }
}
