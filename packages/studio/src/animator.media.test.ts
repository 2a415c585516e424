import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Experimental_VideoModelV4CallOptions as VideoOptions } from '@ai-sdk/provider'
import { loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { animateScene, createAnimator } from './animator.ts'
import { brightnessAt } from './paint/brightness.ts'
import { newCanvas } from './paint/canvas.ts'
import { paintScene } from './painter.ts'
import { figure, type SampleContent, sampleScene, thing } from './testing/sample-plan.ts'
import { type Scene, sceneToJson } from './scene/scene.ts'

const FFMPEG = process.env.FFMPEG_PATH ?? 'ffmpeg'
const sceneOf = (content: SampleContent): Scene => sampleScene(content, { storySeed: 4, shotIndex: 1, shotCount: 4 })

/** Every frame of a clip in grey, 64 pixels across. */
function greyFrames(clip: Uint8Array, rows: number): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'fablecut-test-'))
  try {
    writeFileSync(join(folder, 'clip.mp4'), clip)
    const args = [
      '-v',
      'error',
      '-threads',
      '1',
      '-i',
      join(folder, 'clip.mp4'),
      '-vf',
      `scale=64:${rows}`,
      '-pix_fmt',
      'gray',
      '-f',
      'rawvideo',
      '-',
    ]
    const raw = execFileSync(FFMPEG, args, { maxBuffer: 1 << 28 })
    return Array.from({ length: raw.length / (64 * rows) }, (_, i) => raw.subarray(i * 64 * rows, (i + 1) * 64 * rows))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** ffmpeg's description of the video stream. */
function streamLine(clip: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'fablecut-test-'))
  try {
    writeFileSync(join(folder, 'clip.mp4'), clip)
    execFileSync(FFMPEG, ['-hide_banner', '-i', join(folder, 'clip.mp4'), '-f', 'null', '-t', '0', '-'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return execFileSync('sh', ['-c', `"${FFMPEG}" -hide_banner -i "${join(folder, 'clip.mp4')}" 2>&1 | grep Video`]).toString()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const change = (a: Buffer, b: Buffer): number => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length
const brightness = (frame: Buffer): number => frame.reduce((sum, value) => sum + value, 0) / frame.length

function expectMotion(frames: Buffer[]): void {
  for (const frame of frames) expect(brightness(frame)).toBeGreaterThan(6)
  for (let i = 0; i + 15 < frames.length; i += 5)
    expect(change(frames[i]!, frames[i + 15]!), `frames ${i} to ${i + 15}`).toBeGreaterThan(0.25)
}

it.each([
  ['photorealistic', 640, 360, { place: 'room', cast: [figure('girl', 'talk'), figure('cat')] }],
  ['pixelart', 360, 640, { place: 'desert', things: [{ ...thing('rocket'), event: 'fly' }] }],
  ['noisecollage', 360, 360, { place: 'abstract' }],
] as const)('a %s scene of %i x %i changes in every half second', async (style, width, height, content) => {
  const seconds = 1.7
  const clip = await animateScene(sceneOf(content), style, { width, height, seconds, speech: [{ startSeconds: 0.2, endSeconds: 1.2 }] })
  const frames = greyFrames(clip, Math.round((64 * height) / width))
  expect(frames.length).toBe(Math.round(seconds * 30))
  expectMotion(frames)
  const line = streamLine(clip)
  for (const part of ['h264', 'yuv420p', 'bt709', `${width}x${height}`, '30 fps']) expect(line).toContain(part)
})

async function greyOf(png: Uint8Array): Promise<Buffer> {
  const [, g] = newCanvas(64, 36)
  g.drawImage(await loadImage(png), 0, 0, 64, 36)
  const { data } = g.getImageData(0, 0, 64, 36)
  return Buffer.from(Array.from({ length: 64 * 36 }, (_, i) => brightnessAt(data, i * 4)))
}

it('the first frame is the painted image', async () => {
  const scene = sceneOf({ place: 'field', cast: [figure('dog')], things: [thing('balloon')] })
  const { jpeg } = await paintScene(scene, 'anime', 640, 360)
  const clip = await animateScene(scene, 'anime', { width: 640, height: 360, seconds: 0.2, speech: [] })
  expect(change(greyFrames(clip, 36)[0]!, await greyOf(jpeg))).toBeLessThan(12)
})

it('brightness pulses on beats', async () => {
  const request = { width: 640, height: 360, seconds: 0.6, speech: [] }
  const [withoutBeat, withBeat] = [
    greyFrames(await animateScene(sceneOf({ place: 'stage', cast: [figure('girl', 'dance')] }), 'edm', request), 36),
    greyFrames(await animateScene(sceneOf({ place: 'stage', cast: [figure('girl', 'dance')] }), 'edm', { ...request, beats: [0.2] }), 36),
  ]
  const gain = withoutBeat.map((frame, i) => brightness(withBeat[i]!) - brightness(frame))
  expect(Math.abs(gain[3]!)).toBeLessThan(1.5)
  expect(gain[6]!).toBeGreaterThan(6)
  expect(gain[6]!).toBeGreaterThan(gain[15]! + 3)
})

const paintedImage = async (content: SampleContent): Promise<{ type: 'file'; mediaType: string; data: Uint8Array }> => ({
  type: 'file',
  mediaType: 'image/jpeg',
  data: (await paintScene(sceneOf(content), 'citypop', 640, 360)).jpeg,
})

const callOptions = (overrides: Partial<VideoOptions>): VideoOptions => ({
  prompt: 'slow push in',
  n: 1,
  aspectRatio: undefined,
  resolution: '640x360',
  duration: 2,
  fps: 30,
  seed: 1,
  image: undefined,
  frameImages: undefined,
  inputReferences: undefined,
  generateAudio: false,
  providerOptions: {},
  ...overrides,
})

async function generateFrames(overrides: Partial<VideoOptions>): Promise<Buffer[]> {
  const result = await createAnimator().doGenerate!(callOptions(overrides))
  const video = result.videos[0]!
  return greyFrames(video.type === 'binary' ? video.data : new Uint8Array(), 36)
}

it('animates any image, and ends with the end frame', async () => {
  const [start, end] = [
    await paintedImage({ place: 'sea', things: [thing('boat')] }),
    await paintedImage({ place: 'castle', hour: 'night' }),
  ]
  const withoutEnd = await generateFrames({ image: start })
  expect(withoutEnd.length).toBe(60)
  expectMotion(withoutEnd)
  const withEnd = await generateFrames({ image: start, frameImages: [{ frameType: 'last_frame', image: end }] })
  const endFrame = await greyOf(end.data)
  expect(change(withEnd[0]!, await greyOf(start.data))).toBeLessThan(6)
  expect(change(withEnd.at(-1)!, endFrame)).toBeLessThan(8)
  const cut = change(withEnd[0]!, endFrame)
  expect(cut).toBeGreaterThan(16)
  for (let i = 1; i < withEnd.length; i++) expect(change(withEnd[i]!, withEnd[i - 1]!) / cut, `frame ${i}`).toBeLessThan(0.3)
})

it('the same scene gives the same file', async () => {
  const scene = sceneToJson(sceneOf({ place: 'river', cast: [figure('bear')] }))
  const options = callOptions({ duration: 0.4, providerOptions: { fablecut: { style: 'ghibli', scene } } })
  const clips = [await createAnimator().doGenerate!(options), await createAnimator().doGenerate!(options)].map(({ videos }) => videos[0]!)
  expect(clips.map((clip) => clip.type)).toEqual(['binary', 'binary'])
  expect(clips[0]).toEqual(clips[1])
})

it('a request without a scene and a start frame is refused', async () => {
  await expect(async () => createAnimator().doGenerate!(callOptions({}))).rejects.toThrow('give a scene or a start frame')
})
