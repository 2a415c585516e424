import type { JobFaults } from '../faults.ts'
import { FILE_TYPES, type JobMedium, type JobShape } from '../job-file.ts'

export type FalInput = Readonly<Record<string, unknown>>

export type FalStandinJob = {
  readonly id: string
  readonly endpoint: string
  readonly input: FalInput
  readonly medium: JobMedium
  readonly faults: JobFaults
  readonly webhookUrl: string | null
  readonly sentAt: Date
  checks: number
  /** Requests for the job, its submission included. */
  requests: number
  isCharged: boolean
  isCancelled: boolean
  regressions: number
}

/** US dollars of one unit: an image, a second of video, a started minute of sound. */
const UNIT_USD: Readonly<Record<JobMedium, number>> = { image: 0.04, video: 0.07, audio: 0.8 }

export function mediumOf(endpoint: string): JobMedium {
  if (/music|audio/u.test(endpoint)) return 'audio'
  return /video|talk|human|aurora|wan|transition/u.test(endpoint) ? 'video' : 'image'
}

export function shapeOf(input: FalInput): JobShape {
  const { image_size: size, aspect_ratio: ratio = '16:9' } = input
  const seconds = Number.parseFloat(String(input.duration ?? 5))
  if (typeof size === 'object') return { ...(size as { width: number; height: number }), seconds }
  const [width, height] = String(ratio).split(':').map(Number)
  return { width: 80 * width!, height: 80 * height!, seconds }
}

export function priceOf({ medium, input }: FalStandinJob): { units: number; usd: number } {
  const units = medium === 'video' ? shapeOf(input).seconds : 1
  return { units, usd: units * UNIT_USD[medium] }
}

/** The result of a job that made something. */
export function outputOf({ id, medium }: FalStandinJob, origin: string): object {
  const file = { url: `${origin}/files/${id}`, content_type: FILE_TYPES[medium] }
  return medium === 'image' ? { images: [file], seed: 1 } : { [medium]: file }
}

/** Checks after which a job has ended. */
export const waitsOf = ({ faults }: FalStandinJob): number => faults.find('queue')?.checks ?? 0

type Problem = { readonly loc: readonly string[]; readonly msg: string; readonly type: string }

/** What the model finds wrong with its input, once it runs. */
export function problemOf({ medium, input, faults }: FalStandinJob): Problem | string | undefined {
  const refused = faults.find('refused')
  if (refused?.by === 'code')
    return { loc: ['body', 'prompt'], msg: 'The content could not be processed', type: 'content_policy_violation' }
  if (refused?.by === 'words') return 'Could not generate images with the given prompts and images'
  const isMissingImage = medium === 'video' && !['image_url', 'first_image_url', 'first_frame_url'].some((name) => name in input)
  return isMissingImage ? { loc: ['body', 'image_url'], msg: 'Field required', type: 'missing' } : undefined
}

/** Inputs as they are listed: files have been stored. */
export const listedInput = (input: FalInput, origin: string): FalInput =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, listedValue(value, origin)]))

function listedValue(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => listedValue(each, origin))
  return typeof value === 'string' && value.startsWith('data:') ? `${origin}/inputs/${value.length}` : value
}
