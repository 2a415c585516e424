import type { JobFaults } from './faults.ts'
import { clipOf, imageOf, mp3Of, spoiled } from './media.ts'

export type JobMedium = 'image' | 'video' | 'audio'

/** What is asked for, as far as files differ by it. */
export type JobShape = { readonly width: number; readonly height: number; readonly seconds: number }

export const FILE_TYPES: Readonly<Record<JobMedium, string>> = { image: 'image/png', video: 'video/mp4', audio: 'audio/mpeg' }

/** The file that a job made, with the faults of its script. */
export async function jobFile(job: string, medium: JobMedium, shape: JobShape, faults: JobFaults): Promise<Uint8Array> {
  const fault = faults.find('media')?.as
  const size = fault === 'wrong_size' ? { width: shape.height / 2, height: shape.width / 2 } : { width: shape.width, height: shape.height }
  const seconds = fault === 'wrong_duration' ? shape.seconds / 2 : shape.seconds
  if (medium === 'image') return spoiled(imageOf(job, size), fault)
  if (medium === 'audio') return spoiled(await mp3Of(job, seconds), fault)
  const clip = clipOf(job, {
    ...size,
    seconds,
    fps: fault === 'wrong_fps' ? 10 : 24,
    hasSound: fault !== 'mute',
    codec: fault === 'wrong_codec' ? 'mpeg4' : 'h264',
  })
  return spoiled(await clip, fault)
}
