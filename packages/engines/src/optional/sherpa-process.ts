/**
 * A program of its own: it runs sherpa-onnx, whose builds contain espeak-ng (GPL-3) and end the whole process over a model they can't
 * read. It takes messages with text or sound and answers with sound or words; nothing of Fablecut is linked with it.
 */
import sherpa, { type OfflineRecognizer, type OfflineTts } from 'sherpa-onnx-node'
import type { RecogniserModel } from './catalogue.ts'
import type { SherpaTranscript, SherpaRequest, SherpaAudio } from './sherpa.ts'

/** A model nobody asks for gives its memory back. */
const IDLE_MS = 120_000
const RUNTIME = { numThreads: 1, provider: 'cpu', debug: false } as const
/** What the recognisers' models were made for. */
const HEARING = { sampleRate: 16_000, featureDim: 80 } as const

let speaker: { readonly folder: string; readonly tts: OfflineTts } | undefined
let writer: { readonly key: string; readonly recogniser: OfflineRecognizer } | undefined
let idle = setTimeout(leave, IDLE_MS)

process.on('message', ({ id, ...question }: SherpaRequest & { id: number }) => {
  clearTimeout(idle)
  process.send?.({ id, ...answer(question) })
  idle = setTimeout(leave, IDLE_MS)
})
process.on('disconnect', leave)

function leave(): void {
  process.exit(0)
}

function answer(question: SherpaRequest): SherpaAudio | SherpaTranscript | { readonly fault: string } {
  try {
    return question.kind === 'speak' ? speak(question) : hear(question)
  } catch (cause) {
    return { fault: String(cause) }
  }
}

function speak({ folder, model, text, speed }: Extract<SherpaRequest, { kind: 'speak' }>): SherpaAudio {
  if (speaker?.folder !== folder) {
    const vits = { model: `${folder}/${model.model}`, tokens: `${folder}/${model.tokens}`, dataDir: `${folder}/${model.sounds}` }
    speaker = { folder, tts: new sherpa.OfflineTts({ model: { vits, ...RUNTIME }, maxNumSentences: 1 }) }
  }
  const { samples, sampleRate } = speaker.tts.generate({ text, sid: 0, speed, enableExternalBuffer: false })
  return { samples, sampleRate }
}

function hear({ folder, model, samples, language }: Extract<SherpaRequest, { kind: 'hear' }>): SherpaTranscript {
  const key = `${folder} ${language}`
  if (writer?.key !== key) {
    const modelConfig = { ...configOf(model, folder, language), tokens: `${folder}/${model.tokens}`, ...RUNTIME }
    writer = { key, recogniser: new sherpa.OfflineRecognizer({ featConfig: HEARING, modelConfig }) }
  }
  const { recogniser } = writer
  const stream = recogniser.createStream()
  stream.acceptWaveform({ samples, sampleRate: HEARING.sampleRate })
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
