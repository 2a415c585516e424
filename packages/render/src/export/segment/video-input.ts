import { inputFile } from '../ffmpeg.ts'
import type { Visual } from '../../plan/model.ts'
import type { MediaInfo } from '../probe-media.ts'
import { sourceWindow } from '../source-window.ts'

export type Source = { readonly path: string; readonly info: MediaInfo }
type Video = Extract<Visual, { readonly kind: 'video' }>

/** Exactly `frames` frames; the last frame is held when the source ends early (ED-49). */
export const padAndTrim = (frames: number, fps: number): string =>
  `tpad=stop_mode=clone:stop_duration=${(frames / fps + 1).toFixed(3)},trim=end_frame=${frames}`

/** Repeats the first frame. */
export const repeatFrame = (frames: number, fps: number): string =>
  `trim=end_frame=1,loop=loop=-1:size=1:start=0,settb=1/${fps},setpts=N,trim=end_frame=${frames}`

/** `setpts` before `fps`, so that frames dropped at higher speeds are not scaled. */
export const retime = (speed: number, fps: number): string => `setpts=(PTS-STARTPTS)/${speed},fps=${fps}:start_time=0`

/** Input arguments of the part of a video that plays forwards for `frames` film frames, after `skippedFrames`. */
export function videoInput(
  source: Source,
  video: Video,
  span: { readonly skippedFrames: number; readonly frames: number; readonly fps: number },
): string[] {
  const { durationSeconds, fps: sourceFps } = source.info
  const window = sourceWindow(video, span, { durationSeconds, minSeconds: 1 / (sourceFps || span.fps) })
  const seek = window.startSeconds > 0 ? ['-ss', window.startSeconds.toFixed(6)] : []
  return inputFile(source.path, [...seek, '-t', window.lengthSeconds.toFixed(6)])
}
