import type { SpeechModelV4 } from '@ai-sdk/provider'
import type { SpeechMetadata } from '@fablecut/generation/ports/options'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { bytesOf } from './bytes-of.ts'

export type GeneratedSpeech = {
  readonly blob: StoredBlob
  readonly mimeType: 'audio/wav'
  readonly metadata: Partial<SpeechMetadata> & { readonly duration: number | undefined }
}

/** The voice that was selected for the language of the story, else that of the form. */
export const voiceOf = ({ inputs }: Pick<RunView, 'inputs'>): string =>
  inputs.voiceoverVoiceAutoSelection?.voiceover ?? inputs.voiceoverVoice ?? 'auto'

/** Generates a shot's voice-over with the story's voice and stores it. */
export async function generateSpeech(
  view: RunView,
  shot: ShotRow,
  model: SpeechModelV4,
  signal: AbortSignal | undefined,
): Promise<GeneratedSpeech> {
  const response = await model.doGenerate({
    text: shot.voiceOver,
    voice: voiceOf(view),
    ...(view.inputs.language === undefined ? {} : { language: view.inputs.language }),
    ...(signal === undefined ? {} : { abortSignal: signal }),
  })
  const metadata = response.providerMetadata?.['fablecut'] as SpeechMetadata | undefined
  return {
    blob: await services().storage.putBytes(bytesOf(response.audio)),
    mimeType: 'audio/wav',
    metadata: { ...metadata, duration: metadata?.durationSeconds },
  }
}
