/** Where a file is served: stable, unsigned; who may read it is decided there. */
export function mediaUrl(file: { id: string; resourceType: string; mimeType: string | null }): string {
  return `/media/${file.id}/${file.resourceType}.${EXTENSIONS[file.mimeType ?? ''] ?? 'bin'}`
}

/** The one folder that an upload may be meant for: pictures for the cards of stories. Source: HD-55. */
export const THUMBNAIL_FOLDER = 'stories/thumbnails'

/** Where a file is served that was meant for the folder. */
export const inThumbnailFolder = (url: string): string => url.replace(/\/(?=[^/]+$)/, `/${THUMBNAIL_FOLDER}/`)

/** Where a file is seen or heard: a film that not every browser plays at the address of one that is made of it. */
export function playedUrl(file: Parameters<typeof mediaUrl>[0] & { metadata: Record<string, unknown> }): string {
  return file.metadata['needsProxy'] === true ? `/media/${file.id}/proxy.mp4` : mediaUrl(file)
}

/** A small picture of a picture or film. */
export const thumbnailUrl = (id: string): string => `/media/${id}/thumbnail.jpg`

/** Where a picture is served of which only the id is known. */
export const pictureUrl = (id: string): string => `/media/${id}/image`

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
