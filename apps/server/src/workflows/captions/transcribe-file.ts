import type { AudioTranscript } from '@fablecut/domain/captions/detected-captions'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { and, eq } from 'drizzle-orm'
import { findOwnMedia } from '../../media/find-own-media.ts'
import { call } from '../../platform/database/schema.ts'
import { makeFile } from '../provider-calls/maker.ts'
import { services } from '../run/services.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { readCaptionsRun } from './captions-run.ts'
import { transcriptMaker } from './transcript-maker.ts'

const KIND = 'listen'

/** Transcribes one file of a detection. */
export const transcribeFile = defineShotWork({
  name: 'hear-sound',
  async run(runId, mediaId, attempt, signal) {
    const run = await readCaptionsRun(runId)
    const file = await findOwnMedia(services().db, run.userId, mediaId)
    if (!file) throw new EngineRefusal('sound_gone', 'This sound was deleted')
    const key = { runId, mediaId, kind: KIND, medium: KIND, attempt }
    await makeFile(key, await transcriptMaker(run, file, signal), async (_, transcript) => ({ mediaId, heard: transcript }), signal)
  },
  giveUp: async () => {},
})

/** The transcripts of a detection's files by media id. */
export async function readTranscripts(runId: string): Promise<ReadonlyMap<string, AudioTranscript>> {
  const isDone = and(eq(call.runId, runId), eq(call.kind, KIND), eq(call.state, 'done'))
  const rows = await services().db.select({ result: call.result }).from(call).where(isDone)
  return new Map(rows.map(({ result }) => [String(result?.['mediaId']), result?.['heard'] as AudioTranscript]))
}
