import type { Stream } from './media-stream.ts'

const CONTAINERS = new Set(['mov', 'mp4', 'matroska', 'webm'])
const VIDEO_CODECS: Readonly<Record<string, readonly string[]>> = {
  h264: ['yuv420p', 'yuvj420p'],
  vp8: ['yuv420p'],
  vp9: ['yuv420p', 'yuv420p10le'],
  av1: ['yuv420p', 'yuv420p10le'],
}
const AUDIO_CODECS = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_f32le'])

/** Whether all supported browsers can play a file. Images and audio files always count as playable. */
export function isPlayableInBrowsers(formatName: string, streams: readonly Stream[]): boolean {
  if (!/mov|mp4|matroska|webm|avi/.test(formatName)) return true
  const isKnown = formatName.split(',').some((name) => CONTAINERS.has(name))
  return isKnown && streams.every((stream) => isStreamPlayable(stream))
}

function isStreamPlayable({ codec_type: type, codec_name: codec = '', pix_fmt: pixelFormat = '', disposition }: Stream): boolean {
  if (type === 'video' && !disposition?.attached_pic) return VIDEO_CODECS[codec]?.includes(pixelFormat) ?? false
  return type !== 'audio' || AUDIO_CODECS.has(codec)
}
