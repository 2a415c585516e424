export type FrameSize = { readonly width: number; readonly height: number }

/** Filters that scale a picture until it covers the frame and crop it at its middle; none where it already has the size of the frame. */
export function coverFilter(picture: FrameSize, { width, height }: FrameSize): string {
  if (picture.width === width && picture.height === height) return 'setsar=1'
  return `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=lanczos,crop=${width}:${height},setsar=1`
}
