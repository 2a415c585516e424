import { BEAT } from '../../characters/poses/music-poses.ts'

/** Beats faster than this are stepped at half speed: nobody dances to 180 beats a minute with their whole body. */
const HASTY_SECONDS = 0.36
/** Without a song, in beats a second. */
const OWN_TEMPO = 1.9

/**
 * The time of poses that keep to music, which meet a beat every `BEAT` seconds: at each of `beats` (seconds from the clip's start,
 * ascending) one is met, before the first and behind the last it goes on as fast. Fewer than two: a tempo of its own. `from`: beats danced before the clip.
 */
export function musicTime(seconds: number, beats: readonly number[] = [], from = 0): number {
  if (beats.length < 2) return (from + (seconds - (beats[0] ?? 0)) * OWN_TEMPO) * BEAT
  const gap = (beats.at(-1)! - beats[0]!) / (beats.length - 1)
  const counted = beatsUntil(seconds, beats)
  return (from + (gap < HASTY_SECONDS ? counted / 2 : counted)) * BEAT
}

function beatsUntil(seconds: number, beats: readonly number[]): number {
  const next = beats.findIndex((beat) => beat > seconds)
  const at = next < 0 ? beats.length - 1 : Math.max(1, next)
  const [before, after] = [beats[at - 1]!, beats[at]!]
  return at - 1 + (seconds - before) / Math.max(0.1, after - before)
}
