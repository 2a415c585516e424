import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { readScene } from '../scene/reader.ts'
import { screenOf } from '../stage/picture.ts'
import { buildStage } from '../stage/stage.ts'
import { styleOf } from './styles.ts'

/** What a picture's colours and edges are like, without regard to where they are: two histograms, each summing to 1. */
type Signature = { readonly colours: Float32Array; readonly edges: Float32Array }
type Sample = { readonly style: StyleValue; readonly signature: Signature }
/** A picture that was taken for another style. */
type Mistake = { readonly style: StyleValue; readonly taken: StyleValue; readonly prompt: string }

const WIDTH = 256
const HEIGHT = 144
const LEVELS = 5
const TURNS = 8
const STRENGTHS = 6

/** `data`: RGBA. */
function signatureOf(data: Uint8ClampedArray, width: number, height: number): Signature {
  const colours = new Float32Array(LEVELS ** 3)
  const edges = new Float32Array(TURNS * STRENGTHS)
  const level = (value: number): number => Math.min(LEVELS - 1, Math.floor((value / 256) * LEVELS))
  const light = (at: number): number => data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
  const inner = (width - 2) * (height - 2)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      colours[(level(data[at]!) * LEVELS + level(data[at + 1]!)) * LEVELS + level(data[at + 2]!)]! += 1 / (width * height)
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue
      const gx = light(at + 4) - light(at - 4)
      const gy = light(at + width * 4) - light(at - width * 4)
      const strength = Math.min(STRENGTHS - 1, Math.floor(Math.log2(1 + Math.hypot(gx, gy) / 4)))
      const turn = Math.floor(((Math.atan2(gy, gx) + Math.PI) / (Math.PI * 2)) * TURNS) % TURNS
      edges[strength * TURNS + turn]! += 1 / inner
    }
  return { colours, edges }
}

const gap = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0)

const distance = (a: Signature, b: Signature): number => gap(a.colours, b.colours) + gap(a.edges, b.edges)

async function paintedSample(style: StyleValue, prompt: string, seed: number): Promise<Sample> {
  const scene = readScene({ prompt, storySeed: seed, shotIndex: 0, shotCount: 1, seed: 0 })
  const screen = screenOf(await buildStage(scene, styleOf(style), WIDTH, HEIGHT))
  screen.show({ seconds: 0, duration: 0, speech: [], index: 0 })
  const { data } = screen.canvas.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT)
  return { style, signature: signatureOf(data, WIDTH, HEIGHT) }
}

/** Paints every prompt in every style, as examples of it. */
export async function examplesOf(prompts: readonly string[]): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const { value } of STYLES)
    for (const [i, prompt] of prompts.entries()) samples.push(await paintedSample(value, prompt, 100 + i * 37))
  return samples
}

function nearestStyle(examples: readonly Sample[], signature: Signature): StyleValue {
  let best = examples[0]!
  for (const example of examples) if (distance(example.signature, signature) < distance(best.signature, signature)) best = example
  return best.style
}

/** Paints other prompts in every style and lets the nearest example name the style of each picture; the pictures it names wrongly. */
export async function mistakesOn(examples: readonly Sample[], prompts: readonly string[]): Promise<Mistake[]> {
  const mistakes: Mistake[] = []
  for (const { value } of STYLES)
    for (const [i, prompt] of prompts.entries()) {
      const { signature } = await paintedSample(value, prompt, 5000 + i * 61)
      const taken = nearestStyle(examples, signature)
      if (taken !== value) mistakes.push({ style: value, taken, prompt })
    }
  return mistakes
}

/** Scenes of the examples. */
export const KNOWN_PROMPTS = [
  'A girl with a lantern and her fox walk above the village at sunset',
  'A chef with bread and a teapot in the kitchen',
  'A boy and an owl in the forest at night',
  'A woman with an umbrella in the city in the rain',
  'An old man reads a book to a cat in the living room',
  'A sailor near the lighthouse by the sea at noon',
  'A knight before the castle in the morning',
  'A scientist with a flask in the laboratory, close up',
] as const

/** Scenes that are in no example. */
export const NEW_PROMPTS = [
  'A farmer and his dog in a field of wheat on a bright day',
  'An astronaut and a rocket on a planet in space',
  'Two friends buy apples at the market',
  'A camel in the desert at noon',
  'A teacher with a globe in the classroom',
  'A singer with a guitar on the stage at night',
  'A woman in the snow in the mountains',
  'A man with a laptop in the office, medium shot',
  'A fish and a treasure under water',
  'A child with a kite by the river at dawn',
  'A nurse with a heart balloon in the hospital',
  'A pirate digs for gold on the beach at sunset',
  'Grandmother waters flowers in the garden in the morning, close up',
  'A monkey swings through the jungle',
  'A penguin on the ice of the arctic at night',
  'A girl waits with a suitcase at the station in the rain',
  'A robot walks through the city of the future',
  'A man drinks coffee in the cafe, close up',
  'A student sleeps over her books in the library',
  'An explorer with a torch finds a temple in the ruins',
] as const

/** A table of every style: how many of its pictures were named right, and what the others were taken for. */
function tableOf(mistakes: readonly Mistake[], each: number): string {
  const rows = STYLES.map(({ value }) => {
    const wrong = mistakes.filter(({ style }) => style === value)
    return `| ${value} | ${each - wrong.length} of ${each} | ${wrong.map(({ taken, prompt }) => `${taken}: ${prompt}`).join('; ')} |`
  })
  return ['| Style | Named right | Taken for |', '|---|---|---|', ...rows].join('\n')
}

if (import.meta.main) {
  const mistakes = await mistakesOn(await examplesOf(KNOWN_PROMPTS), NEW_PROMPTS)
  const count = STYLES.length * NEW_PROMPTS.length
  process.stdout.write(`${count - mistakes.length} of ${count} named right\n\n${tableOf(mistakes, NEW_PROMPTS.length)}\n`)
}
