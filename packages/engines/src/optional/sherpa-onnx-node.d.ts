/** What we use of it; the package has its types only as comments. */
declare module 'sherpa-onnx-node' {
  type Sound = { readonly samples: Float32Array; readonly sampleRate: number }
  type Runtime = { readonly numThreads: number; readonly provider: 'cpu'; readonly debug: boolean }

  export class OfflineTts {
    constructor(config: {
      readonly model: { readonly vits: { readonly model: string; readonly tokens: string; readonly dataDir: string } } & Runtime
      readonly maxNumSentences: number
    })
    generate(request: {
      readonly text: string
      readonly sid: number
      readonly speed: number
      readonly enableExternalBuffer: boolean
    }): Sound
  }

  type Stream = { acceptWaveform(sound: Sound): void }
  type Recognised = { readonly text: string; readonly tokens: readonly string[]; readonly timestamps: readonly number[] }

  export class OfflineRecognizer {
    constructor(config: {
      readonly featConfig: { readonly sampleRate: number; readonly featureDim: number }
      readonly modelConfig: object & Runtime & { readonly tokens: string }
    })
    createStream(): Stream
    decode(stream: Stream): void
    getResult(stream: Stream): Recognised
  }

  const sherpa: { readonly OfflineTts: typeof OfflineTts; readonly OfflineRecognizer: typeof OfflineRecognizer }
  export default sherpa
}
