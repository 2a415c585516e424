/** Width to height of the result in pixels at 720p. */
export const ACTION_RATIOS = ['1280:720', '720:1280', '960:960', '1104:832', '832:1104', '1584:672'] as const
export type ActionRatio = (typeof ACTION_RATIOS)[number]
export const DEFAULT_ACTION_RATIO: ActionRatio = '1280:720'

export const ACTION_RESOLUTIONS = ['480p', '720p'] as const
export type ActionResolution = (typeof ACTION_RESOLUTIONS)[number]

/** `animate`: the character's picture moves; `replace`: the character takes the place of the one in the reference video. */
export const ACTION_TYPES = ['animate', 'replace'] as const
export type ActionType = (typeof ACTION_TYPES)[number]

export const DEFAULT_ACTION_PROMPT = 'Imitate the actions in the video'
export const DEFAULT_SEGMENT_TARGET = 'object'
export const EXPRESSION_INTENSITY = { min: 1, max: 5, default: 3 } as const
export const MAX_DESCRIPTION_CHARACTERS = 500

/** Frame size of the result in pixels; sides are even. */
export function actionFrameSize(ratio: ActionRatio, resolution: ActionResolution): { readonly width: number; readonly height: number } {
  const [width = 1280, height = 720] = ratio.split(':').map(Number)
  const scale = resolution === '480p' ? 480 / 720 : 1
  const even = (side: number): number => Math.round((side * scale) / 2) * 2
  return { width: even(width), height: even(height) }
}

/** The ratio whose shape is nearest to that of an image or video. */
export function nearestActionRatio({ width, height }: { readonly width: number; readonly height: number }): ActionRatio {
  const distance = (ratio: ActionRatio): number => {
    const [w = 1, h = 1] = ratio.split(':').map(Number)
    return Math.abs(Math.log(width / height / (w / h)))
  }
  return ACTION_RATIOS.toSorted((a, b) => distance(a) - distance(b))[0]!
}
