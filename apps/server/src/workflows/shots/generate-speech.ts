import type { SpeechModelV4 } from '@ai-sdk/provider'
import type { SpeechMetadata } from '@fablecut/generation/ports/options'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { voiceOf } from '../../generation/engines/sound-routes.ts'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { bytesOf } from './bytes-of.ts'

export type GeneratedSpeech = {
  readonly blob: StoredBlob
  readonly mimeType: 'audio/wav'
  readonly metadata: Partial<SpeechMetadata> & { readonly duration: number | undefined }
}

/** Generates a shot's voice-over with the story's voice and stores it. */
export async function generateSpeech(
  view: RunView,
  shot: ShotRow,
  model: SpeechModelV4,
  signal: AbortSignal | undefined,
): Promise<GeneratedSpeech> {
  const response = await model.doGenerate({
    text: shot.voiceOver,
    voice: voiceOf(view.inputs),
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
