import type { SpeechMetadata } from '@fablecut/engines/ports/options'
import { and, eq } from 'drizzle-orm'
import { shot } from '../../platform/database/schema.ts'
import { journalCall } from '../run/journal.ts'
import { keepTake } from '../run/keep-take.ts'
import { readRun } from '../run/read-run.ts'
import { services } from '../services.ts'
import { bytesOf } from './bytes-of.ts'
import { engineName } from './engine-name.ts'
import { defineShotWork } from './shot-work.ts'

/** Speaks a shot's words. A shot without a voice fails the run (CD-112), so nothing is kept or given back here. */
export const speakShot = defineShotWork({
  name: 'speak-shot',
  async make(runId, shotId, attempt, signal) {
    const { db, pool, engines, storage } = services()
    const view = await readRun(db, runId)
    const one = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!one || one.activeVoiceOverAudioId) return
    const engine = engineName(engines.speech)
    await journalCall(
      pool,
      { id: `${runId}:speech:${shotId}:${attempt}`, runId, shotId, kind: 'speech', engine, isLocal: engines.speech.provider === 'builtin' },
      async () => {
        const answer = await engines.speech.doGenerate({
          text: one.voiceOver,
          voice: view.inputs.voiceover_voice_auto_selection?.voiceover ?? view.inputs.voiceover_voice ?? 'auto',
          ...(view.inputs.language === undefined ? {} : { language: view.inputs.language }),
          ...(signal === undefined ? {} : { abortSignal: signal }),
        })
        const metadata = answer.providerMetadata?.['fablecut'] as SpeechMetadata | undefined
        return { blob: await storage.putBytes(bytesOf(answer.audio)), metadata: { ...metadata, duration: metadata?.durationSeconds } }
      },
      async (tx, made) => {
        const mediaId = await keepTake(tx, {
          userId: view.userId,
          storyId: view.storyId,
          shotId,
          runId,
          aiModel: engine,
          blob: made.blob,
          metadata: made.metadata,
          resourceType: 'audio',
          subtype: 'voiceover',
          role: 'voiceover',
          mimeType: 'audio/wav',
          title: one.title,
          prompt: one.voiceOver,
        })
        await tx.db
          .update(shot)
          .set({ activeVoiceOverAudioId: mediaId })
          .where(and(eq(shot.storyId, view.storyId), eq(shot.shotId, shotId)))
        return { mediaId }
      },
    )
  },
  giveUp: async () => {},
})
