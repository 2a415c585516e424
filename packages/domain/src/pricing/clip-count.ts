/** Default length of a clip, in seconds. */
export const DEFAULT_CLIP_SECONDS = 5
const HAILUO_CLIP_SECONDS = 6
const TALKING_CLIP_SECONDS = 15

/** Length assumed when none is known, in seconds. */
export const DEFAULT_MUSIC_SECONDS = 10
export const DEFAULT_VLOG_SECONDS = 30

const DEFAULT_VLOG_SHOTS = 6
const MAX_DEFAULT_VLOG_SHOTS = 20
const MAX_VLOG_SHOTS = 90
const MAX_LYRICS_SHOTS = 60

/** Length of one clip of a video model, in seconds; 15 s clips are for singing only (C-392). */
export function clipSeconds(videoModel: string, videoType?: string): number {
  if (videoModel === 'MiniMax-Hailuo-02') return HAILUO_CLIP_SECONDS
  if (videoModel === 'creatify-aurora' && videoType === 'singing-dancing') return TALKING_CLIP_SECONDS
  return DEFAULT_CLIP_SECONDS
}

/** Clips that fill a duration; a remainder of up to one second is dropped, a positive duration has at least one (C-393). */
export function clipCount(durationSeconds: number, secondsPerClip: number): number {
  if (!(durationSeconds > 0)) return 0
  const fullClips = Math.floor(durationSeconds / secondsPerClip)
  const remainder = durationSeconds - fullClips * secondsPerClip
  return Math.max(1, remainder > 1 ? fullClips + 1 : fullClips)
}

/** A duration as it is priced: missing, zero, negative and not-a-number values are `fallback`. */
export function durationOrDefault(fallback: number, value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : fallback
}

/** Number of shots of a vlog, within its bounds (C-397..C-399). */
export function vlogShotCount(expectedSeconds: number | undefined, secondsPerShot: number): number {
  if (expectedSeconds === undefined || !Number.isFinite(expectedSeconds)) return DEFAULT_VLOG_SHOTS
  const max = expectedSeconds === DEFAULT_VLOG_SECONDS ? MAX_DEFAULT_VLOG_SHOTS : MAX_VLOG_SHOTS
  return Math.min(max, Math.max(1, clipCount(expectedSeconds, secondsPerShot)))
}

/** Number of shots of a lyrics video, within its bounds; a song of unknown length counts as short. */
export function lyricsShotCount(durationSeconds: unknown): number {
  return Math.min(MAX_LYRICS_SHOTS, clipCount(durationOrDefault(DEFAULT_MUSIC_SECONDS, durationSeconds), DEFAULT_CLIP_SECONDS))
}
