import type { api } from '../../../api/client.ts'

export type StoryAssets = Awaited<ReturnType<typeof api.stories.assets>>
type AssetList = Exclude<keyof StoryAssets, 'title'>

/** A zip entry to be fetched; `path` without extension. */
export type ZipEntry = { readonly url: string; readonly path: string; readonly ending: string }

/** Folder, base name and default extension of each list. */
const PLACES: Record<AssetList, { readonly path: string; readonly ending: string }> = {
  activeImageUrls: { path: 'images/image', ending: 'jpg' },
  activeVideoUrls: { path: 'videos/video', ending: 'mp4' },
  activeVoiceOverAudioUrls: { path: 'audios/voiceover', ending: 'mp3' },
  lipSyncAudioUrls: { path: 'audios/lipsync', ending: 'mp3' },
  musicUrls: { path: 'audios/music', ending: 'mp3' },
  backgroundMusicUrls: { path: 'audios/background_music', ending: 'mp3' },
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'video/vnd.avi': 'avi',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
}

/** All six lists, each numbered from 001 in the order of its `index`. */
export function zipEntries(assets: StoryAssets): ZipEntry[] {
  return (Object.keys(PLACES) as AssetList[]).flatMap((list) => {
    const { path, ending } = PLACES[list]
    return assets[list]
      .toSorted((entry, other) => entry.index - other.index)
      .map(({ url }, place) => ({ url, path: `${path}_${String(place + 1).padStart(3, '0')}`, ending }))
  })
}

/** The name in the zip, once the file's type (`image/png; …`) is known. */
export const entryName = ({ path, ending }: ZipEntry, contentType: string): string =>
  `${path}.${ENDINGS[contentType.split(';')[0]!.trim().toLowerCase()] ?? ending}`
