import type { Timeline } from '@fablecut/domain/timeline/model'
import { type Marker, timeRange } from './model.ts'

/** The colours that OpenTimelineIO names; each is a CSS colour in lower case. */
export const MARKER_COLORS = ['PINK', 'RED', 'ORANGE', 'YELLOW', 'GREEN', 'CYAN', 'BLUE', 'PURPLE', 'MAGENTA', 'BLACK', 'WHITE'] as const

/** Markers of the timeline; colours without a name there are green, and in the metadata. */
export const writeMarkers = ({ markers = [], globalConfig: { fps } }: Timeline): Marker[] =>
  markers.map((marker) => ({
    OTIO_SCHEMA: 'Marker.2',
    name: marker.name ?? '',
    metadata: { fablecut: { marker } },
    color: MARKER_COLORS.find((color) => color.toLowerCase() === marker.color) ?? 'GREEN',
    marked_range: timeRange(marker.frame, 0, fps),
  }))
