import type { ActionMediaRefusal } from '@fablecut/domain/action-video/check-media'

/** The sentence for a file that a model does not take, said alike by pages and the API. */
export function mediaRefusalText(refusal: ActionMediaRefusal): string {
  switch (refusal.code) {
    case 'video_too_large':
      return `Video file size must be ${megabytes(refusal.maxBytes)}MB or less`
    case 'image_too_large':
      return `Image file size must be ${megabytes(refusal.maxBytes)}MB or less`
    case 'video_too_short':
      return `Video too short. Minimum: ${seconds(refusal.limitSeconds)}, your video: ${seconds(refusal.seconds)}`
    case 'video_too_long':
      return `Video too long. Maximum: ${seconds(refusal.limitSeconds)}, your video: ${seconds(refusal.seconds)}`
    case 'image_aspect':
      return `Image aspect ratio must be between ${refusal.min} and ${refusal.max}`
  }
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1_048_576)

/** One decimal at most, without `.0` (ED-63). */
const seconds = (value: number): string => `${Math.round(value * 10) / 10}s`
