import { downloadName } from '@fablecut/domain/story/download-name'
import type { SharedStory } from '../../slots/share-popup.ts'

/** Outcome of a native share. `closed`: the share sheet was dismissed. `no video`, `not loaded`: there was no file to share. */
export type NativeShareResult = 'shared' | 'closed' | 'refused' | 'no video' | 'not loaded'

/** Opens the native share sheet. */
export async function shareNatively(data: ShareData): Promise<NativeShareResult> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return 'refused'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused'
  }
}

/** Shares the video file under its download name. */
export async function shareFilm({
  id,
  title,
  last_export_url: url,
}: Pick<SharedStory, 'id' | 'title' | 'last_export_url'>): Promise<NativeShareResult> {
  if (url === null) return 'no video'
  const film = await fetch(url, { credentials: 'same-origin' })
    .then((response) => (response.ok ? response.blob() : null))
    .catch(() => null)
  return film ? shareNatively({ files: [new File([film], downloadName(id, title), { type: 'video/mp4' })] }) : 'not loaded'
}
