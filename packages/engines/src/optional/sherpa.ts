import { SpeechProgram } from '../builtin/voices/synthesizers/speech-program.ts'
import type { RecogniserModel, VoiceModel } from './catalogue.ts'

export type SherpaRequest =
  | { readonly kind: 'speak'; readonly folder: string; readonly model: VoiceModel; readonly text: string; readonly speed: number }
  | {
      readonly kind: 'hear'
      readonly folder: string
      readonly model: RecogniserModel
      /** 16 kHz mono. */
      readonly samples: Float32Array
      /** ISO 639-1; empty: the model finds out, where it can. */
      readonly language: string
    }

export type SherpaAudio = { readonly samples: Float32Array; readonly sampleRate: number }

/** `tokens`: pieces of words, a new word beginning with a space, each with the second it begins; empty where the model tells no times. */
export type SherpaTranscript = { readonly text: string; readonly tokens: readonly string[]; readonly timestamps: readonly number[] }

type Question<Kind> = Omit<Extract<SherpaRequest, { kind: Kind }>, 'kind'>

const program = new SpeechProgram<SherpaRequest, SherpaAudio | SherpaTranscript>(
  new URL('./sherpa-process.ts', import.meta.url),
  'sherpa-onnx',
)

/** Rejects when the model can't be used, with what the process said about it. */
export const speakWithSherpa = (question: Question<'speak'>) => program.ask({ kind: 'speak', ...question }) as Promise<SherpaAudio>

/** Rejects when the model can't be used, with what the process said about it. */
export const recogniseWithSherpa = (question: Question<'hear'>) => program.ask({ kind: 'hear', ...question }) as Promise<SherpaTranscript>
