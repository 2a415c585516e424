import type { SongReading } from './reading.ts'

export type CutRequest = {
  readonly reading: SongReading
  readonly shots: number
  readonly fps: number
  /** Cut on the song's beats; without beats shots are of even length. */
  readonly onBeats: boolean
}

/** How long each shot lasts, in whole frames that add up to the song's. A song with fewer frames than shots gives each shot one. */
export function planCuts({ reading, shots, fps }: CutRequest): readonly number[] {
  const frames = Math.max(shots, Math.round(reading.durationSeconds * fps))
  return lengthsBetween(evenBoundaries(frames, shots), frames)
}

const evenBoundaries = (frames: number, shots: number): readonly number[] =>
  Array.from({ length: Math.max(0, shots - 1) }, (_, index) => Math.round(((index + 1) * frames) / shots))

const lengthsBetween = (boundaries: readonly number[], frames: number): readonly number[] =>
  [...boundaries, frames].map((end, index) => end - (boundaries[index - 1] ?? 0))
