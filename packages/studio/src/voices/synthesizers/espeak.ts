import { SpeechProcess } from './speech-process.ts'

/** Start of a word or phone. `at`: index of its first character in the text; `seconds`: time in the audio; `name`: IPA of a phone, empty for silence. */
export type SpeechEvent = {
  readonly kind: 'word' | 'phone' | 'end'
  readonly textIndex: number
  readonly seconds: number
  readonly name: string
}

/** Mono. */
type EspeakResult = { readonly sampleRate: number; readonly samples: Float32Array; readonly events: readonly SpeechEvent[] }

type EspeakReply = {
  readonly sampleRate: number
  readonly samples: Uint8Array
  readonly events: readonly {
    readonly type: string
    readonly text_position: number
    readonly audio_position: number
    readonly id?: string | number
  }[]
}
type EspeakRequest = { readonly voice: string; readonly text: string; readonly rate: number }

const espeak = new SpeechProcess<EspeakRequest, EspeakReply>(new URL('./espeak-process.ts', import.meta.url), 'espeak')

/** Synthesizes a text in the espeak process. `rate`: espeak's rate parameter, nominally words per minute. */
export async function synthesizeWithEspeak(voice: string, text: string, rate: number): Promise<EspeakResult> {
  return parseReply(await espeak.request({ voice, text, rate }))
}

/** Undefined while it does not run. */
export const espeakProcessId = () => espeak.processId

const KINDS: Readonly<Record<string, SpeechEvent['kind']>> = { word: 'word', phoneme: 'phone', end: 'end' }

function parseReply({ sampleRate, samples, events }: EspeakReply): EspeakResult {
  const view = new DataView(samples.buffer, samples.byteOffset, samples.byteLength)
  const parsed: SpeechEvent[] = []
  for (const event of events) {
    const kind = KINDS[event.type]
    if (kind !== undefined)
      parsed.push({
        kind,
        textIndex: event.text_position - 1,
        seconds: event.audio_position / 1000,
        name: kind === 'phone' ? String(event.id ?? '') : '',
      })
  }
  return {
    sampleRate,
    samples: Float32Array.from({ length: samples.byteLength >> 1 }, (_, i) => view.getInt16(i * 2, true) / 32768),
    events: parsed,
  }
}
