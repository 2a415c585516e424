import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MUSIC_VIDEO_SLUGS } from '@fablecut/domain/story/inputs/music-video'
import { createCardClip, musicVideoCard, styleClip } from './animator-samples.ts'
import { paintCharacterPortrait } from '@fablecut/engines/builtin/characters/portrait'
import { CLOSEUPS } from '@fablecut/engines/builtin/asmr/closeup'
import { closeupSample } from '@fablecut/engines/builtin/asmr/closeup-sample'
import { PREMADE_CHARACTERS } from '@fablecut/engines/builtin/characters/premade'
import { STYLE_SIGNATURES_FILE, formatSignatures } from '@fablecut/engines/builtin/styles/style-signatures'
import { paintExamples, KNOWN_PROMPTS } from '@fablecut/engines/builtin/styles/style-classification'
import { paintSample, type SampleImage, STYLE_VALUES } from '@fablecut/engines/testing/paint-sample'
import { paintStyleCard } from './style-cards.ts'

/** Generates the images that the web app shows beside its controls, and the reference images of the style classifier. The output is deterministic. */
const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), '../../apps/web/public')

/** Images of the create cards by name. */
const ART: Record<string, SampleImage> = {
  vlog: { prompt: 'A woman waves hello in the street, close-up, sunny day', style: 'pixar', seed: 12 },
  explainer: { prompt: 'A scientist explains a rocket and a telescope in the laboratory', style: 'photorealistic', seed: 4 },
  music: { prompt: 'A singer dances with a guitar on the stage at night', style: 'edm', seed: 9 },
  asmr: { prompt: 'A honey pot, honeybee, and a candle on a table in the kitchen, close-up', style: 'photorealistic', seed: 7 },
  scratch: { prompt: 'An artist palette, a pencil and a light bulb, an abstract idea', style: 'citypop', seed: 3 },
  hero: { prompt: 'A girl and a fox walk on the beach by the sea at sunset', style: 'anime', seed: 8 },
}

/** Create cards that move on hover; in some of them a character talks or sings. */
const MOVING_ART = { vlog: 'heard', explainer: 'still', music: 'heard' } as const

/** Covers of the featured songs by id. */
const COVERS: Record<string, SampleImage> = {
  'chrome-horizon': { prompt: 'A car drives on a road toward the sun at the horizon at sunset', style: 'vaporwave', seed: 5 },
  'bicycle-weather': { prompt: 'A bicycle in a meadow under a blue sky with clouds, sunny morning', style: 'ghibli', seed: 11 },
  'desk-lamp-season': {
    prompt: 'A desk with a lamp, a book and a cup of coffee by the window at night, rain',
    style: 'midnightbluesoul',
    seed: 8,
  },
  'banners-over-the-pass': { prompt: 'A castle with flags on a mountain pass at dawn', style: 'classicalrococo', seed: 14 },
  'seaside-expressway': { prompt: 'A highway by the sea with palm trees and a car at dusk', style: 'citypop', seed: 6 },
  'warehouse-sunrise': { prompt: 'A woman dances on the stage with a disco ball at night', style: 'edm', seed: 21 },
  'gasoline-choir': { prompt: 'An electric guitar on a stage with fire and smoke', style: 'rockhaze', seed: 4 },
  'porch-light-letters': { prompt: 'A house with a lantern and an envelope in the garden at night, moon', style: 'noisecollage', seed: 10 },
}

async function save(path: string, bytes: Uint8Array): Promise<void> {
  const file = join(PUBLIC, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
  console.log(`${path} ${(bytes.length / 1000).toFixed(1)} kB`)
}

await writeFile(STYLE_SIGNATURES_FILE, formatSignatures(await paintExamples(KNOWN_PROMPTS)))
for (const style of STYLE_VALUES) {
  await save(`styles/${style}.webp`, await paintStyleCard(style))
  await save(`styles/${style}.mp4`, await styleClip(style))
}
for (const type of MUSIC_VIDEO_SLUGS) {
  const { picture, clip } = await musicVideoCard(type)
  await save(`music-video/${type}.webp`, picture)
  await save(`music-video/${type}.mp4`, clip)
}
for (const { id, look } of PREMADE_CHARACTERS) await save(`characters/${id}.webp`, await paintCharacterPortrait(look, 320))
for (const closeup of CLOSEUPS) {
  const { picture, clip } = await closeupSample(closeup)
  await save(`asmr/${closeup}.webp`, picture)
  await save(`asmr/${closeup}.mp4`, clip)
}
for (const [song, sample] of Object.entries(COVERS)) await save(`covers/${song}.webp`, await paintSample(sample, 192, 192))
for (const [name, sample] of Object.entries(ART)) {
  // The hero image fills half of the sign-in page.
  const width = name === 'hero' ? 1280 : 640
  await save(`art/${name}.webp`, await paintSample(sample, width, (width * 9) / 16))
}
for (const [name, voice] of Object.entries(MOVING_ART)) await save(`art/${name}.mp4`, await createCardClip(ART[name]!, voice === 'heard'))
