import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { assetConfigs, mediaAsset as asset } from '@fablecut/domain/timeline/schema'
import { z } from 'zod'

const { shape } = asset

/** A media asset of a timeline. `metadata.duration` in seconds, `metadata.frames` at the file's own `fps`. Unknown keys are refused. */
export const mediaAsset = z.strictObject({
  id: shape.id,
  title: shape.title,
  url: shape.url,
  thumbnail_url: shape.thumbnailUrl,
  resource_type: shape.resourceType,
  subtype: shape.subtype,
  source: shape.source,
  shot_id: shape.shotId,
  user_id: shape.userId,
  is_deleted: shape.isDeleted,
  created_at: shape.createdAt,
  updated_at: shape.updatedAt,
  status: shape.status,
  status_message: shape.statusMessage,
  configs: assetConfigs.omit({ hasLyrics: true }).extend({ has_lyrics: assetConfigs.shape.hasLyrics }).nullable(),
  end_frame_reference_image: shape.endFrameReferenceImage,
  metadata: shape.metadata,
})
export type WireMediaAsset = z.infer<typeof mediaAsset>

export function toWireMediaAsset(asset: MediaAsset): WireMediaAsset {
  const { thumbnailUrl, resourceType, shotId, userId, isDeleted, createdAt, updatedAt, statusMessage, configs, ...same } = asset
  const { endFrameReferenceImage, ...rest } = same
  return {
    ...rest,
    thumbnail_url: thumbnailUrl,
    resource_type: resourceType,
    shot_id: shotId,
    user_id: userId,
    is_deleted: isDeleted,
    created_at: createdAt,
    updated_at: updatedAt,
    status_message: statusMessage,
    configs: configs && toWireConfigs(configs),
    end_frame_reference_image: endFrameReferenceImage,
  }
}

const toWireConfigs = ({ hasLyrics, ...configs }: NonNullable<MediaAsset['configs']>): NonNullable<WireMediaAsset['configs']> => ({
  ...configs,
  ...(hasLyrics !== undefined && { has_lyrics: hasLyrics }),
})

export function fromWireMediaAsset(asset: WireMediaAsset): MediaAsset {
  const { thumbnail_url, resource_type, shot_id, user_id, is_deleted, created_at, updated_at, status_message, configs, ...same } = asset
  const { end_frame_reference_image, ...rest } = same
  return {
    ...rest,
    thumbnailUrl: thumbnail_url,
    resourceType: resource_type,
    shotId: shot_id,
    userId: user_id,
    isDeleted: is_deleted,
    createdAt: created_at,
    updatedAt: updated_at,
    statusMessage: status_message,
    configs: configs && fromWireConfigs(configs),
    endFrameReferenceImage: end_frame_reference_image,
  }
}

const fromWireConfigs = ({ has_lyrics, ...configs }: NonNullable<WireMediaAsset['configs']>): NonNullable<MediaAsset['configs']> => ({
  ...configs,
  ...(has_lyrics !== undefined && { hasLyrics: has_lyrics }),
})
