import type { VideoModelName } from './models.ts'

/** Video models by resolution, preferred ones first; `720p` includes Hailuo's `768p` (CD-38). */
export const RESOLUTION_GROUPS: Readonly<Record<'360p' | '720p' | '1080p', readonly VideoModelName[]>> = {
  '360p': ['pixverse5', 'pixverse4.5'],
  '720p': [
    'seedance-v1',
    'MiniMax-Hailuo-02',
    'pixverse5',
    'pixverse4.5',
    'kling2.1',
    'vidu-q2',
    'wan2.2-i2v',
    'wan-i2v',
    'wan-multi-talk',
    'hedra',
    'creatify-aurora',
    'veo3_fast',
    'veo2',
    'kling',
  ],
  '1080p': ['kling2-5', 'kling2.1', 'pixverse5', 'pixverse4.5', 'vidu-q2'],
}
export type ResolutionGroup = keyof typeof RESOLUTION_GROUPS

/** The first allowed model of a group, or undefined. */
export function preferredVideoModel(group: ResolutionGroup, isAllowed: (model: VideoModelName) => boolean): VideoModelName | undefined {
  return RESOLUTION_GROUPS[group].find(isAllowed)
}

/** Resolutions of a model, as in requests. */
export function resolutionsOf(model: VideoModelName): readonly string[] {
  if (model === 'MiniMax-Hailuo-02') return ['768p']
  // Kling's tiers correspond to resolutions (CD-73).
  if (model === 'kling') return ['720p']
  return Object.entries(RESOLUTION_GROUPS).flatMap(([resolution, models]) => (models.includes(model) ? [resolution] : []))
}

/** Modes of a model, the default first; empty without any. */
export function videoModesOf(model: VideoModelName): readonly string[] {
  if (model === 'seedance-v1') return ['lite']
  if (model === 'vidu-q2') return ['standard', 'turbo']
  if (model === 'kling2-5') return ['pro']
  return model.startsWith('kling') ? ['standard', 'pro'] : []
}

/** Qualities of an image model, the default in the middle; empty without any. */
export const imageQualitiesOf = (model: string): readonly ('low' | 'medium' | 'high')[] =>
  model === 'gpt' ? ['low', 'medium', 'high'] : []
