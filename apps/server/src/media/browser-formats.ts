import type { Stream } from './media-stream.ts'

const CONTAINERS = new Set(['mov', 'mp4', 'matroska', 'webm'])
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  h264: ['yuv420p', 'yuvj420p'],
  vp8: ['yuv420p'],
  vp9: ['yuv420p', 'yuv420p10le'],
  av1: ['yuv420p', 'yuv420p10le'],
}
const SOUNDS = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_f32le'])

/** Whether every browser of ours can show and sound a film; pictures and sounds are always left as they are. */
export function isPlayedByBrowsers(formatName: string, streams: readonly Stream[]): boolean {
  if (!/mov|mp4|matroska|webm|avi/.test(formatName)) return true
  const isKnown = formatName.split(',').some((name) => CONTAINERS.has(name))
  return isKnown && streams.every((stream) => isPlayed(stream))
}

function isPlayed({ codec_type: kind, codec_name: codec = '', pix_fmt: pixels = '', disposition }: Stream): boolean {
  if (kind === 'video' && !disposition?.attached_pic) return PICTURES[codec]?.includes(pixels) ?? false
  return kind !== 'audio' || SOUNDS.has(codec)
}
