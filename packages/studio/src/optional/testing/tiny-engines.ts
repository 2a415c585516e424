import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OptionalRecogniser, OptionalVoice } from '../catalogue.ts'
import { ENGINE_FILE } from '../installed.ts'
import { constant, FLOAT, INT64, onnxModel, operator, port } from './onnx.ts'

/** Each phoneme of the tiny voice is 50 ms of a tone of 20 Hz times the index of the phoneme. */
export const TINY_VOICE = { sampleRate: 16_000, samplesPerSound: 800, loudness: 0.3 } as const

const credits = { licence: 'none', source: 'made by the test' }

/** Writes a 4 kB Piper voice whose phonemes are tones; text is phonemized with espeak's tables as in real voices. */
export function writeTinyVoice(folder: string, name: string, language: string, gender: 'female' | 'male'): void {
  const model = { form: 'piper', model: 'tiny.onnx', tokens: 'tokens.txt', sounds: 'espeak-ng-data' } as const
  const engine: OptionalVoice = { ...credits, name, kind: 'voice', languages: [language], gender, model }
  const home = join(folder, name)
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, model.model), voiceModel())
  writeFileSync(join(home, model.tokens), [...PHONEMES].map((sound, i) => `${sound} ${i}\n`).join(''))
  writePhonemeTables(home)
  writeFileSync(join(home, ENGINE_FILE), JSON.stringify(engine))
}

const PHONEMES =
  '_^$ !\'(),-.:;?abcdefhijklmnopqrstuvwxyzæçðøħŋœɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢˈˌːˑ˞βθχᵻⱱ"'

function voiceModel(): Uint8Array {
  const { sampleRate, samplesPerSound, loudness } = TINY_VOICE
  const turns = Float32Array.from({ length: samplesPerSound }, (_, i) => (2 * Math.PI * 20 * i) / sampleRate)
  return onnxModel(
    {
      operators: [
        operator('Cast', ['x'], 'numbers', { to: FLOAT }),
        operator('Unsqueeze', ['numbers', 'last'], 'column'),
        operator('Mul', ['column', 'turns'], 'phase'),
        operator('Sin', ['phase'], 'tone'),
        operator('Mul', ['tone', 'loudness'], 'soft'),
        operator('Reshape', ['soft', 'flat'], 'y'),
      ],
      constants: [
        constant('last', [1], BigInt64Array.of(2n)),
        constant('turns', [1, 1, samplesPerSound], turns),
        constant('loudness', [], Float32Array.of(loudness)),
        constant('flat', [3], BigInt64Array.of(1n, 1n, -1n)),
      ],
      inputs: [port('x', INT64, [1, 'sounds']), port('x_length', INT64, [1]), port('scales', FLOAT, [3])],
      outputs: [port('y', FLOAT, [1, 1, 'samples'])],
    },
    {
      model_type: 'vits',
      comment: 'piper',
      language: 'English',
      voice: 'en-us',
      has_espeak: '1',
      n_speakers: '1',
      sample_rate: String(sampleRate),
    },
  )
}

/** Extracts the English tables from the espeak package, which bundles all files in one. */
function writePhonemeTables(home: string): void {
  const script = createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten')
  const data = readFileSync(join(dirname(script), 'espeak-ng.data'))
  const neededFiles = /\/(phondata|phonindex|phontab|intonations|en_dict|lang\/gmw\/en(-US)?)$/
  const entries = readFileSync(script, 'utf8').matchAll(/filename:"\/usr\/share\/(espeak-ng-data[^"]+)",start:(\d+),end:(\d+)/g)
  for (const [, name, start, end] of entries) {
    if (!neededFiles.test(name!)) continue
    mkdirSync(dirname(join(home, name!)), { recursive: true })
    writeFileSync(join(home, name!), data.subarray(Number(start), Number(end)))
  }
}

/** Writes a 1 kB recogniser with two words: `low` for tones in the lower quarter of the spectrum, `high` for the upper half. */
export function writeTinyRecogniser(folder: string, name: string): void {
  const model = { form: 'ctc', model: 'tiny.onnx', tokens: 'tokens.txt' } as const
  const engine: OptionalRecogniser = { ...credits, name, kind: 'recogniser', languages: ['en'], model }
  const home = join(folder, name)
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, model.model), recogniserModel())
  writeFileSync(join(home, model.tokens), '▁low 0\n▁high 1\n<blk> 2\n')
  writeFileSync(join(home, ENGINE_FILE), JSON.stringify(engine))
}

const [BANDS, TOKENS] = [80, 3]
/** Log energy of a band (natural logarithm) above which its word is recognised. */
const ENERGY_THRESHOLD = 14

function recogniserModel(): Uint8Array {
  const weights = new Float32Array(BANDS * TOKENS)
  for (let band = 0; band < BANDS; band++) {
    weights[band * TOKENS] = band < 20 ? 1 / 20 : 0
    weights[band * TOKENS + 1] = band >= 40 ? 1 / 40 : 0
  }
  return onnxModel(
    {
      operators: [
        operator('Transpose', ['bands'], 'frames', { perm: [0, 2, 1] }),
        operator('MatMul', ['frames', 'weights'], 'levels'),
        operator('Add', ['levels', 'bias'], 'logits'),
      ],
      constants: [
        constant('weights', [BANDS, TOKENS], weights),
        constant('bias', [TOKENS], Float32Array.of(ENERGY_THRESHOLD, ENERGY_THRESHOLD, -1)),
      ],
      inputs: [port('bands', FLOAT, ['count', BANDS, 'frames']), port('length', INT64, ['count'])],
      outputs: [port('logits', FLOAT, ['count', 'frames', TOKENS])],
    },
    { vocab_size: '2', subsampling_factor: '1', normalize_type: '', model_type: 'EncDecCTCModelBPE' },
  )
}
