// `npm run --silent direct -- <file> [--style anime] [--aspect 16:9] [--frames folder] [--director builtin]`: the shots that a
// director plans for each sentence of a script, as JSON: the built-in one or the connected language model (`model`). `--frames` also paints one picture a sentence, `001.png` on, of the moment that shows most.
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDirector } from './directors.mjs'
import { onNode24 } from './on-node-24.mjs'

const USAGE = 'npm run --silent direct -- <file> [--style anime] [--aspect 16:9] [--frames <folder>] [--director builtin|model]'
const SIZES = { '16:9': '1280x720', '9:16': '720x1280', '1:1': '720x720' }

function readArguments() {
  const options = {
    style: { type: 'string', default: 'photorealistic' },
    aspect: { type: 'string', default: '16:9' },
    frames: { type: 'string' },
    director: { type: 'string', default: 'builtin' },
  }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (!(values.aspect in SIZES)) throw new Error(`--aspect is one of ${Object.keys(SIZES).join(', ')}.`)
  if (positionals.length !== 1) throw new Error(USAGE)
  return { file: positionals[0], ...values }
}

async function main() {
  const { file, style, aspect, frames, director } = readArguments()
  const script = readFileSync(file, 'utf8')
  const { detectLanguage } = await import('../packages/domain/src/story/language/detect-language.ts')
  const language = detectLanguage(script)
  const direct = await createDirector(director)
  const sentences = (await direct(script, language)).map(({ text, form, shown, textOnScreen, place, plan, by }) => ({
    ...(director === 'model' && { director: by }),
    text,
    form,
    shown,
    text_on_screen: textOnScreen,
    place: place ?? null,
    plan,
  }))
  if (frames !== undefined) await paintFrames(sentences, { style, size: SIZES[aspect], folder: frames, language })
  console.log(JSON.stringify(sentences, null, 1))
}

async function paintFrames(sentences, { style, size, folder, language }) {
  const { createPainter } = await import('../packages/studio/src/painter.ts')
  const { isWordsCard } = await import('../packages/domain/src/story/shot-plan/words-card.ts')
  const painter = createPainter()
  mkdirSync(folder, { recursive: true })
  for (const [shotIndex, { text, plan }] of sentences.entries()) {
    const cardIndex = sentences.slice(0, shotIndex).filter((before) => isWordsCard(before.plan)).length
    const fablecut = { style, language, plan, shotIndex, cardIndex, shotCount: sentences.length, storySeed: 1 }
    const { images } = await painter.doGenerate({ prompt: text, n: 1, size, seed: 1, providerOptions: { fablecut } })
    const image = await loadImage(images[0])
    const canvas = createCanvas(image.width, image.height)
    canvas.getContext('2d').drawImage(image, 0, 0)
    writeFileSync(join(folder, `${String(shotIndex + 1).padStart(3, '0')}.png`), await canvas.encode('png'))
  }
}

try {
  await onNode24(import.meta.url, main)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
