import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { readScene } from '../scene/reader.ts'
import { createStageRenderer } from '../stage/stage-renderer.ts'
import { buildStage } from '../stage/build-stage.ts'
import { type StyleExample, classifyStyle } from './style-signatures.ts'
import { SIGNATURE_SIZE, signatureOf } from './signature.ts'
import { styleOf } from './styles.ts'

/** A misclassified image. */
type Misclassification = { readonly style: StyleValue; readonly classified: StyleValue; readonly prompt: string }

async function paintExample(style: StyleValue, prompt: string, seed: number): Promise<StyleExample> {
  const scene = readScene({ prompt, storySeed: seed, shotIndex: 0, shotCount: 1, seed: 0 })
  const screen = createStageRenderer(await buildStage(scene, styleOf(style), SIGNATURE_SIZE.width, SIGNATURE_SIZE.height))
  screen.render({ seconds: 0, duration: 0, speech: [], index: 0 })
  return { style, signature: signatureOf(screen.canvas) }
}

/** Paints every prompt in every style, as examples of it. */
export async function paintExamples(prompts: readonly string[]): Promise<StyleExample[]> {
  const samples: StyleExample[] = []
  for (const { value } of STYLES) for (const [i, prompt] of prompts.entries()) samples.push(await paintExample(value, prompt, 100 + i * 37))
  return samples
}

/** Paints prompts in every style and classifies the images; returns the misclassified ones. */
export async function findMisclassified(examples: readonly StyleExample[], prompts: readonly string[]): Promise<Misclassification[]> {
  const mistakes: Misclassification[] = []
  for (const { value } of STYLES)
    for (const [i, prompt] of prompts.entries()) {
      const { signature } = await paintExample(value, prompt, 5000 + i * 61)
      const classified = classifyStyle(examples, signature)
      if (classified !== value) mistakes.push({ style: value, classified, prompt })
    }
  return mistakes
}

/** Prompts of the stored examples. */
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

/** Prompts without examples, for evaluation. */
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

/** Markdown table of accuracy and confusions by style. */
function tableOf(mistakes: readonly Misclassification[], each: number): string {
  const rows = STYLES.map(({ value }) => {
    const wrong = mistakes.filter(({ style }) => style === value)
    return `| ${value} | ${each - wrong.length} of ${each} | ${wrong.map(({ classified, prompt }) => `${classified}: ${prompt}`).join('; ')} |`
  })
  return ['| Style | Named right | Taken for |', '|---|---|---|', ...rows].join('\n')
}

if (import.meta.main) {
  const mistakes = await findMisclassified(await paintExamples(KNOWN_PROMPTS), NEW_PROMPTS)
  const count = STYLES.length * NEW_PROMPTS.length
  process.stdout.write(`${count - mistakes.length} of ${count} named right\n\n${tableOf(mistakes, NEW_PROMPTS.length)}\n`)
}
