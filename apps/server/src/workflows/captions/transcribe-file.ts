import type { AudioTranscript } from '@fablecut/domain/captions/detected-captions'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { and, eq } from 'drizzle-orm'
import { type OwnMedia, findOwnMedia } from '../../media/find-own-media.ts'
import { call } from '../../platform/database/schema.ts'
import { journalCall } from '../run/journal.ts'
import { services } from '../run/services.ts'
import { engineName } from '../shots/engine-name.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { type CaptionsRun, usedRange, readCaptionsRun } from './captions-run.ts'
import { extractAudio } from './extract-audio.ts'
import { transcribeWords } from './transcribe-words.ts'
import { knownWords } from './known-words.ts'

const KIND = 'listen'

/** Transcribes one file of a detection. Known text is aligned; otherwise a recognizer transcribes. */
export const transcribeFile = defineShotWork({
  name: 'hear-sound',
  async run(runId, mediaId, attempt, signal) {
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
      () => transcribe(run, file, signal),
      async (_, transcript) => ({ mediaId, heard: transcript }),
    )
  },
  giveUp: async () => {},
})

async function transcribe(run: CaptionsRun, file: OwnMedia, signal: AbortSignal | undefined): Promise<AudioTranscript> {
  const known = await knownWords(file, run.storyId, signal)
  if (known) return known
  const span = usedRange(run.input, file.id)
  const audio = await extractAudio(await services().storage.localPath(file.hash), span, signal)
  const { language } = run.input
  return shiftTimes(await transcribeWords({ audio, mediaType: 'audio/wav', ...(language && { language }) }, signal), span.fromSeconds)
}

/** Shifts the times of a range to those of the whole file. */
export function shiftTimes({ how, lines }: AudioTranscript, seconds: number): AudioTranscript {
  const shifted = <T extends { readonly startSeconds: number; readonly endSeconds: number }>(timed: T): T => ({
    ...timed,
    startSeconds: timed.startSeconds + seconds,
    endSeconds: timed.endSeconds + seconds,
  })
  return { how, lines: lines.map((line) => ({ ...shifted(line), words: line.words.map(shifted) })) }
}

/** The transcripts of a detection's files by media id. */
export async function readTranscripts(runId: string): Promise<ReadonlyMap<string, AudioTranscript>> {
  const isDone = and(eq(call.runId, runId), eq(call.kind, KIND), eq(call.state, 'done'))
  const rows = await services().db.select({ result: call.result }).from(call).where(isDone)
  return new Map(rows.map(({ result }) => [String(result?.['mediaId']), result?.['heard'] as AudioTranscript]))
}
