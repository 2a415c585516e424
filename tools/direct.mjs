// `npm run --silent direct -- <file>`: the shots that the built-in director plans for each sentence of an English script, as JSON.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { onNode24 } from './on-node-24.mjs'

const USAGE = 'npm run --silent direct -- <file> [--style anime] [--aspect 16:9]'
const ASPECTS = ['16:9', '9:16', '1:1']

function readArguments() {
  const options = { style: { type: 'string' }, aspect: { type: 'string', default: '16:9' }, frames: { type: 'string' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.frames !== undefined) throw new Error('--frames is not there yet: plans are printed, pictures are not rendered.')
  if (!ASPECTS.includes(values.aspect)) throw new Error(`--aspect is one of ${ASPECTS.join(', ')}.`)
  if (positionals.length !== 1) throw new Error(USAGE)
  return { file: positionals[0] }
}

async function main() {
  const { file } = readArguments()
  const script = readFileSync(file, 'utf8')
  const { directScript } = await import('../packages/director/src/direct-script.ts')
  const sentences = directScript(script).map(({ text, form, shown, textOnScreen, place, plan }) => ({
    text,
    form,
    shown,
    text_on_screen: textOnScreen,
    place: place ?? null,
    plan,
  }))
  console.log(JSON.stringify(sentences, null, 1))
}

try {
  await onNode24(import.meta.url, main)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
