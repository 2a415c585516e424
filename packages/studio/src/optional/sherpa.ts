import { SpeechProcess } from '../voices/synthesizers/speech-process.ts'
import type { RecogniserModel, VoiceModel } from './catalogue.ts'

export type SherpaRequest =
  | { readonly kind: 'synthesize'; readonly folder: string; readonly model: VoiceModel; readonly text: string; readonly speed: number }
  | {
      readonly kind: 'transcribe'
      readonly folder: string
      readonly model: RecogniserModel
      /** 16 kHz mono. */
      readonly samples: Float32Array
      /** ISO 639-1; empty: detected by the model, if it can. */
      readonly language: string
    }

export type SherpaAudio = { readonly samples: Float32Array; readonly sampleRate: number }

/** `tokens`: subword tokens, where a leading space starts a new word. `timestamps`: start of each token in seconds; empty if the model reports none. */
export type SherpaTranscript = { readonly text: string; readonly tokens: readonly string[]; readonly timestamps: readonly number[] }

type Params<Kind> = Omit<Extract<SherpaRequest, { kind: Kind }>, 'kind'>

const program = new SpeechProcess<SherpaRequest, SherpaAudio | SherpaTranscript>(
  new URL('./sherpa-process.ts', import.meta.url),
  'sherpa-onnx',
)

/** Rejects if the model can't be used, with the error of the process. */
export const synthesizeWithSherpa = (params: Params<'synthesize'>) =>
  program.request({ kind: 'synthesize', ...params }) as Promise<SherpaAudio>

/** Rejects if the model can't be used, with the error of the process. */
export const transcribeWithSherpa = (params: Params<'transcribe'>) =>
  program.request({ kind: 'transcribe', ...params }) as Promise<SherpaTranscript>
