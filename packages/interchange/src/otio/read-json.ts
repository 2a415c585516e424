import { z } from 'zod'

/** Loose schemas: a file of any program and version is read as far as it goes. */
export const metadata = z
  .looseObject({ fablecut: z.looseObject({}).optional().catch(undefined) })
  .nullish()
  .catch(null)
const text = z.string().nullish().catch(null)

export const rationalTime = z.object({ value: z.number(), rate: z.number().positive() })
export const timeRange = z.object({ start_time: rationalTime, duration: rationalTime })
type RationalTime = z.infer<typeof rationalTime>
const rangeOrNull = timeRange.nullish().catch(null)

export const effect = z.object({
  OTIO_SCHEMA: z.string(),
  name: text,
  effect_name: text,
  time_scalar: z.number().optional().catch(undefined),
})

const mediaReference = z.object({
  OTIO_SCHEMA: z.string(),
  name: text,
  metadata,
  available_range: rangeOrNull,
  target_url: text,
})
export type MediaReference = z.infer<typeof mediaReference>

const itemFields = {
  OTIO_SCHEMA: z.string(),
  name: text,
  metadata,
  source_range: rangeOrNull,
  effects: z.array(z.unknown()).nullish().catch(null),
  markers: z.array(z.unknown()).nullish().catch(null),
  enabled: z.boolean().nullish().catch(null),
}

export const child = z.object({
  ...itemFields,
  /** Of the schema Clip.1. */
  media_reference: mediaReference.nullish().catch(null),
  media_references: z.record(z.string(), mediaReference.nullable().catch(null)).nullish().catch(null),
  active_media_reference_key: text,
})
export type Child = z.infer<typeof child>

export const track = z.object({ ...itemFields, kind: text, children: z.array(z.unknown()) })
export type TrackJson = z.infer<typeof track>

export const otioTimeline = z.object({
  OTIO_SCHEMA: z.string().regex(/^Timeline\.\d+$/),
  name: text,
  metadata,
  tracks: z.object({ children: z.array(z.unknown()), markers: itemFields.markers }),
})
export type TimelineJson = z.infer<typeof otioTimeline>

/** The name of an object's schema without its version, e.g. `Clip`. */
export const schemaName = (object: { readonly OTIO_SCHEMA: string }): string => object.OTIO_SCHEMA.replace(/\.\d+$/, '')

export const toFrames = (time: RationalTime, fps: number): number => (time.value * fps) / time.rate
