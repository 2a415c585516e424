import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MusicVideoSlug } from '@fablecut/domain/story/music-video'
import type { StyleValue } from '@fablecut/domain/story/style'
import { animateScene } from './animator.ts'
import { paintSample, sceneOfSample, styleSample, type SamplePicture } from './painter-samples.ts'
import { runFfmpeg } from './sound/ffmpeg.ts'

/** Twice a second: a song of 120 beats a minute. */
const BEATS = [0.5, 1, 1.5, 2, 2.5]

/** What the cards of the chooser of music videos show. */
export const MUSIC_VIDEO_SAMPLES: Readonly<Record<MusicVideoSlug, SamplePicture>> = {
  'singing-dancing': { prompt: 'A singer dances on the stage at night, medium shot', style: 'edm', seed: 9 },
  'consistent-style': { prompt: 'A neon city street by the sea at sunset, wide shot', style: 'vaporwave', seed: 5 },
  'consistent-character': { prompt: 'A girl with a red balloon walks through the autumn forest, medium shot', style: 'ghibli', seed: 21 },
  'lyrics-video': { prompt: 'Mountains and a lake under the stars at night, wide shot', style: 'midnightbluesoul', seed: 3 },
}

type Moving = { readonly width: number; readonly height: number; readonly seconds: number }

/** The card of a style in motion: two seconds, at most about 60 kB. */
export const styleClip = (style: StyleValue): Promise<Uint8Array> => clipOf(styleSample(style), { width: 384, height: 216, seconds: 2 })

/** A card of the chooser: a still, and the same moving to a beat for three seconds without sound. */
export async function musicVideoCard(sample: SamplePicture): Promise<{ readonly picture: Uint8Array; readonly clip: Uint8Array }> {
  return { picture: await paintSample(sample, 640, 360), clip: await clipOf(sample, { width: 480, height: 270, seconds: 3 }) }
}

async function clipOf(sample: SamplePicture, moving: Moving): Promise<Uint8Array> {
  return compact(await animateScene(sceneOfSample(sample), sample.style, { ...moving, speech: [], beats: BEATS }))
}

const SMALL = '-an -c:v libx264 -preset slow -crf 31 -fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart'

/** A tenth of the bytes: cards are looked at small, and by every visitor. */
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
