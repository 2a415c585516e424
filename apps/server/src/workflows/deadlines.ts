import type { EngineHostOptions } from '@fablecut/studio/host/create-engine-host'

/** In seconds of running time, without waiting in a queue (CD-115). */
export type Deadlines = { readonly storyboard?: number; readonly image?: number; readonly video?: number; readonly export?: number }

const DEFAULTS = { storyboard: 3 * 60, image: 5 * 60, video: 15 * 60, export: 10 * 60 }

/** Timeouts per engine, in ms. All calls other than images and clips have that of the storyboard. */
export function deadlinesMs(deadlines: Deadlines = {}): Required<NonNullable<EngineHostOptions['deadlinesMs']>> {
  const { storyboard, image, video } = { ...DEFAULTS, ...deadlines }
  const ofStoryboard = storyboard * 1000
  return {
    writer: ofStoryboard,
    narrator: ofStoryboard,
    listener: ofStoryboard,
    composer: ofStoryboard,
    foley: ofStoryboard,
    moderator: ofStoryboard,
    portraitist: ofStoryboard,
    'song-reader': ofStoryboard,
    stylist: ofStoryboard,
    painter: image * 1000,
    animator: video * 1000,
    'motion-transfer': video * 1000,
  }
}

/** Timeout of an export: its setting plus the film's duration (CD-115). */
export const exportDeadlineMs =
  (deadlines: Deadlines = {}) =>
  (filmSeconds: number): number =>
    Math.ceil((deadlines.export ?? DEFAULTS.export) + filmSeconds) * 1000
