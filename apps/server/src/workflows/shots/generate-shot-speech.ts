import { eq, sql } from 'drizzle-orm'
import { story } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { type RunView, readRun } from '../../runs/read-run.ts'
import { engineOf, makeFile } from '../provider-calls/maker.ts'
import { services } from '../run/services.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { saveActiveTake } from './shot-take.ts'
import { speechMaker } from './speech-maker.ts'

/** Generates a shot's voice-over. A failure fails the run (CD-112), so nothing is recorded or released here. */
export const generateShotSpeech = defineShotWork({
  name: 'speak-shot',
  async run(runId, shotId, attempt, signal) {
    const view = await readRun(services().db, runId)
    const row = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!row || row.activeVoiceOverAudioId || row.voiceOver === '') return
    const seed = (view.inputs.seed ?? 1) + view.shots.indexOf(row)
    const maker = speechMaker(view, row, seed, signal)
    await makeFile(
      { runId, shotId, kind: 'speech', medium: 'speech', attempt },
      maker,
      async (tx, { blob, mimeType, metadata }) => {
        const take = { resourceType: 'audio', subtype: 'voiceover', role: 'voiceover', mimeType, prompt: row.voiceOver } as const
        const file = { aiModel: engineOf(maker), blob, metadata }
        const mediaId = await saveActiveTake(tx, { view, row, column: 'activeVoiceOverAudioId' }, { ...take, ...file })
        await recordVoice(tx, view, metadata.voice)
        return { mediaId }
      },
      signal,
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
