import { DEFAULT_MUSIC_SECONDS, durationOrDefault } from '@fablecut/domain/pricing/clip-count'
import type { SongFeatures } from '@fablecut/domain/song/song-features'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { sql } from 'drizzle-orm'
import { story, storySong } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { journalCall } from '../run/journal.ts'
import { saveTake } from '../run/save-take.ts'
import { type RunView, readRun } from '../../runs/read-run.ts'
import { STORY_SONG_VERSION, type StorySong } from '../../runs/stored-song.ts'
import { services } from '../run/services.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { type SongSource, songSource } from './song-file.ts'
import { songLyrics } from './song-lyrics.ts'

/**
 * Analyses a music video's song: beats, sections and lyrics. An unreadable song, or one longer than paid for, fails the run (CD-68, CD-69).
 */
export const readSong = defineShotWork({
  name: 'read-song',
  async run(runId, _whole, attempt, signal) {
    const { db, pool, engines, storage } = services()
    const view = await readRun(db, runId)
    const { engine } = engines.songReader
    await journalCall(
      pool,
      { id: `${runId}:song:${attempt}`, runId, kind: 'song', engine, isLocal: engine.startsWith('builtin/') },
      async () => {
        const source = await songSource(view, signal)
        const analysis = await engines.songReader.analyzeSong(source.audio, source.known, signal)
        requirePaidLength(view, analysis.reading)
        const lines = await songLyrics(view, source, analysis, signal)
        const blob = source.mediaId === null ? await storage.putBytes(source.audio) : null
        const { reading, visemes } = analysis
        const hasVoice = !view.inputs.isInstrumental && !source.isInstrumental
        return { source, blob, song: { reading, visemes: hasVoice ? visemes : [], lines } }
      },
      async (tx, { source, blob, song }) => saveSong(tx, view, { source, blob, song }),
    )
  },
  giveUp: async () => {},
})

/** Tolerance of rounded durations. */
const MAX_UNPAID_SECONDS = 1

/** The price is based on the packets' durations, which can be forged. */
export function requirePaidLength({ inputs }: Pick<RunView, 'inputs'>, { durationSeconds }: Pick<SongFeatures, 'durationSeconds'>): void {
  if (durationSeconds <= durationOrDefault(DEFAULT_MUSIC_SECONDS, inputs.musicDuration) + MAX_UNPAID_SECONDS) return
  throw new EngineRefusal('longer_than_told', 'This song is longer than its file says. Please save it anew and try again')
}

type AnalyzedSong = {
  readonly source: SongSource
  readonly blob: StoredBlob | null
  readonly song: Pick<StorySong, 'reading' | 'visemes' | 'lines'>
}

async function saveSong(tx: OpenTransaction, view: RunView, { source, blob, song }: AnalyzedSong) {
  const mediaId = source.mediaId ?? (await saveLibrarySong(tx, view, { source, blob: blob!, song }))
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

function saveLibrarySong(tx: OpenTransaction, view: RunView, { source, blob, song }: AnalyzedSong & { blob: StoredBlob }): Promise<string> {
  return saveTake(tx, {
    userId: view.userId,
    storyId: view.storyId,
    runId: view.id,
    aiModel: services().engines.composer.engine,
    blob,
    mimeType: 'audio/wav',
    resourceType: 'audio',
    subtype: 'music',
    role: 'music',
    title: source.name,
    prompt: source.mood ?? null,
    metadata: { duration: song.reading.durationSeconds, genre: source.genre, mood: source.mood, tempoBpm: song.reading.tempoBpm },
  })
}
