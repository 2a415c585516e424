import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MUSIC_VIDEO_SLUGS } from '@fablecut/domain/story/inputs/music-video'
import { createCardClip, musicVideoCard, styleClip } from './animator-samples.ts'
import { paintCharacterPortrait } from '@fablecut/studio/characters/portrait'
import { CLOSEUPS } from '@fablecut/studio/asmr/closeup'
import { closeupSample } from '@fablecut/studio/asmr/closeup-sample'
import { PREMADE_CHARACTERS } from '@fablecut/studio/characters/premade'
import { STYLE_SIGNATURES_FILE, formatSignatures } from '@fablecut/studio/styles/style-signatures'
import { paintExamples, KNOWN_CONTENTS } from '@fablecut/studio/styles/style-classification'
import { paintSample, type SampleImage, STYLE_VALUES } from '@fablecut/studio/testing/paint-sample'
import { figure, thing } from '@fablecut/studio/testing/sample-plan'
import { paintStyleCard } from './style-cards.ts'

/** Generates the images that the web app shows beside its controls, and the reference images of the style classifier. The output is deterministic. */
const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), '../../apps/web/public')

/** Images of the create cards by name. */
const ART: Record<string, SampleImage> = {
  vlog: {
    content: { place: 'street', cast: [{ ...figure('woman', 'wave'), feeling: 'happy', speaks: true }], camera: { size: 'full' } },
    style: 'pixar',
    seed: 12,
  },
  explainer: {
    content: { place: 'lab', cast: [figure('scientist', 'point')], things: [thing('rocket'), thing('telescope')] },
    style: 'photorealistic',
    seed: 4,
  },
  music: {
    content: {
      place: 'stage',
      hour: 'night',
      cast: [{ ...figure('singer', 'play'), feeling: 'happy', speaks: true }],
      things: [thing('guitar')],
      camera: { size: 'full' },
    },
    style: 'edm',
    seed: 7,
  },
  asmr: {
    content: { place: 'kitchen', things: [thing('honey'), thing('bee'), thing('candle')], camera: { size: 'close' } },
    style: 'photorealistic',
    seed: 7,
  },
  scratch: { content: { place: 'abstract', things: [thing('palette'), thing('pencil'), thing('light bulb')] }, style: 'citypop', seed: 3 },
  hero: {
    content: {
      place: 'beach',
      hour: 'dusk',
      cast: [{ ...figure('girl', 'walk'), feeling: 'happy' }, figure('fox', 'walk')],
      camera: { size: 'full' },
    },
    style: 'anime',
    seed: 12,
  },
}

/** Create cards that move on hover; in some of them a character talks or sings. */
const MOVING_ART = { vlog: 'heard', explainer: 'still', music: 'heard' } as const

/** Covers of the featured songs by id. */
const COVERS: Record<string, SampleImage> = {
  'chrome-horizon': {
    content: { place: 'street', hour: 'dusk', things: [{ ...thing('car'), event: 'drive' }] },
    style: 'vaporwave',
    seed: 5,
  },
  'bicycle-weather': { content: { place: 'field', hour: 'dawn', things: [thing('bicycle')] }, style: 'ghibli', seed: 11 },
  'desk-lamp-season': {
    content: { place: 'room', hour: 'night', weather: 'rain', things: [thing('lamp'), thing('book'), thing('coffee')] },
    style: 'midnightbluesoul',
    seed: 8,
  },
  'banners-over-the-pass': { content: { place: 'mountain', hour: 'dawn', things: [thing('castle')] }, style: 'classicalrococo', seed: 14 },
  'seaside-expressway': {
    content: { place: 'beach', hour: 'dusk', things: [thing('palm tree'), thing('car')] },
    style: 'citypop',
    seed: 6,
  },
  'warehouse-sunrise': {
    content: { place: 'stage', hour: 'night', cast: [figure('woman', 'dance')], camera: { size: 'full' } },
    style: 'edm',
    seed: 21,
  },
  'gasoline-choir': { content: { place: 'stage', hour: 'night', things: [thing('guitar'), thing('fire')] }, style: 'rockhaze', seed: 4 },
  'porch-light-letters': {
    content: { place: 'garden', hour: 'night', things: [thing('lantern'), thing('letter')] },
    style: 'noisecollage',
    seed: 10,
  },
}

async function save(path: string, bytes: Uint8Array): Promise<void> {
  const file = join(PUBLIC, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
  console.log(`${path} ${(bytes.length / 1000).toFixed(1)} kB`)
}

await writeFile(STYLE_SIGNATURES_FILE, formatSignatures(await paintExamples(KNOWN_CONTENTS)))
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
