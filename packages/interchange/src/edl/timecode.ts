/** A frame as non-drop timecode, e.g. `01:02:03:04`. Rates that are not whole count as the next whole one. */
export function timecode(frame: number, fps: number): string {
  const rate = Math.round(fps)
  const seconds = Math.floor(frame / rate)
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, frame % rate]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
