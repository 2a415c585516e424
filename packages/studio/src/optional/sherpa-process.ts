/**
 * A separate process that runs sherpa-onnx, whose builds contain espeak-ng (GPL-3) and exit on a model they can't read. It receives
 * messages with text or audio and replies with audio or words; nothing of Fablecut is linked with it.
 */
import sherpa, { type OfflineRecognizer, type OfflineTts } from 'sherpa-onnx-node'
import type { RecogniserModel } from './catalogue.ts'
import type { SherpaTranscript, SherpaRequest, SherpaAudio } from './sherpa.ts'

/** An idle process exits to free the memory of its model. */
const IDLE_TIMEOUT_MS = 120_000
const RUNTIME = { numThreads: 1, provider: 'cpu', debug: false } as const
/** Input features of the recogniser models. */
const FEATURES = { sampleRate: 16_000, featureDim: 80 } as const

let loadedVoice: { readonly folder: string; readonly tts: OfflineTts } | undefined
let loadedRecogniser: { readonly key: string; readonly recogniser: OfflineRecognizer } | undefined
let idleTimer = setTimeout(exit, IDLE_TIMEOUT_MS)

process.on('message', ({ id, ...request }: SherpaRequest & { id: number }) => {
  clearTimeout(idleTimer)
  process.send?.({ id, ...handle(request) })
  idleTimer = setTimeout(exit, IDLE_TIMEOUT_MS)
})
process.on('disconnect', exit)

function exit(): void {
  process.exit(0)
}

function handle(request: SherpaRequest): SherpaAudio | SherpaTranscript | { readonly error: string } {
  try {
    return request.kind === 'synthesize' ? synthesize(request) : transcribe(request)
  } catch (cause) {
    return { error: String(cause) }
  }
}

function synthesize({ folder, model, text, speed }: Extract<SherpaRequest, { kind: 'synthesize' }>): SherpaAudio {
  if (loadedVoice?.folder !== folder) {
    const files = { model: `${folder}/${model.model}`, tokens: `${folder}/${model.tokens}`, dataDir: `${folder}/${model.sounds}` }
    const synthesizer = model.form === 'kokoro' ? { kokoro: { ...files, voices: `${folder}/${model.voices}` } } : { vits: files }
    loadedVoice = { folder, tts: new sherpa.OfflineTts({ model: { ...synthesizer, ...RUNTIME }, maxNumSentences: 1 }) }
  }
  const sid = model.form === 'kokoro' ? model.speaker : 0
  const { samples, sampleRate } = loadedVoice.tts.generate({ text, sid, speed, enableExternalBuffer: false })
  return { samples, sampleRate }
}

function transcribe({ folder, model, samples, language }: Extract<SherpaRequest, { kind: 'transcribe' }>): SherpaTranscript {
  const key = `${folder} ${language}`
  if (loadedRecogniser?.key !== key) {
    const modelConfig = { ...configOf(model, folder, language), tokens: `${folder}/${model.tokens}`, ...RUNTIME }
    loadedRecogniser = { key, recogniser: new sherpa.OfflineRecognizer({ featConfig: FEATURES, modelConfig }) }
  }
  const { recogniser } = loadedRecogniser
  const stream = recogniser.createStream()
  stream.acceptWaveform({ samples, sampleRate: FEATURES.sampleRate })
  recogniser.decode(stream)
  const { text, tokens, timestamps } = recogniser.getResult(stream)
  return { text, tokens, timestamps }
}

function configOf(model: RecogniserModel, folder: string, language: string): object {
  const at = (file: string) => `${folder}/${file}`
  if (model.form === 'ctc') return { nemoCtc: { model: at(model.model) } }
  if (model.form === 'whisper')
    return { whisper: { encoder: at(model.encoder), decoder: at(model.decoder), language, task: 'transcribe', tailPaddings: -1 } }
  const transducer = { encoder: at(model.encoder), decoder: at(model.decoder), joiner: at(model.joiner) }
  return { transducer, modelType: 'nemo_transducer' }
}
