/** The objects of OpenTimelineIO that are written, in the schema versions of its release 0.15 and later. */
type Metadata = Readonly<Record<string, unknown>>

export type RationalTime = { readonly OTIO_SCHEMA: 'RationalTime.1'; readonly rate: number; readonly value: number }
export type TimeRange = { readonly OTIO_SCHEMA: 'TimeRange.1'; readonly duration: RationalTime; readonly start_time: RationalTime }

type Named = { readonly name: string; readonly metadata: Metadata }
type Item = Named & {
  readonly source_range: TimeRange | null
  readonly effects: readonly Effect[]
  readonly markers: readonly Marker[]
  readonly enabled: boolean
}

export type Effect =
  | (Named & { readonly OTIO_SCHEMA: 'LinearTimeWarp.1'; readonly effect_name: 'LinearTimeWarp'; readonly time_scalar: number })
  | (Named & { readonly OTIO_SCHEMA: 'FreezeFrame.1'; readonly effect_name: 'FreezeFrame'; readonly time_scalar: 0 })

export type Marker = Named & { readonly OTIO_SCHEMA: 'Marker.2'; readonly color: string; readonly marked_range: TimeRange }

type Reference = Named & { readonly available_range: TimeRange | null; readonly available_image_bounds: null }
export type MediaReference =
  | (Reference & { readonly OTIO_SCHEMA: 'ExternalReference.1'; readonly target_url: string })
  | (Reference & { readonly OTIO_SCHEMA: 'MissingReference.1' })
  | (Reference & { readonly OTIO_SCHEMA: 'GeneratorReference.1'; readonly generator_kind: string; readonly parameters: Metadata })

export type Clip = Item & {
  readonly OTIO_SCHEMA: 'Clip.2'
  readonly media_references: { readonly DEFAULT_MEDIA: MediaReference }
  readonly active_media_reference_key: 'DEFAULT_MEDIA'
}
export type Gap = Item & { readonly OTIO_SCHEMA: 'Gap.1' }
/** Between the objects before and after it; it takes no time of its own. */
export type OtioTransition = Named & {
  readonly OTIO_SCHEMA: 'Transition.1'
  readonly transition_type: 'SMPTE_Dissolve' | 'Custom_Transition'
  readonly in_offset: RationalTime
  readonly out_offset: RationalTime
}
export type OtioTrack = Item & {
  readonly OTIO_SCHEMA: 'Track.1'
  readonly kind: string
  readonly children: readonly (Clip | Gap | OtioTransition)[]
}
type Stack = Item & { readonly OTIO_SCHEMA: 'Stack.1'; readonly children: readonly OtioTrack[] }
export type OtioTimeline = Named & {
  readonly OTIO_SCHEMA: 'Timeline.1'
  readonly global_start_time: RationalTime | null
  readonly tracks: Stack
}

export const rationalTime = (value: number, rate: number): RationalTime => ({ OTIO_SCHEMA: 'RationalTime.1', rate, value })

export const timeRange = (start: number, duration: number, rate: number): TimeRange => ({
  OTIO_SCHEMA: 'TimeRange.1',
  duration: rationalTime(duration, rate),
  start_time: rationalTime(start, rate),
})
