import { ok, refuse, type Result } from '../../result.ts'
import { compareShots } from '../../story/shots/lexorank.ts'
import { isVisible } from '../../story/shots/shot-rules.ts'
import { captionTrack } from './build-captions.ts'
import { lyricsTrack } from './build-lyrics.ts'
import { buildClip, type ShotLength } from './build-clip.ts'
import { musicTrack } from './build-music.ts'
import type { BuildRefusal, BuildRequest, BuildShot, ShotFades } from './build-request.ts'
import type { AudioItem, Effect, GlobalConfig, Timeline, TimelineItem, Track } from '../model.ts'
import { assetsById } from '../queries.ts'
import { shotTiming } from './shot-timing.ts'
import type { Speech } from '../speech.ts'

/** A shot placed on the timeline, with its voice-over if it has one. */
type PlacedShot = { readonly clip: TimelineItem; readonly voice?: AudioItem; readonly speech?: Speech }

/**
 *     video       | shot 1      | shot 2         | failed shot | shot 4  |     packed
 *     voice-over    |~~~~~~~~|    |~~~~~~~~~~~~|                 |~~~~|       grouped with its clip
 *     captions      | a | b |     | c     | d  |                 | e  |
 *     lyrics          | e    | f   |     | g     | h |    | i   |           on a track of their own, without shot
 *     music       |♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪|
 *
 * Builds the timeline of a story from its visible shots. Deterministic.
 */
export function buildTimeline(request: BuildRequest): Result<Timeline, BuildRefusal> {
  const shots = request.shots.filter(isVisible).toSorted(compareShots)
  if (shots.length === 0) return refuse({ code: 'no_shots' })
  const placed = placeShots(shots, request)
  if (!placed.ok) return placed
  const music = musicTrack(placed.value.flatMap(itemsOf), request)
  if (!music.ok) return music
  const voiceTracksOf = [...voiceTracks(placed.value, request), ...sungTracks(placed.value, request)]
  const tracks = [videoTrack(placed.value, request), ...voiceTracksOf, ...music.value]
  return ok({ tracks, mediaAssets: request.assets, globalConfig: globalConfig(request) })
}

const itemsOf = ({ clip, voice }: PlacedShot): readonly TimelineItem[] => (voice ? [clip, voice] : [clip])

function placeShots(shots: readonly BuildShot[], request: BuildRequest): Result<readonly PlacedShot[], BuildRefusal> {
  const placed: PlacedShot[] = []
  let start = 0
  let owedFrames = 0
  for (const [index, shot] of shots.entries()) {
    const placedShot = placeShot(shot, { start, owedFrames, isFirst: index === 0, isLast: index === shots.length - 1 }, request)
    if (!placedShot.ok) return placedShot
    placed.push(placedShot.value)
    owedFrames = Math.max(0, (cutOf(shot, owedFrames, request) ?? 0) - placedShot.value.clip.durationInFrames)
    start += placedShot.value.clip.durationInFrames
  }
  return ok(placed)
}

/** Adds the frames that earlier shots were too short for, so that later cuts stay in sync with the song. */
function cutOf(shot: BuildShot, owedFrames: number, { cuts }: BuildRequest): number | undefined {
  const frames = cuts?.get(shot.shotId)
  return frames === undefined ? undefined : frames + owedFrames
}

type ShotPlace = { readonly start: number; readonly owedFrames: number; readonly isFirst: boolean; readonly isLast: boolean }

function placeShot(shot: BuildShot, placement: ShotPlace, request: BuildRequest): Result<PlacedShot, BuildRefusal> {
  const speech = speechOf(shot, request)
  if (!speech.ok) return speech
  const timing = speech.value && shotTiming(speech.value.speech.durationFrames, placement, request.minimumSpokenFrames)
  const base = { id: request.newId(), startTimeInFrames: placement.start, shotId: shot.shotId, ...(shot.title && { title: shot.title }) }
  const length = lengthOf(timing?.durationFrames, cutOf(shot, placement.owedFrames, request))
  const clip = buildClip(shot, base, length, { assets: assetsById(request.assets), fps: request.fps })
  if (!clip.ok) return refuse({ ...clip.refusal, shotId: shot.shotId })
  const faded = withFades(clip.value, request.fades?.get(shot.shotId))
  if (!speech.value || !timing) return ok({ clip: faded })
  const groupId = `group_${shot.shotId}`
  const voice = { ...voiceItem(speech.value, base), id: request.newId(), groupId, startTimeInFrames: placement.start + timing.leadFrames }
  return ok({ clip: { ...faded, groupId }, voice, speech: speech.value.speech })
}

/** Fades are clamped to half of the clip, as in the editor (ED-15). */
function withFades<T extends TimelineItem>(clip: T, fades: ShotFades | undefined): T {
  if (!fades || (clip.type !== 'video' && clip.type !== 'image')) return clip
  const fadeOf = (type: Effect['type'], frames: number): Effect[] => {
    const durationInFrames = Math.min(frames, Math.floor(clip.durationInFrames / 2))
    return durationInFrames > 0 ? [{ type, durationInFrames }] : []
  }
  const effects = [...fadeOf('fade-in', fades.inFrames), ...fadeOf('fade-out', fades.outFrames)]
  return effects.length > 0 ? { ...clip, effects } : clip
}

function lengthOf(spokenFrames: number | undefined, cutFrames: number | undefined): ShotLength | undefined {
  if (spokenFrames !== undefined) return { frames: spokenFrames, by: 'speech' }
  return cutFrames === undefined ? undefined : { frames: cutFrames, by: 'cut' }
}

type Spoken = { readonly mediaAssetId: string; readonly speech: Speech }

function speechOf(shot: BuildShot, { speech: speeches, assets }: BuildRequest): Result<Spoken | null, BuildRefusal> {
  const mediaAssetId = shot.activeVoiceOverAudioId
  if (mediaAssetId === null) return ok(null)
  if (!assets.some(({ id }) => id === mediaAssetId)) {
    return refuse({ code: 'missing_asset', kind: 'Audio', mediaAssetId, shotId: shot.shotId })
  }
  const speech = speeches.get(shot.shotId)
  return speech ? ok({ mediaAssetId, speech }) : refuse({ code: 'speech_unknown', shotId: shot.shotId })
}

function voiceItem({ mediaAssetId, speech }: Spoken, base: Pick<AudioItem, 'id' | 'startTimeInFrames' | 'shotId' | 'title'>): AudioItem {
  const { durationFrames } = speech
  const trim = { sourceTrimStartFrames: 0, sourceTrimEndFrames: durationFrames }
  return { ...base, type: 'audio', durationInFrames: durationFrames, mediaAssetId, ...trim }
}

function videoTrack(placed: readonly PlacedShot[], { newId }: BuildRequest): Track {
  return { id: `track_video_${newId()}`, type: 'video', isPrimary: true, items: placed.map(({ clip }) => clip) }
}

/** The voice-over track followed by its captions (E-149); empty without voice-overs. */
function voiceTracks(placed: readonly PlacedShot[], request: BuildRequest): readonly Track[] {
  const spokenShots = placed.flatMap(({ clip, voice, speech }) => (voice && speech ? [{ clip, voice, speech }] : []))
  if (spokenShots.length === 0) return []
  const items = spokenShots.map(({ voice }) => voice)
  const voices: Track = { id: `track_voiceover_${request.newId()}`, type: 'audio', subtype: 'voiceover', isPrimary: false, items }
  return request.captions.enabled ? [voices, ...captionTrack(spokenShots, request)] : [voices]
}

function sungTracks(placed: readonly PlacedShot[], request: BuildRequest): readonly Track[] {
  if (!request.lyrics || !request.captions.enabled) return []
  return lyricsTrack(
    request.lyrics,
    placed.map(({ clip }) => clip),
    request,
  )
}

const globalConfig = ({ fps, captions, watermark }: BuildRequest): GlobalConfig => ({
  fps,
  captions: { enabled: captions.enabled, ...(captions.style && { style: captions.style }) },
  watermark,
})
