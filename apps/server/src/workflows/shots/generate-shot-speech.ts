import { eq, sql } from 'drizzle-orm'
import { media, story } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { type RunView, type ShotRow, readRun } from '../../runs/read-run.ts'
import { makeFile } from '../provider-calls/maker.ts'
import { ProviderUnavailable } from '../run/provider-unavailable.ts'
import { services } from '../run/services.ts'
import { SpeechProviderDown } from '../run/speech-provider-down.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { maySwitchSoundProvider } from '../provider-choice/may-switch-provider.ts'
import { chooseOtherSpeaker, chooseSpeaker, hasOtherSpeaker } from './choose-speaker.ts'
import type { Speaker } from './speakers.ts'
import { saveActiveTake } from './shot-take.ts'
import { speechMaker } from './speech-maker.ts'

/** Generates a shot's voice-over. A failure fails the run (CD-112), so nothing is recorded or released here. */
export const generateShotSpeech = defineShotWork({
  name: 'speak-shot',
  async run(runId, shotId, attempt, signal) {
    const view = await readRun(services().db, runId)
    const row = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!row || row.activeVoiceOverAudioId || row.voiceOver === '') return
    const speaker = await chooseSpeaker(view, view.shots)
    try {
      await speakShot({ view, row, speaker, medium: 'speech' }, attempt, signal)
    } catch (error) {
      const isDown = error instanceof ProviderUnavailable && error.isDown
      if (!isDown || !maySwitchSoundProvider(view, 'speech') || !hasOtherSpeaker(view, speaker)) throw error
      throw new SpeechProviderDown(error.message)
    }
  },
  giveUp: async () => {},
})

/** Generates a shot's voice-over by another speaker than the one that is down, also where that one has spoken: a film has one voice. Recordings of the creator stay. */
export const generateOtherSpeech = defineShotWork({
  name: 'speak-shot-again',
  async run(runId, shotId, attempt, signal) {
    const view = await readRun(services().db, runId)
    const row = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!row || row.voiceOver === '' || (await hasRecording(row))) return
    const speaker = await chooseOtherSpeaker(view)
    if (speaker) await speakShot({ view, row, speaker, medium: 'speech-again' }, attempt, signal)
  },
  giveUp: async () => {},
})

async function hasRecording({ activeVoiceOverAudioId: id }: ShotRow): Promise<boolean> {
  if (id === null) return false
  const [file] = await services().db.select({ source: media.source }).from(media).where(eq(media.id, id))
  return file?.source === 'user_upload'
}

type SpokenShot = {
  readonly view: RunView
  readonly row: ShotRow
  readonly speaker: Speaker
  readonly medium: 'speech' | 'speech-again'
}

async function speakShot({ view, row, speaker, medium }: SpokenShot, attempt: number, signal: AbortSignal | undefined): Promise<void> {
  const seed = (view.inputs.seed ?? 1) + view.shots.indexOf(row)
  await makeFile(
    { runId: view.id, shotId: row.shotId, kind: 'speech', medium, attempt },
    speechMaker({ view, shot: row, seed, speaker }, signal),
    async (tx, { blob, mimeType, metadata }, aiModel) => {
      const take = { resourceType: 'audio', subtype: 'voiceover', role: 'voiceover', mimeType, prompt: row.voiceOver } as const
      const mediaId = await saveActiveTake(tx, { view, row, column: 'activeVoiceOverAudioId' }, { ...take, aiModel, blob, metadata })
      await recordVoice(tx, view, metadata.voice)
      return { mediaId }
    },
    signal,
  )
}

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
