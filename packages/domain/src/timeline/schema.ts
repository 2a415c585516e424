import { z } from 'zod'
import type { CaptionStyle } from '../captions/style.ts'
import { type CaptionItem, NOISE_REDUCTIONS, type Timeline, type TimelineItem, TRANSITION_TYPES } from './model.ts'
import { animated, colorSettings, layout } from './picture-schema.ts'
import { SHAPES, TITLE_ANIMATIONS, TITLE_PRESETS } from './titles.ts'

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
  gainDb: z.number().min(-60).max(24).optional(),
  noiseReduction: z.enum(NOISE_REDUCTIONS).optional(),
  effects: z.array(effect).max(10).optional(),
}

/** A minute at 60 fps. */
const MAX_ANIMATION_FRAMES = 3_600

const transition = z.strictObject({ type: z.enum(TRANSITION_TYPES), durationInFrames: z.int().min(2).max(MAX_ANIMATION_FRAMES) })
const pictured = { ...layout, ...animated, color: colorSettings.optional(), transition: transition.optional() }
const isReversed = z.boolean().optional()

export const captionStyle: z.ZodType<CaptionStyle, CaptionStyle> = z.strictObject({
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

export const word = z.strictObject({ text, startTimeInFrames: frame, durationInFrames: duration })

const caption = z.strictObject({
  data: z.strictObject({ text, words: z.array(word).max(10_000).optional() }),
  style: captionStyle.optional(),
})

const captionObject = z.strictObject({ type: z.literal('caption'), ...placed, caption })
export const captionItem: z.ZodType<CaptionItem, CaptionItem> = captionObject

const cssColor = z.string().max(100)
const titleAnimation = z.strictObject({ type: z.enum(TITLE_ANIMATIONS), durationInFrames: z.int().min(1).max(MAX_ANIMATION_FRAMES) })

export const titleConfig = z.strictObject({
  text: z.string().max(500),
  preset: z.enum(TITLE_PRESETS),
  style: captionStyle.optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
  animateIn: titleAnimation.optional(),
  animateOut: titleAnimation.optional(),
})

export const shapeConfig = z.strictObject({
  shape: z.enum(SHAPES),
  width: z.number().min(0).max(10),
  height: z.number().min(0).max(10),
  fill: cssColor.optional(),
  stroke: cssColor.optional(),
  strokeWidth: z.number().min(0).max(1).optional(),
  cornerRadius: z.number().min(0).max(1).optional(),
})

const stickerConfig = z.strictObject({ art: z.string().min(1).max(200), size: z.number().min(0.01).max(10) })

export const timelineItem: z.ZodType<TimelineItem, TimelineItem> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('video'), ...sourced, ...pictured, isReversed, isFrozen: z.boolean().optional() }),
  z.strictObject({ type: z.literal('image'), ...sourced, ...pictured }),
  z.strictObject({ type: z.literal('audio'), ...sourced, ...animated, isReversed }),
  captionObject,
  z.strictObject({
    type: z.literal('overlay'),
    ...placed,
    overlayConfig: z.strictObject({ type: z.string().max(100), message: text.optional() }),
  }),
  z.strictObject({ type: z.literal('logo'), ...placed }),
  z.strictObject({ type: z.literal('title'), ...placed, ...layout, ...animated, titleConfig }),
  z.strictObject({ type: z.literal('shape'), ...placed, ...layout, ...animated, shapeConfig }),
  z.strictObject({ type: z.literal('sticker'), ...placed, ...layout, ...animated, stickerConfig }),
])

export const track = z.strictObject({
  id,
  type: z.enum(['video', 'audio', 'file']),
  subtype: z.enum(['music', 'voiceover', 'caption']).optional(),
  name: text.optional(),
  isPrimary: z.boolean(),
  followsFilm: z.boolean().optional(),
  isMuted: z.boolean().optional(),
  isSolo: z.boolean().optional(),
  isHidden: z.boolean().optional(),
  isLocked: z.boolean().optional(),
  height: z.enum(['small', 'normal', 'tall']).optional(),
  items: z.array(timelineItem).max(20_000),
})

const size = z.number().min(0).max(1e9).optional()
const loudness = z.number().min(-100).max(50).optional()

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
  metadata: z.strictObject({ width: size, height: size, duration: size, frames: size, fps: size, loudness }).nullable(),
})

export const ducking = z.strictObject({
  gainDb: z.number().min(-60).max(0),
  rampFrames: z.int().min(1).max(1_000),
  holdFrames: z.int().min(0).max(10_000),
})

export const globalConfig = z.strictObject({
  fps: z.number().min(1).max(120),
  captions: z.strictObject({ enabled: z.boolean(), style: captionStyle.optional() }),
  watermark: z.strictObject({ enabled: z.boolean(), type: z.string().max(100) }),
  ducking: ducking.optional(),
})

export const MAX_MARKERS = 2_000
export const markers = z
  .array(z.strictObject({ id, frame, name: z.string().max(200).optional(), color: cssColor.optional() }))
  .max(MAX_MARKERS)
/** Between the in and the out point. */
export const range = z
  .strictObject({ startFrame: frame, endFrame: frame })
  .refine(({ startFrame, endFrame }) => endFrame > startFrame, { path: ['endFrame'], message: 'A range ends after it starts' })

export const timeline: z.ZodType<Timeline> = z.strictObject({
  tracks: z.array(track).max(200),
  mediaAssets: z.array(mediaAsset).max(20_000),
  globalConfig,
  markers: markers.optional(),
  range: range.optional(),
})
