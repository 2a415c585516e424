import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, it } from 'vitest'
import { animateScene } from '../animator.ts'
import { sceneOfPlan } from '../scene/plan/scene-of-plan.ts'

const SIZE = { width: 320, height: 180 }
const ROWS = 36

/** Frames of a clip in grey, 64 pixels across, `rate` per second. */
function greyFrames(clip: Uint8Array, rate: number): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'fablecut-test-'))
  try {
    writeFileSync(join(folder, 'clip.mp4'), clip)
    const filter = `fps=${rate},scale=64:${ROWS}`
    const args = ['-v', 'error', '-i', join(folder, 'clip.mp4'), '-vf', filter, '-pix_fmt', 'gray', '-f', 'rawvideo', '-']
    const raw = execFileSync(process.env.FFMPEG_PATH ?? 'ffmpeg', args, { maxBuffer: 1 << 26 })
    return Array.from({ length: raw.length / (64 * ROWS) }, (_, i) => raw.subarray(i * 64 * ROWS, (i + 1) * 64 * ROWS))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const change = (a: Buffer, b: Buffer): number => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length
/** Below it a step of half a second looks still. */
const STILL = 1

const base: ShotPlan = { ...EMPTY_PLAN, place: 'garden', camera: { size: 'wide', angle: 'eye', move: 'push' } }
const woman = { id: 'a', what: 'woman', action: 'stand', feeling: 'neutral', speaks: false } as const
const plans: Partial<ShotPlan>[] = [
  { cast: [woman] },
  { cast: [woman], camera: { size: 'close', angle: 'eye', move: 'still' } },
  { cast: [woman, { ...woman, id: 'b', what: 'man' }], place: 'street', camera: { size: 'medium', angle: 'over-shoulder', move: 'pull' } },
  { cast: [{ ...woman, action: 'sleep' }], place: 'bedroom', hour: 'night' },
  { cast: [{ ...woman, what: 'fox', action: 'walk' }], place: 'forest', camera: { size: 'full', angle: 'low', move: 'pan-right' } },
  { things: [{ what: 'coin', count: 1 }], place: 'market', camera: { size: 'insert', angle: 'eye', move: 'push' } },
  { place: 'sea', hour: 'dusk' },
  { place: 'library', camera: { size: 'wide', angle: 'high', move: 'crane-up' } },
  { cast: [{ ...woman, what: 'old man', action: 'sit' }], place: 'room', camera: { size: 'medium', angle: 'high', move: 'orbit' } },
  { cast: [woman], things: [{ what: 'apple', count: 3 }], place: 'kitchen', camera: { size: 'full', angle: 'overhead', move: 'push' } },
]
const SECONDS = 4

it('films of ten plans stand still in less than a tenth of their half seconds, and cut at least once', async () => {
  let [steps, still] = [0, 0]
  for (const [shotIndex, more] of plans.entries()) {
    const scene = sceneOfPlan({ ...base, ...more }, { storySeed: 4, shotIndex, shotCount: plans.length, seed: 1 })
    const frames = greyFrames(await animateScene(scene, 'pixar', { ...SIZE, seconds: SECONDS, speech: [] }), 2)
    const changes = frames.slice(1).map((frame, i) => change(frames[i]!, frame))
    steps += changes.length
    still += changes.filter((one) => one < STILL).length
    expect(Math.max(...changes), `shot ${shotIndex} has a cut`).toBeGreaterThan(10)
  }
  expect(still / steps).toBeLessThan(0.1)
})

/** The first frames and those after the first cut of neighbouring shots of somebody. */
async function framesOfNeighbours(what: string, place: string): Promise<{ readonly first: Buffer; readonly cut: Buffer }[]> {
  const frames = []
  for (let shotIndex = 0; shotIndex < 5; shotIndex++) {
    const scene = sceneOfPlan({ ...base, place, cast: [{ ...woman, what }] }, { storySeed: 4, shotIndex, shotCount: 5, seed: 1 })
    const shown = greyFrames(await animateScene(scene, 'pixar', { ...SIZE, seconds: SECONDS, speech: [] }), 5)
    frames.push({ first: shown[0]!, cut: shown.at(-1)! })
  }
  return frames
}

it.each([
  ['woman', 'garden'],
  ['polar bear', 'arctic'],
])('neighbouring shots of one %s look different at their starts and after their cuts', async (what, place) => {
  const frames = await framesOfNeighbours(what, place)
  for (let i = 1; i < frames.length; i++) {
    expect(change(frames[i - 1]!.first, frames[i]!.first), `starts of ${i}`).toBeGreaterThan(7)
    expect(change(frames[i - 1]!.cut, frames[i]!.cut), `cuts of ${i}`).toBeGreaterThan(14)
  }
})

it('the same planned scene gives the same clip, byte for byte', async () => {
  const scene = sceneOfPlan({ ...base, cast: [woman] }, { storySeed: 4, shotIndex: 2, shotCount: 4, seed: 1 })
  const clip = () => animateScene(scene, 'anime', { ...SIZE, seconds: 3.2, speech: [{ startSeconds: 0.2, endSeconds: 2 }] })
  expect(Buffer.from(await clip()).equals(Buffer.from(await clip()))).toBe(true)
})
