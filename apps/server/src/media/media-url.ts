/** The stable, unsigned URL of a file; access is checked when it is requested. */
export function mediaUrl(file: { id: string; resourceType: string; mimeType: string | null }): string {
  return `/media/${file.id}/${file.resourceType}.${EXTENSIONS[file.mimeType ?? ''] ?? 'bin'}`
}

/** The one folder that uploads may name: thumbnails of story cards. */
export const THUMBNAIL_FOLDER = 'stories/thumbnails'

/** URL of a file uploaded to that folder. */
export const inThumbnailFolder = (url: string): string => url.replace(/\/(?=[^/]+$)/, `/${THUMBNAIL_FOLDER}/`)

/** URL for playback: the proxy of a film that not every browser plays, otherwise the file. */
export function playbackUrl(file: Parameters<typeof mediaUrl>[0] & { metadata: Record<string, unknown> }): string {
  return file.metadata['needsProxy'] === true ? `/media/${file.id}/proxy.mp4` : mediaUrl(file)
}

/** URL of the thumbnail of an image or film. */
export const thumbnailUrl = (id: string): string => `/media/${id}/thumbnail.jpg`

/** URL of an image of which only the id is known. */
export const imageUrl = (id: string): string => `/media/${id}/image`

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/aac': 'aac',
}
