import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import { endFrame } from '../../frames.ts'
import type { MediaAsset, Timeline, TimelineItem, Track } from '../../model.ts'
import { assetsById, trackCategory } from '../../queries.ts'
import { mediaAsset, word } from '../../schema.ts'
import { linkedPrimaryItems } from '../linked-items.ts'
import type { EditRefusal } from '../refusal.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { placeVoiceOver } from '../storyboard/place-voice-over.ts'
import { withActiveAsset } from '../storyboard/shot-media.ts'
import { shotOf, withShots, type StoryDocument } from '../storyboard/story-document.ts'
import { primaryTrack, withStart } from '../tracks.ts'
import { derivedIds } from '../values/derived-ids.ts'
import { idValue } from '../values/edit-values.ts'

const pixels = z.int().min(1)

/**
 * `voice`: the new voice-over, `words`: their timing in frames from its start, `clip`: a new clip that replaces the shot's, `frame`: size of the film in
 * pixels, for the width of captions. `newId`: of new items.
 */
export const changeSentenceFields = z.strictObject({
  shotId: idValue,
  text: z.string().max(5000),
  voice: mediaAsset,
  words: z.array(word).max(10_000).readonly(),
  clip: mediaAsset.nullable(),
  frame: z.strictObject({ width: pixels, height: pixels }),
  newId: idValue,
})
export type ChangeSentence = z.infer<typeof changeSentenceFields>

/**
 *     primary      |   A   |  B  |  ->  |     A     |  B  |     as long as the new words need: a clip is trimmed or slowed down
 *     voice-over    |~~a~~| |~b~|        |~~~new~~~| |~b~|
 *     captions      |.....| |...|        |....|....| |...|      in the style of the old ones
 *     title                  |T|                      |T|       what lies over later clips moves with them
 *
 * Changes what a shot says: its text, voice-over, captions and, if there is one, its clip. Refuses `shot_not_found`.
 */
export function changeSentence(document: StoryDocument, edit: ChangeSentence): Result<StoryDocument, EditRefusal> {
  const { shotId, text, voice, words, clip, frame, newId } = edit
  const shot = shotOf(document.shots, shotId)
  const isOnFilm = primaryTrack(document.timeline)?.items.some((item) => item.shotId === shotId) === true
  if (!shot || !isOnFilm) return refuse({ code: 'shot_not_found', shotId })
  const spoken = {
    ...(clip ? withActiveAsset(shot, clip) : shot),
    voiceOver: text,
    activeVoiceOverAudioId: voice.id,
    activeVoiceOverAudioUrl: voice.url,
  }
  const before = withAssets(document.timeline, clip ? [voice, clip] : [voice])
  const op = { shotId, asset: voice, newClip: clip ?? undefined, speech: { words }, frame, newId: derivedIds(newId) }
  const timeline = withOverlaysMoved(before, placeVoiceOver(before, op))
  return ok({ shots: withShots(document.shots, new Map([[shotId, spoken]])), timeline })
}

function withAssets(timeline: Timeline, added: readonly MediaAsset[]): Timeline {
  const ids = new Set(added.map(({ id }) => id))
  return { ...timeline, mediaAssets: [...timeline.mediaAssets.filter(({ id }) => !ids.has(id)), ...added] }
}

/** Moves items of free tracks that are not linked to a clip as far as the clip that they start over; music stays. */
function withOverlaysMoved(before: Timeline, after: Timeline): Timeline {
  const clips = primaryTrack(before)?.items ?? []
  const starts = new Map(primaryTrack(after)?.items.map(({ id, startTimeInFrames }) => [id, startTimeInFrames]))
  const linked = linkedPrimaryItems(before)
  const assets = assetsById(before.mediaAssets)
  const originals = new Map(before.tracks.flatMap(({ items }) => items.map((item) => [item.id, item])))
  const isFree = (item: TimelineItem): boolean => originals.get(item.id) === item && item.shotId === undefined && !linked.has(item.id)
  const isLeft = (track: Track): boolean => track.isPrimary || trackCategory(track, assets) === 'music'
  const moved = (item: TimelineItem): TimelineItem => {
    const start = item.startTimeInFrames
    const clip = clips.find((candidate) => candidate.startTimeInFrames <= start && start < endFrame(candidate))
    return clip ? withStart(item, start + (starts.get(clip.id) ?? clip.startTimeInFrames) - clip.startTimeInFrames) : item
  }
  const lists = after.tracks
    .filter((track) => !isLeft(track) && track.items.some(isFree))
    .map(({ id, items }): [string, readonly TimelineItem[]] => [id, items.map((item) => (isFree(item) ? moved(item) : item))])
  return lists.length === 0 ? after : resolveLayout(after, new Map(lists))
}
