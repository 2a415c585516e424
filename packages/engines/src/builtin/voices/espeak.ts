import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A word or phone that espeak began. `at`: index of its first character in the text; `name`: of a phone, empty for silence. */
export type SpokenEvent = { readonly kind: 'word' | 'phone' | 'end'; readonly at: number; readonly seconds: number; readonly name: string }

/** Mono. */
type EspeakSound = { readonly sampleRate: number; readonly samples: Float32Array; readonly events: readonly SpokenEvent[] }

type Answer = {
  readonly id: number
  readonly fault?: string
  readonly sampleRate: number
  readonly samples: Uint8Array
  readonly events: readonly {
    readonly type: string
    readonly text_position: number
    readonly audio_position: number
    readonly id?: string | number
  }[]
}
type Waiting = { readonly resolve: (sound: EspeakSound) => void; readonly reject: (cause: Error) => void }

let child: ChildProcess | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** The espeak process is gone; another can be started. */
class EspeakEnded extends Error {}

/**
 * Lets the espeak process say a text. The process is started when first needed, kept, and ends with ours; should it crash, a new one
 * says the text once more. `rate`: words a minute.
 */
export function speakWithEspeak(voice: string, text: string, rate: number): Promise<EspeakSound> {
  return ask(voice, text, rate).catch((cause: unknown) => {
    if (cause instanceof EspeakEnded) return ask(voice, text, rate)
    throw cause
  })
}

/** Undefined while none runs. */
export const espeakProcessId = () => child?.pid

function ask(voice: string, text: string, rate: number): Promise<EspeakSound> {
  const process = (child ??= startProcess())
  return new Promise((resolve, reject) => {
    const id = ++lastId
    waiting.set(id, { resolve, reject })
    process.ref()
    process.channel?.ref()
    process.send({ id, voice, text, rate })
  })
}

function startProcess(): ChildProcess {
  const path = fileURLToPath(new URL('./espeak-process.ts', import.meta.url))
  const started = fork(path, [], { execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  started.on('message', (answer: Answer) => {
    const entry = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) letGo(started)
    if (answer.fault === undefined) entry?.resolve(readAnswer(answer))
    else entry?.reject(new Error(answer.fault))
  })
  started.on('error', (cause) => giveUp(started, cause))
  started.on('exit', (code) => giveUp(started, new EspeakEnded(`The espeak process ended with ${code}.`)))
  return started
}

/** An idle process does not keep ours alive. */
function letGo(process: ChildProcess): void {
  process.unref()
  process.channel?.unref()
}

function giveUp(process: ChildProcess, cause: Error): void {
  if (child !== process) return
  child = undefined
  for (const entry of waiting.values()) entry.reject(cause)
  waiting.clear()
}

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
