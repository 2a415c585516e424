import type { Effect } from '@fablecut/domain/timeline/model'

export type Fades = { readonly fadeInFrames: number; readonly fadeOutFrames: number }

/** Both fades of an item in frames, each at most half of its duration, so they never overlap (ED-15). */
export function fadesOf(effects: readonly Effect[] | undefined, durationInFrames: number): Fades {
  const longest = Math.floor(durationInFrames / 2)
  const frames = (type: Effect['type']) => {
    const effect = effects?.find((each) => each.type === type)
    return Math.min(longest, Math.max(0, Math.round(effect?.durationInFrames ?? 0)))
  }
  return { fadeInFrames: frames('fade-in'), fadeOutFrames: frames('fade-out') }
}

/** Fade level of a span at a frame of the timeline, 0 to 1 (E-256). */
export function fadeLevelAt(span: Fades & { readonly startFrame: number; readonly endFrame: number }, frame: number): number {
  const sinceStart = frame - span.startFrame
  const untilEnd = span.endFrame - frame
  const fadeIn = span.fadeInFrames > 0 ? sinceStart / span.fadeInFrames : 1
  const fadeOut = span.fadeOutFrames > 0 ? untilEnd / span.fadeOutFrames : 1
  return Math.max(0, Math.min(1, fadeIn, fadeOut))
}
