import { SpeechProgram } from './speech-program.ts'

/** A word or phone that espeak began. `at`: index of its first character in the text; `name`: of a phone, empty for silence. */
export type SpokenEvent = { readonly kind: 'word' | 'phone' | 'end'; readonly at: number; readonly seconds: number; readonly name: string }

/** Mono. */
type EspeakSound = { readonly sampleRate: number; readonly samples: Float32Array; readonly events: readonly SpokenEvent[] }

type Answer = {
  readonly sampleRate: number
  readonly samples: Uint8Array
  readonly events: readonly {
    readonly type: string
    readonly text_position: number
    readonly audio_position: number
    readonly id?: string | number
  }[]
}
type Question = { readonly voice: string; readonly text: string; readonly rate: number }

const espeak = new SpeechProgram<Question, Answer>(new URL('./espeak-process.ts', import.meta.url), 'espeak')

/** Lets the espeak process say a text. `rate`: words a minute. */
export async function speakWithEspeak(voice: string, text: string, rate: number): Promise<EspeakSound> {
  return readAnswer(await espeak.ask({ voice, text, rate }))
}

/** Undefined while none runs. */
export const espeakProcessId = () => espeak.processId

const KINDS: Readonly<Record<string, SpokenEvent['kind']>> = { word: 'word', phoneme: 'phone', end: 'end' }

function readAnswer({ sampleRate, samples, events }: Answer): EspeakSound {
  const view = new DataView(samples.buffer, samples.byteOffset, samples.byteLength)
  const read: SpokenEvent[] = []
  for (const event of events) {
    const kind = KINDS[event.type]
    if (kind !== undefined)
      read.push({
        kind,
        at: event.text_position - 1,
        seconds: event.audio_position / 1000,
        name: kind === 'phone' ? String(event.id ?? '') : '',
      })
  }
  return {
    sampleRate,
    samples: Float32Array.from({ length: samples.byteLength >> 1 }, (_, i) => view.getInt16(i * 2, true) / 32768),
    events: read,
  }
}
