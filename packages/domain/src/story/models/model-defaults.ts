import type { ImageModelConfig, VideoModelConfig } from './models.ts'

/** Image model where no form says otherwise. Source: C-118, CD-33. */
export const IMAGE_DEFAULT: ImageModelConfig = { model: 'seedream4' }

/** Video model of every form but ASMR's. Source: C-118, CD-33, CD-39. */
export const VIDEO_DEFAULT: VideoModelConfig = { model: 'seedance-v1', parameters: { resolution: '720p', duration: 5, videoMode: 'lite' } }
