import { sql } from 'drizzle-orm'
import { story, storySong } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { type RunView, readRun } from '../../runs/read-run.ts'
import { isContinuedRun } from '../../runs/sound-choice.ts'
import { STORY_SONG_VERSION } from '../../runs/stored-song.ts'
import { engineOf, makeFile } from '../provider-calls/maker.ts'
import { saveTake } from '../run/save-take.ts'
import { services } from '../run/services.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { type AnalyzedSong, songMaker } from './song-maker.ts'

/**
 * Analyses a music video's song: beats, sections and lyrics. An unreadable song, or one longer than paid for, fails the run (CD-68, CD-69).
 */
export const readSong = defineShotWork({
  name: 'read-song',
  async run(runId, _whole, attempt, signal) {
    const view = await readRun(services().db, runId)
    if (view.song !== null && isContinuedRun(view)) return
    const maker = songMaker(view, signal)
    const singer = maker.by === 'provider' ? engineOf(maker) : null
    await makeFile({ runId, kind: 'song', medium: 'song', attempt }, maker, (tx, song) => saveSong(tx, view, song, singer), signal)
  },
  giveUp: async () => {},
})

/** `singer`: the provider's model that made it; null for a song that was there. */
async function saveSong(tx: OpenTransaction, view: RunView, analyzed: AnalyzedSong, singer: string | null) {
  const { source, song } = analyzed
  const mediaId = source.mediaId ?? (await saveSongFile(tx, view, analyzed, singer ?? services().engines.composer.engine))
  await tx.db
    .insert(storySong)
    .values({ storyId: view.storyId, mediaId, ...song, schemaVersion: STORY_SONG_VERSION })
    .onConflictDoNothing()
  const { name, genre, mood } = source
  const inputs = { music_duration: song.reading.durationSeconds, song: { name, ...(genre && { genre }), ...(mood && { mood }) } }
  await tx.db
    .update(story)
    .set({ categoryInputs: sql`${story.categoryInputs} || ${JSON.stringify(inputs)}::jsonb` })
    .where(sql`${story.id} = ${view.storyId}`)
  return { mediaId }
}

function saveSongFile(tx: OpenTransaction, view: RunView, { source, blob, song }: AnalyzedSong, aiModel: string): Promise<string> {
  const { durationSeconds, tempoBpm } = song.reading
  return saveTake(tx, {
    userId: view.userId,
    storyId: view.storyId,
    runId: view.id,
    aiModel,
    blob: blob!,
    mimeType: 'audio/wav',
    resourceType: 'audio',
    subtype: 'music',
    role: 'music',
    title: source.name,
    prompt: source.mood ?? null,
    metadata: { duration: durationSeconds, genre: source.genre, mood: source.mood, tempoBpm, hasVoice: !source.isInstrumental },
  })
}
