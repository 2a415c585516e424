/** Frames as seconds of FCPXML: a whole number, or a fraction of the frame rate, e.g. `45/30s`. */
export function toSeconds(frames: number, fps: number): string {
  if (frames % fps === 0) return `${frames / fps}s`
  // Rates such as 29.97 have no whole denominator.
  const scale = Number.isInteger(fps) ? 1 : 1000
  return `${frames * scale}/${Math.round(fps * scale)}s`
}
