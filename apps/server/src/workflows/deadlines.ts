import type { EngineHostOptions } from '@fablecut/engines/host/create-engine-host'

/** In seconds of running time, waiting in a queue not counted. Source: CD-115. */
export type Deadlines = { readonly storyboard?: number; readonly image?: number; readonly video?: number }

const DEFAULTS = { storyboard: 3 * 60, image: 5 * 60, video: 15 * 60 }

/** How long a call of each engine may run. What belongs to the storyboard (script, voices, music, sounds) shares its deadline. */
export function deadlinesMs(deadlines: Deadlines = {}): NonNullable<EngineHostOptions['deadlinesMs']> {
  const { storyboard, image, video } = { ...DEFAULTS, ...deadlines }
  return {
    writer: storyboard * 1000,
    narrator: storyboard * 1000,
    composer: storyboard * 1000,
    foley: storyboard * 1000,
    painter: image * 1000,
    animator: video * 1000,
  }
}
