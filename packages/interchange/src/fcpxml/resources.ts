import { assetFrames } from '@fablecut/domain/timeline/frames'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { encodePath } from '../otio/write-clip.ts'
import { type Project, usedMediaIds } from '../project.ts'
import { toSeconds } from './time.ts'
import { xml, type Xml } from './xml.ts'

/** Id of the format of the film. */
export const FILM_FORMAT = 'r1'
/** Id of the effect that draws titles; every Final Cut Pro has it. */
export const TITLE_EFFECT = 'title'
const TITLE_UID = '.../Titles.localized/Bumper:Opener.localized/Basic Title.localized/Basic Title.moti'
const SOUND_RATE = '48000'

export type Resources = {
  readonly elements: readonly Xml[]
  /** Ids of asset elements by id of the media asset. */
  readonly ids: ReadonlyMap<string, string>
}

/** The film's format, and an asset for each file that is there. */
export function resourcesOf({ timeline, width, height, files, silentIds }: Project): Resources {
  const { fps } = timeline.globalConfig
  const used = new Set(usedMediaIds(timeline))
  const assets = timeline.mediaAssets.filter(({ id }) => used.has(id) && files.has(id))
  const ids = new Map(assets.map(({ id }, index) => [id, `r${index + 2}`]))
  const film = xml('format', { id: FILM_FORMAT, frameDuration: toSeconds(1, fps), width: `${width}`, height: `${height}` })
  const elements = assets.flatMap((asset) =>
    assetElements(asset, { id: ids.get(asset.id)!, path: files.get(asset.id)!, fps, isSilent: silentIds?.has(asset.id) ?? false }),
  )
  const hasTitles = timeline.tracks.some((track) => track.items.some(({ type }) => type === 'title'))
  const title = hasTitles ? [xml('effect', { id: TITLE_EFFECT, name: 'Basic Title', uid: TITLE_UID })] : []
  return { elements: [film, ...title, ...elements], ids }
}

type Place = { readonly id: string; readonly path: string; readonly fps: number; readonly isSilent: boolean }

function assetElements(asset: MediaAsset, { id, path, fps, isSilent }: Place): Xml[] {
  const source = xml('media-rep', { kind: 'original-media', src: `./${encodePath(path)}` })
  const named = { id, name: asset.title, start: '0s' }
  const sound = { hasAudio: '1', audioSources: '1', audioChannels: '2', audioRate: SOUND_RATE }
  if (asset.resourceType === 'audio')
    return [xml('asset', { ...named, duration: toSeconds(assetFrames(asset, fps), fps), ...sound }, [source])]
  const format = `${id}f`
  const { width, height } = asset.metadata ?? {}
  const size = { width: width ? `${width}` : undefined, height: height ? `${height}` : undefined }
  const picture = { hasVideo: '1', format, videoSources: '1' }
  // A still lasts as long as the clip that shows it.
  if (asset.resourceType === 'image') {
    const still = xml('format', { id: format, name: 'FFVideoFormatRateUndefined', ...size })
    return [still, xml('asset', { ...named, duration: '0s', ...picture }, [source])]
  }
  const moving = xml('format', { id: format, frameDuration: toSeconds(1, asset.metadata?.fps ?? fps), ...size })
  return [
    moving,
    xml('asset', { ...named, duration: toSeconds(assetFrames(asset, fps), fps), ...picture, ...(!isSilent && sound) }, [source]),
  ]
}
