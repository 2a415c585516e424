import { kineticStyle, lyricsBelowStyle, lyricsStyle } from '@fablecut/domain/captions/lyrics-style'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Result, ok } from '@fablecut/domain/result'
import { fadesOfShot } from '@fablecut/domain/story/shot-plan/film/film-fades'
import { filmTextOf } from '@fablecut/domain/story/shot-plan/film/film-texts'
import { type BuildRefusal, missingAssetMessage, type ShotFades } from '@fablecut/domain/timeline/build/build-request'
import { buildTimeline } from '@fablecut/domain/timeline/build/build-timeline'
import { rebuildTimeline, withUserTracks } from '@fablecut/domain/timeline/edit/storyboard/rebuild-timeline'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { speechInFrames } from '@fablecut/domain/timeline/speech'
import { mediaAsset } from '../../media/media-asset.ts'
import type { media } from '../../platform/database/schema.ts'
import { newId } from '../../platform/new-id.ts'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { planOf, toDomainShot } from '../../stories/wire-story.ts'
import { isNarrated } from '../shots/film-options.ts'
import { minimumSpokenFrames } from '../shots/clip-length.ts'
import type { Speech } from '../shots/speech-of.ts'
import { cutsOf } from '../song/cuts-of.ts'
import { isComposed } from './run-outline.ts'

export type MediaRow = typeof media.$inferSelect
/** Why a file of a shot is missing. */
export type Failure = { readonly shotId: string | null; readonly message: string | null }
/** What is stored of the media of a story's shots. */
export type StoredMedia = {
  readonly files: readonly MediaRow[]
  readonly failures: readonly Failure[]
  readonly speech: ReadonlyMap<string, Speech>
}
type TimelineRequest = ReturnType<typeof timelineRequest>

/** Keeps the edits of a user, and tracks added beside the shots of a preview (ED-31). */
export function timelineOf(view: RunView, request: TimelineRequest): Result<Timeline, BuildRefusal> {
  const edited = view.story.editedRevision > 0 ? view.previousTimeline : null
  if (edited && view.kind === 'recover') {
    const shots = Object.fromEntries(request.shots.map((row) => [row.shotId, row]))
    const failures = new Map(request.shots.flatMap(({ shotId, failure }) => (failure === null ? [] : [[shotId, failure] as const])))
    return rebuildTimeline(edited, shots, { newId: () => `item_${newId()}`, failures, assets: request.assets })
  }
  const built = buildTimeline(request)
  return built.ok && edited ? ok(withUserTracks(built.value, edited)) : built
}

/** The timeline that a run's shots and files make. */
export function timelineRequest(view: RunView, { files, failures, speech }: StoredMedia) {
  const musicId = musicIdOf(view)
  const byId = new Map(files.map((file) => [file.id, file]))
  const { fps, width, height } = view.story
  const cuts = cutsOf(view)
  const minimum = minimumSpokenFrames(view)
  let generatedIds = 0
  return {
    shots: view.shots.map((shot) => ({
      ...toDomainShot(shot, byId),
      title: shot.title,
      failure: failures.find((failure) => failure.shotId === shot.shotId)?.message ?? null,
    })),
    assets: files.map(mediaAsset),
    speech: new Map([...speech].map(([shotId, secondsSpeech]) => [shotId, speechInFrames(secondsSpeech, fps)])),
    ...(minimum !== undefined && { minimumSpokenFrames: minimum }),
    ...(musicId === null ? {} : { music: { mediaAssetId: musicId } }),
    ...(cuts === null ? {} : { cuts: new Map(view.shots.map(({ shotId }, index) => [shotId, cuts[index]!])) }),
    ...fadesOf(view),
    endCards: endCardsOf(view),
    ...(view.song === null ? {} : { lyrics: view.song.lines, lyricsStyles: lyricsStylesOf(view) }),
    captions: { enabled: view.inputs.autoCaptions ?? true, ...captionStyleOf(view) },
    watermark: watermarkOf(view.previousTimeline),
    frame: { width, height },
    fps,
    newId: () => `item_${(generatedIds += 1)}`,
  }
}

/** A story without plans has neither transitions nor an end of its own. */
function fadesOf(view: RunView): { fades?: ReadonlyMap<string, ShotFades> } {
  const transitions = isNarrated(view) ? view.shots.map((row) => planOf(row)?.transition) : []
  if (!transitions.some(Boolean)) return {}
  return { fades: new Map(view.shots.map(({ shotId }, index) => [shotId, fadesOfShot(transitions, index)])) }
}

const endCardsOf = (view: RunView): ReadonlySet<string> =>
  new Set(isNarrated(view) ? view.shots.filter(hasEndCard).map(({ shotId }) => shotId) : [])

function hasEndCard(row: ShotRow): boolean {
  const plan = planOf(row)
  return plan !== null && filmTextOf(plan, 'end-card') !== undefined
}

/** The watermark setting is kept by a rebuild (ED-31). */
const watermarkOf = (previous: Timeline | null) => previous?.globalConfig.watermark ?? { enabled: true, type: 'logo' }

/** A lyrics video shows its lyrics large, a narrated film a few words at a time; the lyrics of other music videos are ordinary captions. */
function captionStyleOf({ inputs, story, song }: RunView) {
  if (inputs.videoType === 'lyrics-video') return { style: lyricsStyle(inputs.style ?? 'photorealistic', story) }
  return song === null ? { style: kineticStyle(inputs.visualStyle ?? inputs.style ?? 'photorealistic', story) } : {}
}

const hasSubject = (plan: ShotPlan | null): boolean => plan !== null && plan.cast.length + plan.things.length > 0

/** In a lyrics video figures and things keep the middle of their shots: the lyrics stand below. */
function lyricsStylesOf({ inputs, story, shots }: RunView) {
  if (inputs.videoType !== 'lyrics-video') return new Map()
  const below = lyricsBelowStyle(inputs.style ?? 'photorealistic', story)
  return new Map(shots.filter((shot) => hasSubject(planOf(shot))).map(({ shotId }) => [shotId, below]))
}

/** The film's song, the composed music, or an own file by its URL; null for none. */
export function musicIdOf(view: RunView): string | null {
  if (view.song) return view.song.mediaId
  const music = view.inputs.backgroundMusic
  if (isComposed(music)) return view.inputs.backgroundMusicAutoSelection?.selectedSong.mediaId ?? null
  return music ? (/\/media\/([\w-]+)\//.exec(music)?.[1] ?? null) : null
}

/** User-facing reason. */
export function describeRefusal(refusal: BuildRefusal): string {
  switch (refusal.code) {
    case 'missing_asset':
      return missingAssetMessage(refusal)
    case 'clip_too_short':
      return `The clip of shot ${refusal.shotId} is shorter than its voice-over`
    case 'speech_unknown':
      return `The voice-over of shot ${refusal.shotId} has no length`
    case 'no_shots':
      return 'This story has no visible shots'
  }
}
