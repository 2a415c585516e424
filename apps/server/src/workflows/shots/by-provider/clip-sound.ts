import type { Viseme } from '@fablecut/generation/ports/options'
import type { FileReference } from '@fablecut/generation/requests/media-request'
import { eq } from 'drizzle-orm'
import { media } from '../../../platform/database/schema.ts'
import type { RunView, ShotRow } from '../../../runs/read-run.ts'
import { services } from '../../run/services.ts'
import { windowOf } from '../../song/cuts-of.ts'

/** What is sent of a sound is cut, whatever its file is. */
const MEDIA_TYPE = 'audio/mp4'

type Wanted = {
  readonly view: RunView
  readonly shot: ShotRow
  /** The voice-over of the shot, and how long after the start of the clip it begins; null for a shot without one. */
  readonly narration: { readonly mediaId: string; readonly leadSeconds: number } | null
  /** Of the clip. */
  readonly seconds: number
}

/**
 * What a person says or sings during a shot's clip, for models that move mouths after a sound: the part of the song where somebody sings in a singing video, else
 * the narration at its place. Where nobody sings it is silence, so that mouths stay closed. Null for a shot without any sound.
 */
export async function clipSound({ view, shot, narration, seconds }: Wanted): Promise<FileReference | null> {
  const over = windowOf(view, shot.shotId)
  if (over && view.song) {
    const end = over.fromSeconds + seconds
    const isSung =
      view.inputs.videoType === 'singing-dancing' && view.song.visemes.some((viseme) => isOpenIn(viseme, over.fromSeconds, end))
    return partOf(view.song.mediaId, { startSeconds: over.fromSeconds, durationSeconds: seconds, ...(!isSung && { isMute: true }) })
  }
  if (narration === null) return null
  const { mediaId, leadSeconds } = narration
  return partOf(mediaId, { startSeconds: leadSeconds === 0 ? 0 : -leadSeconds, durationSeconds: seconds })
}

const isOpenIn = ({ shape, startSeconds, endSeconds }: Viseme, from: number, to: number): boolean =>
  shape !== 'closed' && endSeconds > from && startSeconds < to

async function partOf(mediaId: string, part: NonNullable<FileReference['part']>): Promise<FileReference> {
  const [sound] = await services().db.select({ hash: media.hash }).from(media).where(eq(media.id, mediaId))
  if (!sound?.hash) throw new Error(`The sound ${mediaId} is not there`)
  return { hash: sound.hash, mediaType: MEDIA_TYPE, part }
}
