import { type ActionModelRules, DEFAULT_SECONDS } from './action-models.ts'

/** What is known of a file; null where unknown, which is accepted (E-249). */
export type ActionMedia = {
  readonly type: 'image' | 'video'
  readonly sizeBytes: number | null
  readonly durationSeconds: number | null
  readonly width: number | null
  readonly height: number | null
}

/** Why a model does not take a file. Sizes in bytes, durations in seconds. */
export type ActionMediaRefusal =
  | { readonly code: 'video_too_large' | 'image_too_large'; readonly maxBytes: number }
  | { readonly code: 'video_too_short' | 'video_too_long'; readonly limitSeconds: number; readonly seconds: number }
  | { readonly code: 'image_aspect'; readonly min: number; readonly max: number }

type MediaRules = Partial<Omit<ActionModelRules, 'characterTypes'>>

/** Checks a character's or reference's file against the limits of a model; null when it is accepted. */
export const checkActionMedia = (rules: MediaRules, media: ActionMedia): ActionMediaRefusal | null =>
  media.type === 'video' ? checkVideo(rules, media) : checkImage(rules, media)

function checkVideo(rules: MediaRules, { sizeBytes, durationSeconds }: ActionMedia): ActionMediaRefusal | null {
  const { maxVideoBytes, minSeconds, maxSeconds } = { ...DEFAULT_SECONDS, ...rules }
  if (maxVideoBytes !== undefined && sizeBytes !== null && sizeBytes > maxVideoBytes)
    return { code: 'video_too_large', maxBytes: maxVideoBytes }
  if (durationSeconds === null) return null
  const seconds = tenths(durationSeconds)
  if (seconds < minSeconds) return { code: 'video_too_short', limitSeconds: minSeconds, seconds }
  return seconds > maxSeconds ? { code: 'video_too_long', limitSeconds: maxSeconds, seconds } : null
}

/** Compared as they are shown: a camera's 30 seconds are often 30.03. */
const tenths = (seconds: number): number => Math.round(seconds * 10) / 10

function checkImage({ maxImageBytes, imageAspect }: MediaRules, { sizeBytes, width, height }: ActionMedia): ActionMediaRefusal | null {
  if (maxImageBytes !== undefined && sizeBytes !== null && sizeBytes > maxImageBytes)
    return { code: 'image_too_large', maxBytes: maxImageBytes }
  if (!imageAspect || !width || !height) return null
  const aspect = width / height
  return aspect < imageAspect.min || aspect > imageAspect.max ? { code: 'image_aspect', ...imageAspect } : null
}

/** Types of reference videos (E-250). */
const REFERENCE_TYPES: ReadonlySet<string> = new Set(['mp4', 'webm', 'ogg', 'mov', 'quicktime', 'h264'].map((type) => `video/${type}`))

export const isReferenceType = (mimeType: string): boolean => REFERENCE_TYPES.has(mimeType.toLowerCase())
