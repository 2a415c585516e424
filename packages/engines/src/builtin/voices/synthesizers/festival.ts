import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeWav } from '../../sound/wav.ts'
import type { EnglishVoice } from '../cast.ts'
import type { Utterance } from './flite.ts'
import type { Phone } from '../speech.ts'

/** The one voice of festival that is better than what our packages bring: the same woman as flite's `slt`, at 32 kHz. */
const VOICE = 'cmu_us_slt_arctic_hts'
export const FESTIVAL_RATE = 32_000
/** Her pitch as recorded. */
export const FESTIVAL_HERTZ = 173
/** Takes her to the colour of natural speech. */
export const FESTIVAL_COLOUR: EnglishVoice['colour'] = [
  [1000, 2],
  [7500, -3],
]
/** Her pulses are needles, all frequencies at once, and buzz: these let the high ones come a little later than the low ones (ffmpeg filters). */
export const FESTIVAL_SOFTENING = [300, 700, 1500, 3000, 5500].map((hertz) => `allpass=f=${hertz}:t=q:w=0.7`)
/** She speaks that much faster than flite at the same stretch. */
const HASTE = 1.07
const LONGEST_ANSWER_SECONDS = 60
/** Cells of its heap: a third of its own default, which takes 320 MB before the first word. */
const HEAP_CELLS = '3000000'

let installed: Promise<boolean> | undefined

/**
 * Whether festival and its voice are installed; looked up once. `FABLECUT_FESTIVAL` names the program (default `festival` on the PATH), `off` is never.
 */
export function festivalSpeaks(): Promise<boolean> {
  installed ??= runFestival('(print (voice.list))').then(
    (printed) => printed.includes(VOICE),
    () => false,
  )
  return installed
}

/** Speaks each sentence as an utterance of its own, 32 kHz. `stretch` above 1 is slower. Sentences are plain words and commas. */
export async function speakWithFestival(sentences: readonly string[], stretch: number): Promise<Utterance[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-festival-'))
  try {
    const script = join(folder, 'say.scm')
    await writeFile(script, programOf(sentences, folder, stretch))
    const blocks = (await runFestival(script)).split('utterance\n').slice(1)
    if (blocks.length !== sentences.length) throw new Error(`festival spoke ${blocks.length} of ${sentences.length} sentences.`)
    return await Promise.all(
      blocks.map(async (block, i) => ({ samples: await readSamples(join(folder, `${i}.wav`)), phones: parsePhones(block) })),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readSamples(path: string): Promise<Float32Array> {
  const { sampleRate, channels } = decodeWav(await readFile(path))
  if (sampleRate !== FESTIVAL_RATE) throw new Error(`festival answered at ${sampleRate} Hz.`)
  return channels[0]!
}

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '')}"`

function programOf(sentences: readonly string[], folder: string, stretch: number): string {
  const say = sentences.map((sentence, i) => `(say ${quote(sentence)} ${quote(join(folder, `${i}.wav`))})`)
  return `(voice_${VOICE})
(set! hts_engine_params (append hts_engine_params (list '("-r" ${(1 / (stretch * HASTE)).toFixed(3)}))))
(define (say text path)
  (let ((spoken (SynthText text)))
    (utt.save.wave spoken path 'riff)
    (format t "utterance\\n")
    (mapcar (lambda (phone) (format t "%s %f\\n" (item.name phone) (item.feat phone 'end))) (utt.relation.items spoken 'Segment))))
${say.join('\n')}
`
}

/** `ax 0.28` : names with the second each ends at. */
function parsePhones(block: string): Phone[] {
  const phones: Phone[] = []
  for (const [, name, end] of block.matchAll(/^([a-z]+) ([\d.]+)$/gm))
    phones.push({ name: name!, startSeconds: phones.at(-1)?.endSeconds ?? 0, endSeconds: Number(end) })
  return phones
}

/** A program of its own, never through a shell. */
function runFestival(task: string): Promise<string> {
  const program = process.env['FABLECUT_FESTIVAL'] ?? 'festival'
  if (program === 'off') return Promise.reject(new Error('festival is turned off.'))
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['--heap', HEAP_CELLS, '-b', task], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: LONGEST_ANSWER_SECONDS * 1000,
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(output).toString()) : reject(new Error(`festival stopped with ${code}.`)),
    )
  })
}
