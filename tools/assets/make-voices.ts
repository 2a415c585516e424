import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { createNarrator } from '@fablecut/studio/narrator'
import { runFfmpeg } from '@fablecut/studio/sound/ffmpeg'

/** The text that each voice speaks on the form. */
const SENTENCES: Readonly<Record<string, string>> = {
  rowan: 'Hello, I am Rowan. Give me a story, and I will tell it well.',
  ivy: 'Hi, I am Ivy. Together we can make every idea easy to follow.',
  hazel: 'Hello there, I am Hazel. Once upon a time is my favourite place to begin.',
  ash: 'Good evening, I am Ash. Settle down, and let the story come to you.',
  linden: 'Hello, I am Linden. Here is how it works, one clear step at a time.',
  willow: 'Hello, I am Willow. There is no hurry. Every good story takes its time.',
  briar: 'Hey, I am Briar. Quick question: are you ready for something new?',
  juniper: 'Hi, I am Juniper. Big news, bright ideas, and a story worth sharing!',
}

/** Generates the voice samples of the form with the built-in narrator: `node tools/assets/make-voices.ts`. The output is deterministic. */
async function makeVoiceSamples(folder: string): Promise<void> {
  const narrator = createNarrator()
  await mkdir(folder, { recursive: true })
  for (const { key } of VOICES) {
    const { audio } = await narrator.doGenerate({ text: SENTENCES[key]!, voice: key, language: 'en' })
    const opus = await runFfmpeg(['-i', 'pipe:0', ...OPUS, 'pipe:1'], audio as Uint8Array)
    await writeFile(join(folder, `${key}.opus`), opus)
  }
}

const OPUS = ['-c:a', 'libopus', '-b:a', '24k', '-application', 'voip', '-map_metadata', '-1', '-fflags', '+bitexact', '-f', 'ogg']

await makeVoiceSamples(join(import.meta.dirname, '../../apps/web/public/voices'))
