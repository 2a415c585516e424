type Json = Readonly<Record<string, unknown>>

/**
 * Makes the lowest video track the primary one if none is, and fills the gaps of the primary track with empty messages, which draw black:
 * the primary track has no gaps, and closing them would move it against all other tracks.
 */
export function withPrimary(tracks: readonly Json[], newId: () => string): readonly Json[] {
  const flagged = tracks.findIndex((track) => track['isPrimary'] === true)
  const primary = flagged === -1 ? tracks.findLastIndex((track) => track['type'] === 'video') : flagged
  return tracks.map((track, index) =>
    index === primary ? { ...track, isPrimary: true, items: filled(track['items'] as readonly Json[], newId) } : track,
  )
}

function filled(items: readonly Json[], newId: () => string): Json[] {
  let cursor = 0
  return items.flatMap((item) => {
    const [start, gapStart] = [Number(item['startTimeInFrames']), cursor]
    cursor = start + Number(item['durationInFrames'])
    return start > gapStart ? [gap(gapStart, start - gapStart, newId()), item] : [item]
  })
}

const gap = (startTimeInFrames: number, durationInFrames: number, id: string): Json => ({
  id,
  type: 'overlay',
  startTimeInFrames,
  durationInFrames,
  overlayConfig: { type: 'gap', message: '' },
})
