import type { EngineHostOptions } from '@fablecut/engines/host/create-engine-host'

/** In seconds of running time, waiting in a queue not counted. Source: CD-115. */
export type Deadlines = { readonly storyboard?: number; readonly image?: number; readonly video?: number; readonly export?: number }

const DEFAULTS = { storyboard: 3 * 60, image: 5 * 60, video: 15 * 60, export: 10 * 60 }

/** How long a call of each engine may run; none may run for ever. All that is neither picture nor clip belongs to the storyboard. */
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
  }
}

/** An export may take the film's length longer than its setting. Source: CD-115. */
export const exportDeadlineMs =
  (deadlines: Deadlines = {}) =>
  (filmSeconds: number): number =>
    Math.ceil((deadlines.export ?? DEFAULTS.export) + filmSeconds) * 1000
