import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import type { StyleValue } from '@fablecut/domain/story/style'
import type { Viseme } from '@fablecut/generation/ports/options'
import { animateScene } from '@fablecut/studio/animator'
import { paintSample, sceneOfSample, type SampleImage } from '@fablecut/studio/testing/paint-sample'
import { figure, thing } from '@fablecut/studio/testing/sample-plan'
import { styleSample } from './style-cards.ts'
import { runFfmpeg } from '@fablecut/studio/sound/ffmpeg'

/** Twice a second: a song of 120 beats a minute. */
const BEATS = [0.5, 1, 1.5, 2, 2.5]
/** A sung line, one mouth shape per quarter of a second. */
const SUNG = ['open', 'round', 'wide', 'open', 'closed', 'open', 'wide', 'round', 'open', 'narrow', 'open', 'round'] as const
const VISEMES: readonly Viseme[] = SUNG.map((shape, index) => ({ shape, startSeconds: index / 4, endSeconds: (index + 1) / 4 }))

/** Content of the cards of the music video chooser. */
const MUSIC_VIDEO_SAMPLES: Readonly<Record<MusicVideoSlug, SampleImage>> = {
  'singing-dancing': {
    content: { place: 'stage', hour: 'night', cast: [{ ...figure('singer', 'sing'), speaks: true }], things: [thing('microphone')] },
    style: 'edm',
    seed: 9,
  },
  'consistent-style': { content: { place: 'future-city', hour: 'dusk', camera: { size: 'wide' } }, style: 'vaporwave', seed: 5 },
  'consistent-character': {
    content: {
      place: 'forest',
      cast: [figure('girl', 'walk')],
      things: [{ ...thing('balloon'), color: '#d23a3a' }],
      camera: { size: 'full' },
    },
    style: 'ghibli',
    seed: 21,
  },
  'lyrics-video': { content: { place: 'mountain', hour: 'night', camera: { size: 'wide' } }, style: 'midnightbluesoul', seed: 3 },
}

type Moving = { readonly width: number; readonly height: number; readonly seconds: number }

/** The animated card of a style: two seconds, at most about 60 kB. */
export const styleClip = (style: StyleValue): Promise<Uint8Array> => clipOf(styleSample(style), { width: 384, height: 216, seconds: 2 })

/** A card of the chooser: an image, and the same image animated to a beat for three seconds without audio. */
export async function musicVideoCard(type: MusicVideoSlug): Promise<{ readonly picture: Uint8Array; readonly clip: Uint8Array }> {
  const sample = MUSIC_VIDEO_SAMPLES[type]
  const visemes = type === 'singing-dancing' ? VISEMES : []
  return { picture: await paintSample(sample, 640, 360), clip: await clipOf(sample, { width: 480, height: 270, seconds: 3 }, visemes) }
}

/** An animated create card: four seconds without audio; its characters talk or sing. */
export function createCardClip(sample: SampleImage, isHeard: boolean): Promise<Uint8Array> {
  return clipOf(sample, { width: 480, height: 270, seconds: 4 }, isHeard ? VISEMES : [])
}

async function clipOf(sample: SampleImage, moving: Moving, visemes: readonly Viseme[] = []): Promise<Uint8Array> {
  return compact(await animateScene(sceneOfSample(sample), sample.style, { ...moving, speech: [], visemes, beats: BEATS }))
}

const SMALL = '-an -c:v libx264 -preset slow -crf 31 -fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart'

/** A tenth of the bytes: cards are small, and every visitor loads them. */
async function compact(clip: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-sample-'))
  const file = join(folder, 'clip.mp4')
  try {
    await runFfmpeg(['-i', 'pipe:0', ...SMALL.split(' '), file], clip)
    return new Uint8Array(await readFile(file))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
