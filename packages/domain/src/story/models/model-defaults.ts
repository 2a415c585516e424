import type { ImageModelConfig, VideoModelConfig } from './models.ts'

/** Default image model of most forms (CD-33). */
export const IMAGE_DEFAULT: ImageModelConfig = { model: 'seedream4' }

/** Default video model of every story type but ASMR (CD-33, CD-39). */
export const VIDEO_DEFAULT: VideoModelConfig = { model: 'seedance-v1', parameters: { resolution: '720p', duration: 5, videoMode: 'lite' } }
