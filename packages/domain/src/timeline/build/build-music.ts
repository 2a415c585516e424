import { ok, refuse, type Result } from '../../result.ts'
import type { BuildRefusal, BuildRequest } from './build-request.ts'
import { MIN_REPEAT_SECONDS } from '../edit/following-music.ts'
import { assetFrames, endFrame } from '../frames.ts'
import type { AudioItem, TimelineItem, Track } from '../model.ts'

/** Builds the music track for the whole film; shorter songs are repeated. Empty when no music is requested. */
export function musicTrack(items: readonly TimelineItem[], request: BuildRequest): Result<readonly Track[], BuildRefusal> {
  if (!request.music) return ok([])
  const { mediaAssetId } = request.music
  const asset = request.assets.find(({ id }) => id === mediaAssetId)
  if (!asset) return refuse({ code: 'missing_asset', kind: 'Audio', mediaAssetId, shotId: null })
  const filmFrames = Math.max(...items.map(endFrame))
  const songFrames = assetFrames(asset, request.fps)
  const song = { mediaAssetId, title: asset.title, songFrames, filmFrames, fps: request.fps, newId: request.newId }
  return ok([
    {
      id: `track_voiceover_${request.newId()}`,
      type: 'audio',
      subtype: 'music',
      isPrimary: false,
      followsFilm: true,
      items: repeatSong(song),
    },
  ])
}

type Song = Pick<BuildRequest, 'fps' | 'newId'> & {
  readonly mediaAssetId: string
  readonly title: string
  readonly songFrames: number
  readonly filmFrames: number
}

function repeatSong({ mediaAssetId, title, songFrames, filmFrames, fps, newId }: Song): readonly AudioItem[] {
  const items: AudioItem[] = []
  const enough = filmFrames - Math.min(MIN_REPEAT_SECONDS * fps, songFrames - 1)
  for (let start = 0; start === 0 || start < enough; start += songFrames) {
    const durationInFrames = Math.min(songFrames, filmFrames - start)
    const trim = { sourceTrimStartFrames: 0, sourceTrimEndFrames: durationInFrames }
    items.push({ id: newId(), type: 'audio', title, startTimeInFrames: start, durationInFrames, mediaAssetId, ...trim })
  }
  return items
}
