import { audioEncoderArgs, clipEncoderArgs } from '../export/encoder.ts'
import { inputFile } from '../export/ffmpeg.ts'
import { type MediaInfo, probeMedia } from '../export/probe-media.ts'
import { toBt709 } from '../export/segment/colors.ts'
import { coverFilter, type FrameSize } from './cover-filter.ts'
import { decode } from './decode.ts'
import { UnfitMedia } from './unfit-media.ts'

export type ClipTarget = FrameSize & {
  readonly fps: number
  /** Frames that the film needs at least. */
  readonly frames: number
  /** Whether the clip's own sound is kept. */
  readonly hasSound: boolean
  /** Whether what is seen belongs to moments of a sound: the clip keeps its speed. Default false. */
  readonly isTimed?: boolean
  /** Path of the sound of a clip that has none of its own. Default: it stays without. */
  readonly otherSound?: string
}

export type FittedClip = { readonly frames: number; readonly hasAudio: boolean }

/** A clip that is shorter by less than this is slowed down, which nobody sees. */
const MAX_SLOWING = 1.05

/**
 * Makes a clip of the frame's size and rate. It keeps its length where it is long enough; a little too short, it is slowed down; shorter still, its last frame
 * stays. Throws UnfitMedia for a file that is no video.
 */
export async function fitClip(path: string, target: ClipTarget, outPath: string, signal?: AbortSignal): Promise<FittedClip> {
  const info = await probeMedia(path, signal).catch((error: unknown) => {
    throw new UnfitMedia('The clip cannot be read', { cause: error })
  })
  if (info.kind !== 'video' || info.durationSeconds <= 0) throw new UnfitMedia(`A clip was expected, not ${info.kind}`)
  const { fps } = target
  const slowing = slowingOf(info.durationSeconds, target)
  const frames = Math.max(target.frames, Math.floor(info.durationSeconds * slowing * fps + 1e-6))
  const otherSound = target.hasSound && !info.hasAudio ? target.otherSound : undefined
  const hasAudio = (target.hasSound && info.hasAudio) || otherSound !== undefined
  const video = videoFilter(info, target, slowing)
  const filter = soundFilter(otherSound === undefined ? slowing : 1, frames / fps)
  const sound = hasAudio
    ? ['-map', '0:v:0', '-map', otherSound === undefined ? '0:a:0' : '1:a:0', '-af', filter, ...audioEncoderArgs]
    : ['-an']
  const inputs = [...inputFile(path), ...(otherSound === undefined ? [] : inputFile(otherSound))]
  const run = await decode(
    [...inputs, '-vf', video, '-frames:v', String(frames), ...clipEncoderArgs(fps), ...sound, '-movflags', '+faststart', outPath],
    'The clip cannot be decoded',
    signal,
  )
  if (run.frames < frames) throw new UnfitMedia(`The clip ends after ${run.frames} of ${frames} frames`)
  return { frames, hasAudio }
}

function slowingOf(seconds: number, { frames, fps, isTimed = false }: ClipTarget): number {
  if (isTimed) return 1
  const needed = frames / fps / seconds
  return needed > 1 && needed <= MAX_SLOWING ? needed : 1
}

function videoFilter(info: MediaInfo, { fps, frames, ...size }: ClipTarget, slowing: number): string {
  const toColors = toBt709(info)
  return [
    ...(slowing === 1 ? [] : [`setpts=PTS*${slowing.toFixed(6)}`]),
    coverFilter(info, size),
    ...(toColors === '' ? [] : [`scale=${toColors.slice(1)}`]),
    `fps=${fps}`,
    `tpad=stop_mode=clone:stop_duration=${(frames / fps + 1).toFixed(3)}`,
  ].join(',')
}

const soundFilter = (slowing: number, seconds: number): string =>
  [
    ...(slowing === 1 ? [] : [`atempo=${(1 / slowing).toFixed(6)}`]),
    'aresample=48000:async=1:first_pts=0',
    `apad=whole_dur=${seconds.toFixed(6)}`,
    `atrim=end=${seconds.toFixed(6)}`,
  ].join(',')
