import { describe, expect, it } from 'vitest'
import type { PlanAction, PlanSize } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Viseme } from '@fablecut/generation/ports/options'
import { PREMADE_CHARACTERS } from '../../characters/premade.ts'
import { figure, sampleScene, thing } from '../../testing/sample-plan.ts'
import { styleOf } from '../../styles/styles.ts'
import type { FrameTime } from '../frame-time.ts'
import { makePuppets } from '../puppet.ts'
import { newCanvas } from '../../paint/canvas.ts'
import type { Stage } from '../stage.ts'
import { buildStage } from '../build-stage.ts'

const [WIDTH, HEIGHT] = [320, 180]
const SUNG: readonly Viseme[] = [{ shape: 'open', startSeconds: 1, endSeconds: 2 }]
const BEATS = [0, 0.5, 1, 1.5, 2, 2.5, 3]

const castOf = (...names: string[]) =>
  PREMADE_CHARACTERS.filter(({ name }) => names.includes(name)).map(({ id, name, look }) => ({ id, name, look: { ...look } }))

type Performance = { readonly size?: PlanSize; readonly action?: PlanAction; readonly hasMicrophone?: boolean }

/** A stage on which characters perform. */
function stageOf(names: readonly string[], { size = 'medium', action = 'sing', hasMicrophone }: Performance = {}): Promise<Stage> {
  const companions = castOf(...names)
  const cast = companions.map(({ id }) => ({ ...figure('person', action, id), speaks: action === 'sing' }))
  const things = hasMicrophone ? [thing('microphone')] : []
  const scene = sampleScene({ place: 'stage', cast, things, camera: { size } }, { storySeed: 3, shotIndex: 1, shotCount: 9, companions })
  return buildStage(scene, styleOf('pixar'), WIDTH, HEIGHT)
}

/** Pixels of one figure on a transparent background. */
function figurePixels(stage: Stage, index: number, moment: Partial<FrameTime>): Uint8ClampedArray {
  const [, g] = newCanvas(WIDTH, HEIGHT)
  makePuppets(stage)[index]!(g, { seconds: 0, duration: 4, speech: [], index: 0, ...moment })
  return g.getImageData(0, 0, WIDTH, HEIGHT).data
}

const changedPixels = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
  let count = 0
  for (let i = 0; i < a.length; i += 4)
    if (Math.abs(a[i]! - b[i]!) + Math.abs(a[i + 1]! - b[i + 1]!) + Math.abs(a[i + 2]! - b[i + 2]!) > 60) count++
  return count
}

/** Number of pixels of a figure that differ between a viseme and silence at the same time. */
function mouthDifference(stage: Stage, index = 0): number {
  const at = { seconds: 1.5, beats: BEATS }
  return changedPixels(figurePixels(stage, index, { ...at, visemes: SUNG }), figurePixels(stage, index, { ...at, visemes: [] }))
}

describe('a singing figure', () => {
  it.each([
    ['near', 'Poppy', { size: 'close' }],
    ['at half distance, with a microphone', 'Poppy', { hasMicrophone: true }],
    ['from afar', 'Poppy', { size: 'full' }],
    ['as a cat', 'Mittens', { size: 'close' }],
    ['as a penguin', 'Pebble', { size: 'close' }],
  ] as const)('moves its mouth: %s', async (_how, name, performance) => {
    expect(mouthDifference(await stageOf([name], performance))).toBeGreaterThan(5)
  })

  it('shares the voice with other singers; dancers have none', async () => {
    const duet = await stageOf(['Poppy', 'Reed'])
    expect([mouthDifference(duet, 0), mouthDifference(duet, 1)].every((pixels) => pixels > 5)).toBe(true)
    const dance = await stageOf(['Poppy', 'Reed'], { action: 'dance' })
    expect([mouthDifference(dance, 0), mouthDifference(dance, 1)]).toEqual([0, 0])
  })

  it('holds the microphone without covering the mouth', async () => {
    const stage = await stageOf(['Poppy'], { size: 'close', hasMicrophone: true })
    expect(stage.held.map(({ carry }) => carry)).toEqual(['sung'])
  })
})

describe('a dancing figure', () => {
  it.each(['Poppy', 'Ember'])('%s has another pose on a beat than between beats', async (name) => {
    const stage = await stageOf([name], { action: 'dance' })
    const at = (seconds: number) => figurePixels(stage, 0, { seconds, beats: BEATS })
    expect(changedPixels(at(1), at(1.25))).toBeGreaterThan(150)
    const faster = BEATS.map((beat) => beat * 0.8)
    expect(changedPixels(at(1.25), figurePixels(stage, 0, { seconds: 1.25, beats: faster }))).toBeGreaterThan(150)
  })

  it('moves at a default tempo without music', async () => {
    const stage = await stageOf(['Poppy'], { action: 'dance' })
    expect(changedPixels(figurePixels(stage, 0, { seconds: 1 }), figurePixels(stage, 0, { seconds: 1.25 }))).toBeGreaterThan(150)
  })
})
