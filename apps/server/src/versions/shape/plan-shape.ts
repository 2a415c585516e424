import { isGeneratable } from '@fablecut/domain/story/shots/shot-rules'
import { visibleShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { isSameAspect } from '@fablecut/domain/timeline/edit/shape/frame-size'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { readTakeMetadata } from '../../media/generated-metadata.ts'
import type { Database } from '../../platform/database/client.ts'
import { media } from '../../platform/database/schema.ts'
import type { FrameSize } from '../version-document.ts'

export type MediaRow = typeof media.$inferSelect

/** What a film needs for a frame of another shape. */
export type ShapePlan = {
  /** Takes of the shape that exist, by the ones that they replace. */
  readonly composed: ReadonlyMap<string, string>
  /** Visible shots whose image has to be composed for the shape. */
  readonly imageShotIds: readonly string[]
  readonly clipShotIds: readonly string[]
  /** Takes that the missing ones are composed from; they are cropped when that fails. */
  readonly awaited: readonly string[]
  /** Other images and videos of the film, which are cropped. */
  readonly reframed: readonly string[]
}

/** All files of a film that are cropped as long as nothing is composed. */
export const croppedFiles = ({ awaited, reframed }: Pick<ShapePlan, 'awaited' | 'reframed'>): readonly string[] => [...awaited, ...reframed]

/** Completed takes of a story, oldest first. */
export const readTakes = (db: Pick<Database, 'select'>, storyId: string): Promise<MediaRow[]> =>
  db
    .select()
    .from(media)
    .where(
      and(
        eq(media.storyId, storyId),
        eq(media.role, 'take'),
        eq(media.source, 'generated'),
        eq(media.status, 'completed'),
        inArray(media.resourceType, ['image', 'video']),
        isNotNull(media.hash),
      ),
    )
    .orderBy(asc(media.createdAt), asc(media.id))

/** Takes of one picture in several shapes have the same origin: the one that was made first. */
export const originOf = ({ id, metadata }: Pick<MediaRow, 'id' | 'metadata'>): string => readTakeMetadata(metadata).shape_of ?? id

/** The takes of a shape, by their origin; of several the latest. */
export function takesInShape(takes: readonly MediaRow[], frame: FrameSize): ReadonlyMap<string, MediaRow> {
  const isMeant = ({ metadata }: MediaRow): boolean => {
    const { width, height } = readTakeMetadata(metadata)
    return width === frame.width && height === frame.height
  }
  return new Map(takes.filter(isMeant).map((take) => [originOf(take), take]))
}

/** Plans the change to a frame of another shape: what is composed anew, what exists, and what is cropped. Pure. */
export function planShape({ shots, timeline }: StoryDocument, takes: readonly MediaRow[], to: FrameSize): ShapePlan {
  const byId = new Map(takes.map((take) => [take.id, take]))
  const inShape = takesInShape(takes, to)
  const composed = new Map(
    takes.flatMap((take) => {
      const match = inShape.get(originOf(take))
      return match && !isOfShape(take, to) ? [[take.id, match.id] as const] : []
    }),
  )
  const isMissing = (take: MediaRow): boolean => !inShape.has(originOf(take)) && !isOfShape(take, to)
  const drawn = visibleShots(shots).flatMap((shot) => {
    const image = byId.get(shot.activeImageId ?? '')
    return image && isGeneratable(shot) ? [{ shotId: shot.shotId, image, clip: clipOf(byId, shot.activeVideoId, image) }] : []
  })
  const imageShotIds = drawn.flatMap(({ shotId, image }) => (isMissing(image) ? [shotId] : []))
  const clipShotIds = drawn.flatMap(({ shotId, clip }) => (clip && isMissing(clip) ? [shotId] : []))
  const awaited = drawn.flatMap(({ image, clip }) => [image, ...(clip ? [clip] : [])].flatMap((take) => (isMissing(take) ? [take.id] : [])))
  const shown = timeline.tracks.flatMap(({ items }) =>
    items.flatMap((item) => (item.type === 'video' || item.type === 'image' ? [item.mediaAssetId] : [])),
  )
  const isCropped = (id: string): boolean => !composed.has(id) && !awaited.includes(id) && !isOfShape(byId.get(id), to)
  return { composed, imageShotIds, clipShotIds, awaited, reframed: [...new Set(shown)].filter(isCropped) }
}

/** The clip of a shot, if it was made from the shot's image. */
function clipOf(takes: ReadonlyMap<string, MediaRow>, id: string | null, image: MediaRow): MediaRow | undefined {
  const clip = takes.get(id ?? '')
  const from = clip?.referenceMediaId ? takes.get(clip.referenceMediaId) : undefined
  return clip && from && originOf(from) === originOf(image) ? clip : undefined
}

function isOfShape(take: MediaRow | undefined, frame: FrameSize): boolean {
  const { width, height } = take ? readTakeMetadata(take.metadata) : {}
  return width !== undefined && height !== undefined && height > 0 && isSameAspect({ width, height }, frame)
}
