/** The part of the API in use; the package ships no types. */
declare module 'sherpa-onnx-node' {
  type Audio = { readonly samples: Float32Array; readonly sampleRate: number }
  type Runtime = { readonly numThreads: number; readonly provider: 'cpu'; readonly debug: boolean }

  type TtsFiles = { readonly model: string; readonly tokens: string; readonly dataDir: string }

  export class OfflineTts {
    constructor(config: {
      readonly model: ({ readonly vits: TtsFiles } | { readonly kokoro: TtsFiles & { readonly voices: string } }) & Runtime
      readonly maxNumSentences: number
    })
    generate(request: {
      readonly text: string
      readonly sid: number
      readonly speed: number
      readonly enableExternalBuffer: boolean
    }): Audio
  }

  type Stream = { acceptWaveform(audio: Audio): void }
  type RecognitionResult = { readonly text: string; readonly tokens: readonly string[]; readonly timestamps: readonly number[] }

  export class OfflineRecognizer {
    constructor(config: {
      readonly featConfig: { readonly sampleRate: number; readonly featureDim: number }
      readonly modelConfig: object & Runtime & { readonly tokens: string }
    })
    createStream(): Stream
    decode(stream: Stream): void
    getResult(stream: Stream): RecognitionResult
  }

  const sherpa: { readonly OfflineTts: typeof OfflineTts; readonly OfflineRecognizer: typeof OfflineRecognizer }
  export default sherpa
}
