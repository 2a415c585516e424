import { z } from 'zod'
import type { Timeline, TimelineItem } from './model.ts'

/** Schema of a timeline, without the rules that need the whole document (see `parse-timeline`). Unknown keys are errors. */
const id = z.string().min(1).max(200)
const text = z.string().max(5000)
/** Start frames are unbounded above, as resolving overlaps moves items to the right. */
const frame = z.int().min(0)
const duration = z.int().min(1).max(100_000_000)

/** A speed near zero would stretch one frame to any duration; derived durations use the same limit (E-258). */
const MIN_SPEED = 0.1
const MAX_SPEED = 100

const effect = z.strictObject({ type: z.enum(['fade-in', 'fade-out']), durationInFrames: duration })

const placed = {
  id,
  title: text.optional(),
  startTimeInFrames: frame,
  durationInFrames: duration,
  shotId: id.optional(),
  groupId: id.optional(),
  status: text.optional(),
  statusMessage: text.optional(),
}

const sourced = {
  ...placed,
  mediaAssetId: id,
  sourceTrimStartFrames: frame,
  sourceTrimEndFrames: duration,
  speed: z.number().min(MIN_SPEED).max(MAX_SPEED).optional(),
  volume: z.number().min(0).max(1).optional(),
  effects: z.array(effect).max(10).optional(),
}

const style = z.strictObject({
  fontFamily: z.string().max(100).optional(),
  fontSize: z.number().positive().max(1000).optional(),
  color: z.string().max(100).optional(),
  backgroundColor: z.string().max(100).optional(),
  fontWeight: z.number().min(1).max(1000).optional(),
  borderRadius: z.number().min(0).max(1000).optional(),
  letterSpacing: z.number().min(-1000).max(1000).optional(),
  lineHeight: z.number().positive().max(10).optional(),
  maxWidth: z.number().positive().max(100).optional(),
  height: z.number().min(0).max(100).optional(),
  textShadow: z.string().max(500).optional(),
  litColor: z.string().max(100).optional(),
  maxWords: z.int().min(1).max(20).optional(),
})

const word = z.strictObject({ text, startTimeInFrames: frame, durationInFrames: duration })

const caption = z.strictObject({ data: z.strictObject({ text, words: z.array(word).max(10_000).optional() }), style: style.optional() })

export const timelineItem: z.ZodType<TimelineItem, TimelineItem> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('video'), ...sourced }),
  z.strictObject({ type: z.literal('image'), ...sourced }),
  z.strictObject({ type: z.literal('audio'), ...sourced }),
  z.strictObject({ type: z.literal('caption'), ...placed, caption }),
  z.strictObject({
    type: z.literal('overlay'),
    ...placed,
    overlayConfig: z.strictObject({ type: z.string().max(100), message: text.optional() }),
  }),
  z.strictObject({ type: z.literal('logo'), ...placed }),
])

export const track = z.strictObject({
  id,
  type: z.enum(['video', 'audio', 'file']),
  subtype: z.enum(['music', 'voiceover', 'caption']).optional(),
  name: text.optional(),
  isPrimary: z.boolean(),
  followsFilm: z.boolean().optional(),
  items: z.array(timelineItem).max(20_000),
})

const size = z.number().min(0).max(1e9).optional()

export const assetConfigs = z.strictObject({
  genre: text.optional(),
  mood: text.optional(),
  tempo: text.optional(),
  hasLyrics: z.boolean().optional(),
})

export const mediaAsset = z.strictObject({
  id,
  title: text,
  url: z.string().max(5000),
  thumbnailUrl: z.string().max(5000).nullable(),
  resourceType: z.enum(['image', 'video', 'audio', 'file']),
  subtype: z.enum(['music', 'voiceover', 'caption']).nullable(),
  source: z.enum(['generated', 'user_upload']),
  shotId: id.nullable(),
  userId: id.nullable(),
  isDeleted: z.boolean(),
  createdAt: z.string().max(100),
  updatedAt: z.string().max(100),
  status: z.string().max(100),
  statusMessage: text.nullable(),
  configs: assetConfigs.nullable(),
  endFrameReferenceImage: z.string().max(5000).nullable(),
  metadata: z.strictObject({ width: size, height: size, duration: size, frames: size, fps: size }).nullable(),
})

export const globalConfig = z.strictObject({
  fps: z.number().min(1).max(120),
  captions: z.strictObject({ enabled: z.boolean(), style: style.optional() }),
  watermark: z.strictObject({ enabled: z.boolean(), type: z.string().max(100) }),
})

export const timeline: z.ZodType<Timeline> = z.strictObject({
  tracks: z.array(track).max(200),
  mediaAssets: z.array(mediaAsset).max(20_000),
  globalConfig,
})
