import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { STYLES } from '@fablecut/domain/story/style'
import { makeStory, startProduct } from '../bench/running-product.ts'

const PORT = 38_412

/** A short story that goes indoors and out, by day and night, with a person and an animal. */
const SCRIPT = [
  'Poppy finds a small map in the kitchen drawer. She packs a lantern and runs out into the village.',
  'A fox waits beside the river, and together they cross the old bridge in the rain.',
  'At night they reach the sea. The map was right: the stars are dancing over the water.',
].join(' ')

/** One film per style, made by the whole product and saved as MP4. */
export async function makeFilms(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const product = await startProduct(PORT)
  try {
    for (const { value, name } of STYLES) {
      const { story, workSeconds } = await makeStory(product.client, { script_content: SCRIPT, visual_style: value, auto_rewrite: false })
      await writeFile(join(folder, `${value}.mp4`), await product.client.bytes(story.last_export_url))
      console.log(`${name}: ${story.metadata.duration.toFixed(1)} s of film in ${workSeconds.toFixed(1)} s`)
    }
  } finally {
    await product.stop()
  }
}
