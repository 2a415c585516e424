import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { figure, type SampleContent, sampleScene, thing } from '../testing/sample-plan.ts'
import { createStageRenderer } from '../stage/stage-renderer.ts'
import { buildStage } from '../stage/build-stage.ts'
import { type StyleExample, classifyStyle } from './style-signatures.ts'
import { SIGNATURE_SIZE, signatureOf } from './signature.ts'
import { styleOf } from './styles.ts'

/** A misclassified image. */
type Misclassification = { readonly style: StyleValue; readonly classified: StyleValue; readonly content: SampleContent }

async function paintExample(style: StyleValue, content: SampleContent, seed: number): Promise<StyleExample> {
  const scene = sampleScene(content, { storySeed: seed })
  const screen = createStageRenderer(await buildStage(scene, styleOf(style), SIGNATURE_SIZE.width, SIGNATURE_SIZE.height))
  screen.render({ seconds: 0, duration: 0, speech: [], index: 0 })
  return { style, signature: signatureOf(screen.canvas) }
}

/** Paints every content in every style, as examples of it. */
export async function paintExamples(contents: readonly SampleContent[]): Promise<StyleExample[]> {
  const samples: StyleExample[] = []
  for (const { value } of STYLES)
    for (const [i, content] of contents.entries()) samples.push(await paintExample(value, content, 100 + i * 37))
  return samples
}

/** Paints contents in every style and classifies the images; returns the misclassified ones. */
export async function findMisclassified(
  examples: readonly StyleExample[],
  contents: readonly SampleContent[],
): Promise<Misclassification[]> {
  const mistakes: Misclassification[] = []
  for (const { value } of STYLES)
    for (const [i, content] of contents.entries()) {
      const { signature } = await paintExample(value, content, 5000 + i * 61)
      const classified = classifyStyle(examples, signature)
      if (classified !== value) mistakes.push({ style: value, classified, content })
    }
  return mistakes
}

/** Contents of the stored examples. */
export const KNOWN_CONTENTS: readonly SampleContent[] = [
  { place: 'village', hour: 'dusk', cast: [figure('girl', 'walk'), figure('fox', 'walk')], things: [thing('lantern')] },
  { place: 'kitchen', cast: [figure('cook')], things: [thing('bread'), thing('teapot')] },
  { place: 'forest', hour: 'night', cast: [figure('boy'), figure('owl')] },
  { place: 'city', weather: 'rain', cast: [figure('woman')], things: [thing('umbrella')] },
  { place: 'room', cast: [figure('old man', 'read'), figure('cat')], things: [thing('book')] },
  { place: 'sea', cast: [figure('sailor')], things: [thing('lighthouse')], camera: { size: 'wide' } },
  { place: 'castle', hour: 'dawn', cast: [figure('knight')], camera: { size: 'full' } },
  { place: 'lab', cast: [figure('scientist', 'hold')], things: [thing('flask')], camera: { size: 'close' } },
]

/** Contents without examples, for evaluation. */
export const NEW_CONTENTS: readonly SampleContent[] = [
  { place: 'field', cast: [figure('farmer'), figure('dog')], camera: { size: 'full' } },
  { place: 'space', cast: [figure('astronaut')], things: [thing('rocket')] },
  { place: 'market', cast: [figure('friend', 'stand', 'a'), figure('friend', 'stand', 'b')], things: [thing('apple', 3)] },
  { place: 'desert', things: [thing('camel')], camera: { size: 'wide' } },
  { place: 'school', cast: [figure('teacher', 'point')], things: [thing('globe')] },
  { place: 'stage', hour: 'night', cast: [figure('singer', 'sing')], things: [thing('guitar')] },
  { place: 'mountain', weather: 'snow', cast: [figure('woman')], camera: { size: 'full' } },
  { place: 'office', cast: [figure('man')], things: [thing('laptop')] },
  { place: 'underwater', cast: [figure('fish')], things: [thing('chest')] },
  { place: 'river', hour: 'dawn', cast: [figure('child')], things: [thing('kite')], camera: { size: 'wide' } },
  { place: 'hospital', cast: [figure('nurse')], things: [thing('balloon')] },
  { place: 'beach', hour: 'dusk', cast: [figure('pirate')], things: [thing('coin', 3)] },
  { place: 'garden', hour: 'dawn', cast: [figure('grandmother', 'water')], things: [thing('flower', 3)], camera: { size: 'close' } },
  { place: 'jungle', cast: [figure('tiger')] },
  { place: 'arctic', hour: 'night', cast: [figure('penguin')], camera: { size: 'full' } },
  { place: 'station', weather: 'rain', cast: [figure('girl')], things: [thing('suitcase')] },
  { place: 'future-city', cast: [figure('woman', 'walk')], things: [thing('robot')] },
  { place: 'cafe', cast: [figure('man', 'drink')], things: [thing('coffee')], camera: { size: 'close' } },
  { place: 'library', cast: [figure('student', 'sleep')], things: [thing('book', 3)] },
  { place: 'ruins', cast: [figure('explorer')], things: [thing('torch')], camera: { size: 'wide' } },
]

/** Markdown table of accuracy and confusions by style. */
function tableOf(mistakes: readonly Misclassification[], each: number): string {
  const rows = STYLES.map(({ value }) => {
    const wrong = mistakes.filter(({ style }) => style === value)
    return `| ${value} | ${each - wrong.length} of ${each} | ${wrong.map(({ classified, content }) => `${classified}: ${content.place}`).join('; ')} |`
  })
  return ['| Style | Named right | Taken for |', '|---|---|---|', ...rows].join('\n')
}

if (import.meta.main) {
  const mistakes = await findMisclassified(await paintExamples(KNOWN_CONTENTS), NEW_CONTENTS)
  const count = STYLES.length * NEW_CONTENTS.length
  process.stdout.write(`${count - mistakes.length} of ${count} named right\n\n${tableOf(mistakes, NEW_CONTENTS.length)}\n`)
}
