import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeWav } from '../../sound/wav.ts'
import type { EnglishVoice } from '../english/english-voices.ts'
import type { Utterance } from './flite.ts'
import type { Phone } from '../speech.ts'

/** A festival voice in better quality than flite: the speaker of flite's `slt`, at 32 kHz. */
const VOICE = 'cmu_us_slt_arctic_hts'
/** Sample rate in Hz. */
export const FESTIVAL_RATE = 32_000
/** Mean pitch of the voice. */
export const FESTIVAL_MEAN_HERTZ = 173
/** Brings the voice to the spectrum of natural speech. */
export const FESTIVAL_EQUALIZER: EnglishVoice['equalizer'] = [
  [1000, 2],
  [7500, -3],
]
/** ffmpeg allpass filters: its impulse excitation buzzes, and dispersing the phase reduces that. */
export const FESTIVAL_PHASE_FILTERS = [300, 700, 1500, 3000, 5500].map((hertz) => `allpass=f=${hertz}:t=q:w=0.7`)
/** Speaking rate relative to flite at the same stretch. */
const RELATIVE_RATE = 1.07
const TIMEOUT_SECONDS = 60
/** A third of the default heap, which takes 320 MB. */
const HEAP_CELLS = '3000000'

let installed: Promise<boolean> | undefined

/**
 * Whether festival and its voice are installed; cached. `FABLECUT_FESTIVAL`: path of the program (default `festival` on the PATH), or `off`.
 */
export function isFestivalInstalled(): Promise<boolean> {
  installed ??= runFestival('(print (voice.list))').then(
    (printed) => printed.includes(VOICE),
    () => false,
  )
  return installed
}

/** Synthesizes each sentence as an utterance, 32 kHz mono. `stretch`: duration factor, above 1 is slower. Sentences consist of words and commas. */
export async function synthesizeWithFestival(sentences: readonly string[], stretch: number): Promise<Utterance[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-festival-'))
  try {
    const script = join(folder, 'say.scm')
    await writeFile(script, schemeScript(sentences, folder, stretch))
    const blocks = (await runFestival(script)).split('utterance\n').slice(1)
    if (blocks.length !== sentences.length) throw new Error(`festival synthesized ${blocks.length} of ${sentences.length} sentences.`)
    return await Promise.all(
      blocks.map(async (block, i) => ({ samples: await readSamples(join(folder, `${i}.wav`)), phones: parsePhones(block) })),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readSamples(path: string): Promise<Float32Array> {
  const { sampleRate, channels } = decodeWav(await readFile(path))
  if (sampleRate !== FESTIVAL_RATE) throw new Error(`festival returned audio at ${sampleRate} Hz.`)
  return channels[0]!
}

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '')}"`

function schemeScript(sentences: readonly string[], folder: string, stretch: number): string {
  const calls = sentences.map((sentence, i) => `(say ${quote(sentence)} ${quote(join(folder, `${i}.wav`))})`)
  return `(voice_${VOICE})
(set! hts_engine_params (append hts_engine_params (list '("-r" ${(1 / (stretch * RELATIVE_RATE)).toFixed(3)}))))
(define (calls text path)
  (let ((spoken (SynthText text)))
    (utt.save.wave spoken path 'riff)
    (format t "utterance\\n")
    (mapcar (lambda (phone) (format t "%s %f\\n" (item.name phone) (item.feat phone 'end))) (utt.relation.items spoken 'Segment))))
${calls.join('\n')}
`
}

/** Parses lines such as `ax 0.28`: name and end in seconds. */
function parsePhones(block: string): Phone[] {
  const phones: Phone[] = []
  for (const [, name, end] of block.matchAll(/^([a-z]+) ([\d.]+)$/gm))
    phones.push({ name: name!, startSeconds: phones.at(-1)?.endSeconds ?? 0, endSeconds: Number(end) })
  return phones
}

/** Runs a separate process, without a shell. */
function runFestival(task: string): Promise<string> {
  const program = process.env['FABLECUT_FESTIVAL'] ?? 'festival'
  if (program === 'off') return Promise.reject(new Error('festival is turned off.'))
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['--heap', HEAP_CELLS, '-b', task], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: TIMEOUT_SECONDS * 1000,
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(output).toString()) : reject(new Error(`festival stopped with ${code}.`)),
    )
  })
}
