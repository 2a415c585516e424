/** Story categories, in the order of the category chips. */
export const CATEGORY_IDS = ['character_vlog', 'script_to_video', 'music_video', 'asmr_video', 'create_from_scratch'] as const
export type CategoryId = (typeof CATEGORY_IDS)[number]

/** Video types of music videos; `story-mode` exists on stored stories only (CD-14). */
export const VIDEO_TYPES = ['consistent-character', 'consistent-style', 'singing-dancing', 'story-mode', 'lyrics-video'] as const
export type VideoType = (typeof VIDEO_TYPES)[number]

/** Width to height, as stored in `category_inputs.aspect_ratio`. */
export const ASPECT_RATIOS = ['16:9', '9:16', '1:1'] as const
export type AspectRatio = (typeof ASPECT_RATIOS)[number]

/** Frame size in pixels of a 720p film. */
export const FRAME_SIZES: Record<AspectRatio, { readonly width: number; readonly height: number }> = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
  '1:1': { width: 720, height: 720 },
}

/** Frame size of a film in pixels when it gets another aspect ratio: its resolution stays. */
export function sizeInShape(
  { width, height }: { readonly width: number; readonly height: number },
  ratio: AspectRatio,
): { width: number; height: number } {
  const shape = FRAME_SIZES[ratio]
  const scale = Math.min(width, height) / Math.min(shape.width, shape.height)
  const even = (side: number): number => Math.max(2, Math.round((side * scale) / 2) * 2)
  return { width: even(shape.width), height: even(shape.height) }
}

/** Frames per second of generated films. */
export const DEFAULT_FPS = 30

/** Resolutions of films, with the sides of their frames relative to 720p. */
const SCALE_OF_RESOLUTION = { '360p': 0.5, '720p': 1, '1080p': 1.5 } as const
export type FilmResolution = keyof typeof SCALE_OF_RESOLUTION

/** Frame size of a film in pixels, by aspect ratio and resolution (C-112, C-285). */
export function frameSize(ratio: AspectRatio, resolution: FilmResolution = '720p'): { readonly width: number; readonly height: number } {
  const scale = SCALE_OF_RESOLUTION[resolution]
  const { width, height } = FRAME_SIZES[ratio]
  return { width: width * scale, height: height * scale }
}
