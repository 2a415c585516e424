import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { Marker, Timeline } from '../../model.ts'
import type { EditResult } from '../refusal.ts'

/** Colours that the editor offers; others are kept. */
export const MARKER_COLORS = ['#f5b754', '#e5484d', '#46a758', '#3e8eff', '#b38cff'] as const

/** In order of frames; without markers the field is absent. */
export function withMarkers(timeline: Timeline, markers: readonly Marker[]): Timeline {
  const { markers: _, ...rest } = timeline
  return markers.length === 0 ? rest : { ...rest, markers: markers.toSorted((a, b) => a.frame - b.frame) }
}

export const markerAt = ({ markers = [] }: Timeline, frame: number): Marker | undefined => markers.find((marker) => marker.frame === frame)

export const markerName = z.string().max(200)
export const markerColor = z.string().max(100)

/** Applies a change to one marker; null removes it. Refuses `marker_not_found`. */
export function changeMarker(timeline: Timeline, markerId: string, change: (marker: Marker) => Marker | null): EditResult {
  const { markers = [] } = timeline
  const marker = markers.find(({ id }) => id === markerId)
  if (!marker) return refuse({ code: 'marker_not_found', markerId })
  const changed = change(marker)
  if (changed === marker) return ok(timeline)
  return ok(
    withMarkers(
      timeline,
      markers.flatMap((other) => (other === marker ? (changed ?? []) : other)),
    ),
  )
}
