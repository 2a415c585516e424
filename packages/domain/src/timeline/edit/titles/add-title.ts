import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import { toFrames } from '../../frames.ts'
import type { Timeline, TitleItem } from '../../model.ts'
import { TITLE_PRESETS, type TitleAnimation, type TitlePreset } from '../../titles.ts'
import { clampFrame } from '../free-slot.ts'
import { fitToDuration } from '../fit-to-duration.ts'
import type { EditResult } from '../refusal.ts'
import { frameValue, idValue } from '../values/edit-values.ts'
import { placedOnTop } from './place-on-top.ts'

/** Longest text of a title. */
export const MAX_TITLE_CHARACTERS = 500
/** Duration of a new title, shape or sticker, in seconds. */
export const NEW_TITLE_SECONDS = 3
/** Duration of the animations of a new title, in seconds. */
const ANIMATION_SECONDS = 0.4

/** How a title of each preset comes and goes at first. */
const ANIMATION_OF: Readonly<Record<TitlePreset, TitleAnimation['type']>> = {
  headline: 'rise',
  'lower-third': 'slide',
  quote: 'fade',
  chapter: 'fade',
  credits: 'rise',
  plain: 'fade',
}

/** `durationInFrames`: default three seconds. `newId`: id of the title, and suffix of a new track's id. */
export const addTitleFields = z.strictObject({
  text: z.string(),
  preset: z.enum(TITLE_PRESETS),
  startFrame: frameValue,
  durationInFrames: frameValue.optional(),
  newId: idValue,
})
export type AddTitle = z.infer<typeof addTitleFields>

/**
 *     titles    .          ->   |  Title  |
 *     primary   |  A   |        |  A   |
 *
 * Adds a title above the film. Refuses `out_of_range` for a text that is too long.
 */
export function addTitle(timeline: Timeline, { text, preset, startFrame, durationInFrames, newId }: AddTitle): EditResult {
  if (text.length > MAX_TITLE_CHARACTERS) return refuse({ code: 'out_of_range', min: 0, max: MAX_TITLE_CHARACTERS })
  const { fps } = timeline.globalConfig
  const animation = { type: ANIMATION_OF[preset], durationInFrames: toFrames(ANIMATION_SECONDS, fps) }
  const title: TitleItem = {
    id: newId,
    type: 'title',
    startTimeInFrames: clampFrame(startFrame),
    durationInFrames: Math.max(1, clampFrame(durationInFrames ?? toFrames(NEW_TITLE_SECONDS, fps))),
    titleConfig: { text, preset, animateIn: animation, animateOut: { ...animation, type: 'fade' } },
  }
  return ok(placedOnTop(timeline, fitToDuration(title), newId))
}
