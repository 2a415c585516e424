/** The part of a source that a span plays, clamped to what the file has. Seconds of source time. */
export type SourceWindow = { readonly startSeconds: number; readonly lengthSeconds: number }

type Wanted = {
  readonly sourceStartFrame: number
  readonly sourceEndFrame: number
  readonly speed: number
}

/**
 * `skippedFrames` of the span are not shown, `frames` are. A window that lies behind the source's end becomes its last moment, at least
 * `leastSeconds` long, so that there is a frame to hold.
 */
export function sourceWindow(
  wanted: Wanted,
  span: { readonly skippedFrames: number; readonly frames: number; readonly fps: number },
  source: { readonly durationSeconds: number; readonly leastSeconds: number },
): SourceWindow {
  const end = Math.min(wanted.sourceEndFrame / span.fps, source.durationSeconds)
  const from = (wanted.sourceStartFrame + span.skippedFrames * wanted.speed) / span.fps
  const startSeconds = Math.max(0, Math.min(from, end - source.leastSeconds))
  const needed = (span.frames * wanted.speed) / span.fps
  return { startSeconds, lengthSeconds: Math.max(source.leastSeconds, Math.min(end - startSeconds, needed)) }
}
