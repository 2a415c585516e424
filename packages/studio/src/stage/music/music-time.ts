import { BEAT_SECONDS } from '../../characters/poses/music-poses.ts'

/** Songs with shorter beats are danced at half tempo. */
const HALF_TIME_BELOW_SECONDS = 0.36
/** Tempo without beats. */
const DEFAULT_BEATS_PER_SECOND = 1.9

/**
 * Maps clip time to the time of music poses, in which beats are `BEAT` seconds apart: warped so that each of `beats` (seconds from the
 * clip's start, ascending) falls on a beat, extrapolated before and after. Fewer than two beats: the default tempo. `previousBeats`: beats
 * before the clip, default 0.
 */
export function musicTime(seconds: number, beats: readonly number[] = [], previousBeats = 0): number {
  if (beats.length < 2) return (previousBeats + (seconds - (beats[0] ?? 0)) * DEFAULT_BEATS_PER_SECOND) * BEAT_SECONDS
  const gap = (beats.at(-1)! - beats[0]!) / (beats.length - 1)
  const beatCount = beatsUntil(seconds, beats)
  return (previousBeats + (gap < HALF_TIME_BELOW_SECONDS ? beatCount / 2 : beatCount)) * BEAT_SECONDS
}

function beatsUntil(seconds: number, beats: readonly number[]): number {
  const next = beats.findIndex((beat) => beat > seconds)
  const at = next < 0 ? beats.length - 1 : Math.max(1, next)
  const [before, after] = [beats[at - 1]!, beats[at]!]
  return at - 1 + (seconds - before) / Math.max(0.1, after - before)
}
