import type { CaptionItem } from '@fablecut/domain/timeline/model'
import { DETECT_LANGUAGES } from '@fablecut/domain/captions/languages'
import { timelineItem, track } from '@fablecut/domain/timeline/schema'
import { z } from 'zod'
import { mediaAsset } from '../../wire/media-asset.ts'
import { operation } from '../../operation.ts'

/** How transcribed words are grouped into captions (ED-68). */
export const SEGMENT_STRATEGIES = ['sentence', 'word', 'line'] as const

/** Maximum number of items of a track; more than any real one has. */
const MAX_ITEMS = 2000

export const generateCaption = operation({
  method: 'POST',
  path: '/stories/generate_caption',
  tags: ['Editor'],
  summary: 'Detect captions',
  access: 'creator',
  description:
    'Detects captions in audio tracks and responds when done. Charged per started minute, refunded on failure. `how` per track: known words were aligned (`aligned`), words were recognised (`recognised`), or only speech was located, which gives empty captions to fill in (`slots`).',
  errors: ['INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(
    z.object({
      story_id: z.string().max(100),
      /** Only their audio items are transcribed. */
      tracks: z
        .array(z.object({ id: track.shape.id, items: z.array(timelineItem).max(MAX_ITEMS) }))
        .min(1)
        .max(100),
      mediaAssets: z.array(mediaAsset).max(10_000),
      globalConfig: z.object({ fps: z.number().int().min(1).max(120) }),
      captionSegmentStrategy: z.enum(SEGMENT_STRATEGIES).default('sentence'),
      language: z.enum(DETECT_LANGUAGES).optional(),
      expected_credits: z.number().int().min(0).optional(),
    }),
  )
  .output(
    z.object({
      success: z.boolean(),
      message: z.string().optional(),
      captions: z
        .record(z.string(), z.object({ items: z.array(z.custom<CaptionItem>()), how: z.enum(['aligned', 'recognised', 'slots']) }))
        .optional(),
    }),
  )
