import { z } from 'zod'
import { metadata, timeRange, toFrames } from './read-json.ts'
import { MARKER_COLORS } from './write-markers.ts'

type Json = Readonly<Record<string, unknown>>
/** The objects that markers are on: `toFrame` is the frame of the timeline at a time of theirs. */
type Marked = { readonly markers?: readonly unknown[] | null | undefined }

const markerJson = z.object({
  name: z.string().nullish().catch(null),
  color: z.string().nullish().catch(null),
  marked_range: timeRange,
  metadata,
})

/** The markers of an object as markers of the timeline; unreadable ones are left out. */
export function readMarkers({ markers }: Marked, toFrame: (frame: number) => number, { fps, newId }: Reader): Json[] {
  return (markers ?? []).flatMap((value) => {
    const read = markerJson.safeParse(value)
    if (!read.success) return []
    const { name, color, marked_range, metadata: own } = read.data
    const frame = Math.max(0, Math.round(toFrame(toFrames(marked_range.start_time, fps))))
    const stored = own?.fablecut?.['marker']
    if (typeof stored === 'object' && stored !== null) return [{ ...stored, frame }]
    const known = MARKER_COLORS.find((named) => named === color)
    return [{ id: newId(), frame, ...(name && { name: name.slice(0, 200) }), ...(known && { color: known.toLowerCase() }) }]
  })
}

type Reader = { readonly fps: number; readonly newId: () => string }

/** In order of frames, each id once. */
export function sortedMarkers(markers: readonly Json[]): readonly Json[] {
  const byId = new Map(markers.map((marker) => [marker['id'], marker]))
  return [...byId.values()].toSorted((a, b) => Number(a['frame']) - Number(b['frame']))
}
