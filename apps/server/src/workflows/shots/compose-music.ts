import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { songIdOf } from '@fablecut/domain/song/song-url'
import { type ArcShot, arcOf } from '@fablecut/domain/story/shot-plan/film/story-arc'
import type { PlanMood } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ComposeRequest } from '@fablecut/generation/ports/composer'
import type { MusicMood } from '@fablecut/generation/ports/writer'
import { eq, sql } from 'drizzle-orm'
import { story } from '../../platform/database/schema.ts'
import { makeFile } from '../provider-calls/maker.ts'
import { saveTake } from '../run/save-take.ts'
import { type RunView, readRun, seedOf } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { planOf } from '../../stories/wire-story.ts'
import { isNarrated } from './film-options.ts'
import { shotFrames } from './clip-length.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { musicMaker } from './music-maker.ts'
import { type Speech, readSpeech } from './speech-of.ts'

/** The id instead of a shot's: music belongs to the whole story. */
export const WHOLE_STORY = 'story'

/** Composes the background music for the duration of the film. A failure fails the run (CD-112). */
export const composeMusic = defineShotWork({
  name: 'compose-music',
  async run(runId, _whole, attempt, signal) {
    const { db } = services()
    const view = await readRun(db, runId)
    const maker = musicMaker(view, musicRequest(view, await readSpeech(db, view.shots)), signal)
    await makeFile(
      { runId, kind: 'music', medium: 'music', attempt },
      maker,
      async (tx, { blob, mimeType, facts }, aiModel) => {
        const mediaId = await saveTake(tx, {
          userId: view.userId,
          storyId: view.storyId,
          runId,
          aiModel,
          blob,
          mimeType,
          resourceType: 'audio',
          subtype: 'music',
          role: 'music',
          title: facts.name,
          prompt: view.inputs.musicMood ?? null,
          metadata: { ...facts, duration: facts.durationSeconds },
        })
        const selection = { background_music_auto_selection: { selectedSong: { name: facts.name, media_id: mediaId } } }
        await tx.db
          .update(story)
          .set({ categoryInputs: sql`${story.categoryInputs} || ${JSON.stringify(selection)}::jsonb` })
          .where(eq(story.id, view.storyId))
        return { mediaId }
      },
      signal,
    )
  },
  giveUp: async () => {},
})

/** What is composed: music for the duration of the film, along its story; a recovery asks for other music. */
export function musicRequest(view: RunView, speech: ReadonlyMap<string, Speech>): ComposeRequest {
  const songId = songIdOf(view.inputs.backgroundMusic)
  const lengths = view.shots.map(({ shotId }) => shotFrames(view, shotId, speech.get(shotId)))
  const frames = lengths.reduce((sum, length) => sum + length, 0)
  const shots = view.shots.map((row, i): ArcShot => ({ mood: planOf(row)?.mood ?? 'calm', seconds: lengths[i]! / DEFAULT_FPS }))
  return {
    mood: storyMood((view.inputs.musicMood ?? 'calm') as MusicMood, shots),
    durationSeconds: Math.max(1, frames / DEFAULT_FPS),
    ...(isNarrated(view) && { arc: arcOf(shots) }),
    seed: seedOf(`${view.inputs.seed ?? 1}:${view.kind === 'recover' ? view.id : ''}`),
    underVoice: speech.size > 0,
    ...(songId === null ? {} : { songId }),
  }
}

const LIGHT: ReadonlySet<MusicMood> = new Set(['playful', 'warm', 'energetic', 'hopeful'])
const SERIOUS: Readonly<Partial<Record<PlanMood, MusicMood>>> = { tense: 'tense', sad: 'sad', epic: 'epic' }
/** Part of a film in serious moods from which its music is no longer light. */
const SERIOUS_SHARE = 0.3

/** The mood of the words, but no light music under a story that is largely serious: that has its longest serious mood. */
export function storyMood(mood: MusicMood, shots: readonly ArcShot[]): MusicMood {
  const seconds = new Map<MusicMood, number>()
  for (const shot of shots) {
    const serious = SERIOUS[shot.mood]
    if (serious) seconds.set(serious, (seconds.get(serious) ?? 0) + shot.seconds)
  }
  const [longest] = [...seconds].toSorted((a, b) => b[1] - a[1])
  const total = shots.reduce((sum, shot) => sum + shot.seconds, 0)
  const share = [...seconds.values()].reduce((sum, part) => sum + part, 0) / Math.max(1, total)
  return longest && LIGHT.has(mood) && share >= SERIOUS_SHARE ? longest[0] : mood
}
