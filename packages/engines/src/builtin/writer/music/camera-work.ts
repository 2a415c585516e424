import type { MusicMoment } from '../../../ports/writer.ts'
import type { Intensity } from './intensity.ts'

export type Framing = 'Wide shot' | 'Medium shot' | 'Close-up'
/** Framing of a shot and its camera move. */
export type CameraWork = { readonly framing: Framing; readonly camera: string }

type FramingCycles = Readonly<Record<Intensity, readonly Framing[]>>

/** Framing cycles for videos about characters. */
export const CHARACTER_FRAMINGS: FramingCycles = {
  quiet: ['Medium shot', 'Close-up', 'Wide shot', 'Close-up'],
  steady: ['Medium shot', 'Close-up', 'Medium shot', 'Wide shot'],
  big: ['Wide shot', 'Medium shot', 'Close-up', 'Medium shot', 'Wide shot', 'Close-up'],
}

/** Cycles of camera moves, faster with intensity. */
const MOVES: Readonly<Record<Intensity, readonly string[]>> = {
  quiet: ['slow push in', 'slow pan left', 'slow pull back', 'slow tilt up', 'slow pan right'],
  steady: ['push in', 'orbit', 'pan right', 'crane up', 'pan left', 'pull back'],
  big: ['fast push in', 'orbit', 'shaky handheld camera', 'crane up', 'fast pan left', 'pull back', 'fast pan right', 'crane down'],
}
export const FIRST_MOVE = 'slow push in'
export const LAST_MOVE = 'slow pull back'

/** Framing and camera move of every shot: wide at the start, the end and the start of a chorus; neighbours differ in both. `cycles`: framing cycles. */
export function cameraWork(
  moments: readonly MusicMoment[],
  intensities: readonly Intensity[],
  seed: number,
  cycles: FramingCycles = CHARACTER_FRAMINGS,
): CameraWork[] {
  const result: CameraWork[] = []
  const counts: Record<Intensity, number> = { quiet: seed % 7, steady: seed % 5, big: seed % 3 }
  moments.forEach((moment, i) => {
    const intensity = intensities[i]!
    const previous = result[i - 1]
    const startsWide = i === 0 || i === moments.length - 1 || (moment.section === 'chorus' && moments[i - 1]!.section !== 'chorus')
    const position = counts[intensity]++
    const framing =
      startsWide && previous?.framing !== 'Wide shot' ? 'Wide shot' : nextDifferent(cycles[intensity], position, previous?.framing)
    result.push({ framing, camera: moveOf(i, moments.length, nextDifferent(MOVES[intensity], position, previous?.camera)) })
  })
  return result
}

const moveOf = (index: number, count: number, move: string): string =>
  count > 1 && index === 0 ? FIRST_MOVE : count > 1 && index === count - 1 ? LAST_MOVE : move

/** The entry at a position of a cycle, or another one if it equals the previous. */
function nextDifferent<T>(cycle: readonly T[], position: number, previous: T | undefined): T {
  const next = cycle[position % cycle.length]!
  return next === previous
    ? (cycle.find((entry, i) => i > position % cycle.length && entry !== previous) ?? cycle.find((entry) => entry !== previous) ?? next)
    : next
}

/** The camera work of a shot, with a wider framing in place of a close-up, for actions that need space. */
export function withoutCloseUp(camera: readonly CameraWork[], index: number): CameraWork {
  const result = camera[index]!
  if (result.framing !== 'Close-up') return result
  return { ...result, framing: camera[index - 1]?.framing === 'Medium shot' ? 'Wide shot' : 'Medium shot' }
}
