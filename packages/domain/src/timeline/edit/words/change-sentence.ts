import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import type { MediaAsset, Timeline } from '../../model.ts'
import { mediaAsset, word } from '../../schema.ts'
import type { EditRefusal } from '../refusal.ts'
import { placeVoiceOver } from '../storyboard/place-voice-over.ts'
import { withActiveAsset } from '../storyboard/shot-media.ts'
import { shotOf, withShots, type StoryDocument } from '../storyboard/story-document.ts'
import { withOverlaysMoved } from '../storyboard/with-overlays-moved.ts'
import { primaryTrack } from '../tracks.ts'
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
