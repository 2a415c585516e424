import { eq, sql } from 'drizzle-orm'
import { story } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { journalCall } from '../run/journal.ts'
import { type RunView, readRun } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { engineName } from './engine-name.ts'
import { saveActiveTake } from './shot-take.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { generateSpeech } from './generate-speech.ts'

/** Generates a shot's voice-over. A failure fails the run (CD-112), so nothing is recorded or released here. */
export const generateShotSpeech = defineShotWork({
  name: 'speak-shot',
  async run(runId, shotId, attempt, signal) {
    const { db, pool, engines } = services()
    const view = await readRun(db, runId)
    const row = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!row || row.activeVoiceOverAudioId || row.voiceOver === '') return
    const engine = engineName(engines.speech)
    await journalCall(
      pool,
      { id: `${runId}:speech:${shotId}:${attempt}`, runId, shotId, kind: 'speech', engine, isLocal: engines.speech.provider === 'builtin' },
      () => generateSpeech(view, row, engines.speech, signal),
      async (tx, speech) => {
        const take = {
          resourceType: 'audio',
          subtype: 'voiceover',
          role: 'voiceover',
          mimeType: 'audio/wav',
          prompt: row.voiceOver,
        } as const
        const file = { aiModel: engine, blob: speech.blob, metadata: speech.metadata }
        const mediaId = await saveActiveTake(tx, { view, row, column: 'activeVoiceOverAudioId' }, { ...take, ...file })
        await recordVoice(tx, view, speech.metadata.voice)
        return { mediaId }
      },
    )
  },
  giveUp: async () => {},
})

/** Records the voice that the narrator selected for a language without a listed voice. */
async function recordVoice(tx: OpenTransaction, view: RunView, voiceover: string | undefined): Promise<void> {
  const selected = selectedVoice(view, voiceover)
  if (selected === null) return
  const selection = JSON.stringify({ voiceover_voice_auto_selection: { voiceover: selected } })
  await tx.db
    .update(story)
    .set({ categoryInputs: sql`${story.categoryInputs} || ${selection}::jsonb` })
    .where(eq(story.id, view.storyId))
}

/** The voice to record: that of the first voice-over of a story whose voice is left to the narrator; null for other stories. */
export const selectedVoice = ({ inputs }: Pick<RunView, 'inputs'>, voiceover: string | undefined): string | null =>
  inputs.voiceoverVoiceAutoSelection?.voiceover === 'auto' ? (voiceover ?? null) : null
