import { canEncodeVideo, getFirstEncodableAudioCodec } from 'mediabunny'
import type { Output } from '../../plan/model.ts'
import { SAMPLE_RATE } from './film-mixer.ts'

/** Of 720p at 30 frames per second; larger frames need less for a pixel. */
const BITRATE_720P = 5_500_000
const PIXELS_720P = 1280 * 720
const SIZE_EXPONENT = 0.75
export const AUDIO_BITRATE = 192_000

/** Of H.264 in bits per second. */
export const videoBitrate = ({ width, height, fps }: Output): number =>
  Math.round((BITRATE_720P * ((width * height) / PIXELS_720P) ** SIZE_EXPONENT * fps) / 30)

/** Size of a film in bytes, about. */
export const estimatedBytes = (output: Output, frames: number): number => ((videoBitrate(output) + AUDIO_BITRATE) * frames) / output.fps / 8

/** How a browser encodes a film; many have no encoder for AAC and write Opus. */
export type Encoders = { readonly audio: 'aac' | 'opus' }

/** Why a browser cannot export a film. */
export type EncodersMissing = 'webcodecs' | 'video' | 'audio'

/** The encoders of this browser for films of a size. */
export async function findEncoders(output: Output): Promise<Encoders | EncodersMissing> {
  if (typeof VideoEncoder === 'undefined' || typeof AudioEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined')
    return 'webcodecs'
  // Asked first: WebKitGTK 2.50 crashes if the first that a page asks of its media library is an encoder for video.
  const audio = await getFirstEncodableAudioCodec(['aac', 'opus'], { numberOfChannels: 2, sampleRate: SAMPLE_RATE, bitrate: AUDIO_BITRATE })
  const { width, height, fps } = output
  const canEncode = await canEncodeVideo('avc', { width, height, frameRate: fps, bitrate: videoBitrate(output) })
  if (!canEncode) return 'video'
  return audio === 'aac' || audio === 'opus' ? { audio } : 'audio'
}
