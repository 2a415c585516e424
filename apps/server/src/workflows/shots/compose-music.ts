import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { songIdOf } from '@fablecut/domain/song/song-url'
import type { MusicMood } from '@fablecut/engines/ports/writer'
import { eq, sql } from 'drizzle-orm'
import { story } from '../../platform/database/schema.ts'
import { journalCall } from '../run/journal.ts'
import { saveTake } from '../run/save-take.ts'
import { type RunView, readRun, seedOf } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { shotFrames } from './clip-length.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { type Speech, readSpeech } from './speech-of.ts'

/** The id instead of a shot's: music belongs to the whole story. */
export const WHOLE_STORY = 'story'

/** Composes the background music for the duration of the film. A failure fails the run (CD-112). */
export const composeMusic = defineShotWork({
  name: 'compose-music',
  async run(runId, _whole, attempt, signal) {
    const { db, pool, engines, storage } = services()
    const view = await readRun(db, runId)
    const engine = engines.composer.engine
    await journalCall(
      pool,
      { id: `${runId}:music:${attempt}`, runId, kind: 'music', engine, isLocal: engine.startsWith('builtin/') },
      async () => {
        const song = await engines.composer.compose(musicRequest(view, await readSpeech(db, view.shots)), signal)
        const { audio, mediaType, ...facts } = song
        return { blob: await storage.putBytes(audio), mimeType: mediaType, facts }
      },
      async (tx, music) => {
        const mediaId = await saveTake(tx, {
          userId: view.userId,
          storyId: view.storyId,
          runId,
          aiModel: engine,
          blob: music.blob,
          mimeType: music.mimeType,
          resourceType: 'audio',
          subtype: 'music',
          role: 'music',
          title: music.facts.name,
          prompt: view.inputs.musicMood ?? null,
          metadata: {
            ...music.facts,
            duration: music.facts.durationSeconds,
          },
        })
        const selection = { background_music_auto_selection: { selectedSong: { name: music.facts.name, media_id: mediaId } } }
        await tx.db
          .update(story)
          .set({ categoryInputs: sql`${story.categoryInputs} || ${JSON.stringify(selection)}::jsonb` })
          .where(eq(story.id, view.storyId))
        return { mediaId }
      },
    )
  },
  giveUp: async () => {},
})

/** What is composed: music for the duration of the film; a recovery asks for other music. */
export function musicRequest(view: RunView, speech: ReadonlyMap<string, Speech>) {
  const songId = songIdOf(view.inputs.backgroundMusic)
  const frames = view.shots.reduce((sum, { shotId }) => sum + shotFrames(view, shotId, speech.get(shotId)), 0)
  return {
    mood: (view.inputs.musicMood ?? 'calm') as MusicMood,
    durationSeconds: Math.max(1, frames / DEFAULT_FPS),
    seed: seedOf(`${view.inputs.seed ?? 1}:${view.kind === 'recover' ? view.id : ''}`),
    underVoice: speech.size > 0,
    ...(songId === null ? {} : { songId }),
  }
}
