/** Seconds of one clip where nothing else is said. Source: C-392. */
export const DEFAULT_CLIP_SECONDS = 5
const HAILUO_CLIP_SECONDS = 6
const TALKING_CLIP_SECONDS = 15

/** Length assumed when none is known, in seconds. Source: C-395. */
export const DEFAULT_MUSIC_SECONDS = 10
export const DEFAULT_VLOG_SECONDS = 30

const DEFAULT_VLOG_SHOTS = 6
const MAX_DEFAULT_VLOG_SHOTS = 20
const MAX_VLOG_SHOTS = 90
const MAX_LYRICS_SHOTS = 60

/** Length of one clip of a video model, in seconds; only a song is sung in 15 s clips. Source: C-392. */
export function clipSeconds(videoModel: string, videoType?: string): number {
  if (videoModel === 'MiniMax-Hailuo-02') return HAILUO_CLIP_SECONDS
  if (videoModel === 'creatify-aurora' && videoType === 'singing-dancing') return TALKING_CLIP_SECONDS
  return DEFAULT_CLIP_SECONDS
}

/** Clips that fill a length; up to one second too many is dropped, a positive length has at least one. Source: C-393, C-394. */
export function clipCount(durationSeconds: number, secondsPerClip: number): number {
  if (!(durationSeconds > 0)) return 0
  const whole = Math.floor(durationSeconds / secondsPerClip)
  const left = durationSeconds - whole * secondsPerClip
  return Math.max(1, left > 1 ? whole + 1 : whole)
}

/** A length as it is priced: missing, zero, negative and not-a-number count as `fallback`. Source: C-395, CD-69. */
export function secondsOr(fallback: number, value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : fallback
}

/** Shots of a vlog, kept within bounds. Source: C-397..C-399. */
export function vlogShotCount(expectedSeconds: number | undefined, secondsPerShot: number): number {
  if (expectedSeconds === undefined || !Number.isFinite(expectedSeconds)) return DEFAULT_VLOG_SHOTS
  const most = expectedSeconds === DEFAULT_VLOG_SECONDS ? MAX_DEFAULT_VLOG_SHOTS : MAX_VLOG_SHOTS
  return Math.min(most, Math.max(1, clipCount(expectedSeconds, secondsPerShot)))
}

/** Shots of a lyrics video, kept within bounds; a song of unknown length counts as short. Source: CD-66. */
export function lyricsShotCount(durationSeconds: unknown): number {
  return Math.min(MAX_LYRICS_SHOTS, clipCount(secondsOr(DEFAULT_MUSIC_SECONDS, durationSeconds), DEFAULT_CLIP_SECONDS))
}
