/** The part of a source that a span plays, clamped to what the file has. Seconds of source time. */
export type SourceWindow = { readonly startSeconds: number; readonly lengthSeconds: number }

type SourceRange = {
  readonly sourceStartFrame: number
  readonly sourceEndFrame: number
  readonly speed: number
}

/**
 * `skippedFrames` of the span are not shown, `frames` are. A window that lies behind the source's end becomes its last moment, at least
 * `minSeconds` long, so that there is a frame to hold.
 */
export function sourceWindow(
  range: SourceRange,
  span: { readonly skippedFrames: number; readonly frames: number; readonly fps: number },
  source: { readonly durationSeconds: number; readonly minSeconds: number },
): SourceWindow {
  const end = Math.min(range.sourceEndFrame / span.fps, source.durationSeconds)
  const from = (range.sourceStartFrame + span.skippedFrames * range.speed) / span.fps
  const startSeconds = Math.max(0, Math.min(from, end - source.minSeconds))
  const needed = (span.frames * range.speed) / span.fps
  return { startSeconds, lengthSeconds: Math.max(source.minSeconds, Math.min(end - startSeconds, needed)) }
}
