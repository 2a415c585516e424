import type { CaptionItem } from '@fablecut/domain/timeline/model'
import { z } from 'zod'
import { operation } from '../../operation.ts'

/** How transcribed words are grouped into captions (ED-68). */
export const SEGMENT_STRATEGIES = ['sentence', 'word', 'line'] as const

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
      tracks: z.array(z.unknown()).min(1).max(100),
      mediaAssets: z.array(z.unknown()).max(10_000),
      globalConfig: z.object({ fps: z.number().int().min(1).max(120) }),
      captionSegmentStrategy: z.enum(SEGMENT_STRATEGIES).default('sentence'),
      language: z.string().max(10).optional(),
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
