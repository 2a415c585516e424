import type { SoundTranscript } from '@fablecut/domain/captions/detected-captions'
import { EngineRefusal } from '@fablecut/engines/engine-error'
import { and, eq } from 'drizzle-orm'
import { type OwnMedia, findOwnMedia } from '../../media/find-own-media.ts'
import { call } from '../../platform/database/schema.ts'
import { journalCall } from '../run/journal.ts'
import { services } from '../run/services.ts'
import { engineName } from '../shots/engine-name.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { type CaptionsRun, playedSpan, readCaptionsRun } from './captions-run.ts'
import { extractAudio } from './extract-audio.ts'
import { hearWords } from './hear-words.ts'
import { knownWords } from './known-words.ts'

const KIND = 'listen'

/** Listens to one file of a detection. Words that are known are aligned, not guessed; the rest a recogniser hears. */
export const hearSound = defineShotWork({
  name: 'hear-sound',
  async make(runId, mediaId, attempt, signal) {
    const { db, pool, engines } = services()
    const run = await readCaptionsRun(runId)
    const file = await findOwnMedia(db, run.userId, mediaId)
    if (!file) throw new EngineRefusal('sound_gone', 'This sound was deleted')
    const { transcription } = engines
    await journalCall(
      pool,
      {
        id: `${runId}:${KIND}:${mediaId}:${attempt}`,
        runId,
        kind: KIND,
        engine: engineName(transcription),
        isLocal: transcription.provider === 'builtin',
      },
      () => listen(run, file, signal),
      async (_, heard) => ({ mediaId, heard }),
    )
  },
  giveUp: async () => {},
})

async function listen(run: CaptionsRun, file: OwnMedia, signal: AbortSignal | undefined): Promise<SoundTranscript> {
  const known = await knownWords(file, run.storyId, signal)
  if (known) return known
  const span = playedSpan(run.asked, file.id)
  const audio = await extractAudio(await services().storage.localPath(file.hash), span, signal)
  const { language } = run.asked
  return later(await hearWords({ audio, mediaType: 'audio/wav', ...(language && { language }) }, signal), span.fromSeconds)
}

/** What was heard in a stretch, in seconds of the whole file. */
function later({ how, lines }: SoundTranscript, seconds: number): SoundTranscript {
  const moved = <T extends { readonly startSeconds: number; readonly endSeconds: number }>(one: T): T => ({
    ...one,
    startSeconds: one.startSeconds + seconds,
    endSeconds: one.endSeconds + seconds,
  })
  return { how, lines: lines.map((line) => ({ ...moved(line), words: line.words.map(moved) })) }
}

/** What was heard in the files of a detection, by their ids. */
export async function readHeard(runId: string): Promise<ReadonlyMap<string, SoundTranscript>> {
  const isHeard = and(eq(call.runId, runId), eq(call.kind, KIND), eq(call.state, 'done'))
  const rows = await services().db.select({ result: call.result }).from(call).where(isHeard)
  return new Map(rows.map(({ result }) => [String(result?.['mediaId']), result?.['heard'] as SoundTranscript]))
}
