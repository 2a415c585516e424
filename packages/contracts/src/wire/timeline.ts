import type { Timeline } from '@fablecut/domain/timeline/model'
import { globalConfig, markers, range, track } from '@fablecut/domain/timeline/schema'
import { z } from 'zod'
import { fromWireMediaAsset, mediaAsset, toWireMediaAsset, type WireMediaAsset } from './media-asset.ts'

/** Maximum numbers of tracks and media of a timeline in a request. */
export const MAX_TRACKS = 1000
export const MAX_MEDIA_ASSETS = 20_000

export type WireTimeline = Omit<Timeline, 'mediaAssets'> & { readonly mediaAssets: readonly WireMediaAsset[] }

/** A timeline in requests and responses: `mediaAssets` in snake_case, everything else in camelCase. Unknown keys are refused. */
export const timeline: z.ZodType<WireTimeline, WireTimeline> = z.strictObject({
  tracks: z.array(track).max(MAX_TRACKS),
  mediaAssets: z.array(mediaAsset).max(MAX_MEDIA_ASSETS),
  globalConfig,
  markers: markers.optional(),
  range: range.optional(),
})

export const toWireTimeline = (timeline: Timeline): WireTimeline => ({
  ...timeline,
  mediaAssets: timeline.mediaAssets.map(toWireMediaAsset),
})

export const fromWireTimeline = (timeline: WireTimeline): Timeline => ({
  ...timeline,
  mediaAssets: timeline.mediaAssets.map(fromWireMediaAsset),
})
