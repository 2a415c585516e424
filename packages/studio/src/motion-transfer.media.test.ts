import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCanvas } from './paint/canvas.ts'
import { createMotionTransfer } from './motion-transfer.ts'
import { decodeFrames } from './motion-transfer/decode-frames.ts'
import { readMotion } from './motion-transfer/read-motion.ts'

const run = promisify(execFile)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fablecut-motion-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Three seconds of a red figure that walks to the right, with a drum twice a second for `beat`. */
async function walk({ from = 30, to = 250, beat = false, seconds = 3 } = {}): Promise<Uint8Array> {
  const file = path.join(folder, `${from}-${to}-${beat}-${seconds}.mp4`)
  const drum = `aevalsrc='if(lt(mod(t\\,0.5)\\,0.08)\\,0.8*sin(2*PI*80*t)*exp(-35*mod(t\\,0.5))\\,0)':d=${seconds}:s=44100`
  const scene = `[0][1]overlay=x='${from}+${(to - from) / seconds}*t':y=60:eval=frame`
  const inputs = [`color=0x9aa4a8:s=320x180:r=30:d=${seconds}`, `color=0xb02a1c:s=30x90:r=30:d=${seconds}`, ...(beat ? [drum] : [])]
  const sources = inputs.flatMap((input) => ['-f', 'lavfi', '-i', input])
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  await run('ffmpeg', [
    '-nostdin',
    '-y',
    '-v',
    'error',
    '-threads',
    '1',
    ...sources,
    '-filter_complex',
    scene,
    ...(beat ? ['-map', '2:a'] : []),
    ...codecs,
    file,
  ])
  return readFile(file)
}

/** Somebody in blue before a light wall. */
function character(): Uint8Array {
  const [canvas, g] = newCanvas(320, 320)
  g.fillStyle = '#e8e2d4'
  g.fillRect(0, 0, 320, 320)
  g.fillStyle = '#20408a'
  g.fillRect(130, 110, 60, 170)
  return canvas.toBuffer('image/png')
}

/** The middle of what is blue in a frame, as share of its width; null if nothing is. */
function blueMiddle({ width, data }: { readonly width: number; readonly data: Uint8Array }): number | null {
  let [sum, count] = [0, 0]
  for (let i = 0; i < data.length / 3; i++) {
    if (data[i * 3 + 2]! - data[i * 3]! < 60) continue
    sum += i % width
    count += 1
  }
  return count === 0 ? null : sum / count / width
}

const isRed = (data: Uint8Array, i: number): boolean => data[i * 3]! - data[i * 3 + 2]! > 60

const { transferMotion } = createMotionTransfer()
const SIZE = { width: 320, height: 180 }

test('the figure goes where the one in the reference goes, for as long', async () => {
  const { video, frames } = await transferMotion({ character: character(), reference: await walk(), ...SIZE, backdrop: 'character' })
  expect(frames).toBe(90)
  const decoded = await decodeFrames(video, 'null')
  expect(decoded).toHaveLength(90)
  expect(decoded[0]).toMatchObject(SIZE)
  const middles = [10, 30, 45, 60, 80].map((index) => blueMiddle(decoded[index]!)!)
  expect(middles).toEqual(middles.toSorted((a, b) => a - b))
  expect(middles.at(-1)! - middles[0]!).toBeGreaterThan(0.3)
})

test('the figure takes the place of the one in the reference, who is gone', async () => {
  const { video } = await transferMotion({ character: character(), reference: await walk(), ...SIZE, backdrop: 'reference' })
  const decoded = await decodeFrames(video, 'null')
  const red = decoded.map(({ data }) => Array.from({ length: data.length / 3 }, (_, i) => isRed(data, i)).filter(Boolean).length)
  expect(Math.max(...red)).toBeLessThan(SIZE.width * SIZE.height * 0.004)
  expect(blueMiddle(decoded[45]!)).toBeCloseTo((30 + 110 + 15) / 320, 1)
})

test('the beat of the sound is read; a video without sound has none', async () => {
  const { beatsSeconds } = await readMotion(await walk({ beat: true, seconds: 8 }))
  const steps = beatsSeconds.slice(1).map((beat, i) => beat - beatsSeconds[i]!)
  expect(beatsSeconds.length).toBeGreaterThan(10)
  for (const step of steps) expect(step).toBeCloseTo(0.5, 1)
  expect((await readMotion(await walk())).beatsSeconds).toEqual([])
})

test('what cannot be made is refused by name', async () => {
  const request = { character: character(), ...SIZE, backdrop: 'character' as const }
  await expect(transferMotion({ ...request, reference: Buffer.from('no video') })).rejects.toMatchObject({ code: 'not_a_video' })
  await expect(transferMotion({ ...request, reference: await walk({ from: 100, to: 100 }) })).rejects.toMatchObject({ code: 'no_motion' })
  await expect(
    transferMotion({ ...request, reference: await walk(), character: Buffer.from('no image at all, only words') }),
  ).rejects.toMatchObject({ code: 'picture_unreadable' })
  const [busy, g] = newCanvas(320, 320)
  for (let i = 0; i < 500; i++) {
    g.fillStyle = `hsl(${(i * 67) % 360} 70% 50%)`
    g.fillRect((i * 53) % 320, (i * 31) % 320, 40, 40)
  }
  const full = { ...request, character: busy.toBuffer('image/png'), reference: await walk() }
  await expect(transferMotion({ ...full, backdrop: 'reference' })).rejects.toMatchObject({ code: 'no_figure' })
  expect((await transferMotion(full)).frames).toBe(90)
})
