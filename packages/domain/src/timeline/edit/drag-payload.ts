import { z } from 'zod'

const id = z.string().min(1).max(200)

/** Payload of a drag inside the editor. */
const payload = z.discriminatedUnion('source', [
  z.object({ source: z.literal('media-asset'), mediaAssetId: id, mediaAssetType: z.enum(['image', 'video', 'audio', 'file']) }),
  z.object({ source: z.literal('timeline-item'), timelineItemId: id, trackId: id }),
  z.object({ source: z.literal('timeline-group'), groupId: id }),
])
export type DragPayload = z.infer<typeof payload>

/** Parses a dropped payload. Undefined when it is not from this editor or invalid. */
export function parseDragPayload(text: string): DragPayload | undefined {
  try {
    return payload.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
