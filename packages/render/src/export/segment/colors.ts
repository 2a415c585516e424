import type { MediaInfo } from '../probe-media.ts'

/** Colour matrix of a source; unspecified is bt709 for HD and bt601 below, as in players. */
const matrixOf = (info: MediaInfo): string => info.colorMatrix ?? (Math.min(info.width, info.height) >= 700 ? 'bt709' : 'smpte170m')

const isYuv = (info: MediaInfo): boolean => /^(yuv|nv)/u.test(info.pixelFormat ?? '') && info.kind === 'video'

/** Options of the `scale` filter that convert a source to bt709; empty if it already is, because a conversion costs 5 ms per 720p frame. */
export function toBt709(info: MediaInfo): string {
  if (!isYuv(info)) return ':out_color_matrix=bt709:out_range=tv'
  const full = info.pixelFormat?.startsWith('yuvj') ?? false
  return matrixOf(info) === 'bt709' && !full ? '' : `:in_color_matrix=${matrixOf(info)}:out_color_matrix=bt709:out_range=tv`
}

/** Filter that converts a source to RGB with alpha, at a size. */
export function toRgba(info: MediaInfo, { width, height }: { readonly width: number; readonly height: number }): string {
  const scale = `scale=${width}:${height}:flags=bicubic`
  if (!isYuv(info)) return `${scale},format=rgba`
  const range = info.pixelFormat?.startsWith('yuvj') ? 'full' : 'tv'
  return `${scale}:in_color_matrix=${matrixOf(info)}:in_range=${range},format=rgba`
}
