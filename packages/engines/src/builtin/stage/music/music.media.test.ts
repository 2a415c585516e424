import { describe, expect, it } from 'vitest'
import type { Viseme } from '../../../ports/options.ts'
import { PREMADE_CHARACTERS } from '../../characters/premade.ts'
import { readScene } from '../../scene/reader.ts'
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

function stageOf(prompt: string, ...names: string[]): Promise<Stage> {
  const scene = readScene({ prompt, storySeed: 3, shotIndex: 1, shotCount: 9, seed: 0, companions: castOf(...names) })
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
    ['near', 'Close-up: Poppy sings on the stage', 'Poppy'],
    ['at half distance, with a microphone', 'Medium shot: Poppy sings into a microphone on the stage', 'Poppy'],
    ['from afar', 'Wide shot: Poppy sings on the stage', 'Poppy'],
    ['while dancing', 'Medium shot: Poppy dances on the stage', 'Poppy'],
    ['as a cat', 'Close-up: Mittens sings on the stage', 'Mittens'],
    ['as a penguin', 'Close-up: Pebble sings on the stage', 'Pebble'],
  ])('moves its mouth: %s', async (_how, prompt, name) => {
    expect(mouthDifference(await stageOf(prompt, name))).toBeGreaterThan(5)
  })

  it('shares the voice with other singers; of dancers only the first has it', async () => {
    const duet = await stageOf('Medium shot: Poppy and Reed sing together on the stage', 'Poppy', 'Reed')
    expect([mouthDifference(duet, 0), mouthDifference(duet, 1)].every((pixels) => pixels > 5)).toBe(true)
    const dance = await stageOf('Medium shot: Poppy and Reed dance together on the stage', 'Poppy', 'Reed')
    expect(mouthDifference(dance, 1)).toBe(0)
  })

  it('holds the microphone without covering the mouth', async () => {
    const stage = await stageOf('Close-up: Poppy sings into a microphone on the stage', 'Poppy')
    expect(stage.held.map(({ carry }) => carry)).toEqual(['sung'])
  })
})

describe('a dancing figure', () => {
  it.each(['Poppy', 'Ember'])('%s has another pose on a beat than between beats', async (name) => {
    const stage = await stageOf(`Medium shot: ${name} dances on the stage`, name)
    const at = (seconds: number) => figurePixels(stage, 0, { seconds, beats: BEATS })
    expect(changedPixels(at(1), at(1.25))).toBeGreaterThan(150)
    const faster = BEATS.map((beat) => beat * 0.8)
    expect(changedPixels(at(1.25), figurePixels(stage, 0, { seconds: 1.25, beats: faster }))).toBeGreaterThan(150)
  })

  it('moves at a default tempo without music', async () => {
    const stage = await stageOf('Medium shot: Poppy dances on the stage', 'Poppy')
    expect(changedPixels(figurePixels(stage, 0, { seconds: 1 }), figurePixels(stage, 0, { seconds: 1.25 }))).toBeGreaterThan(150)
  })
})

it.each(['Wide shot', 'Medium shot', 'Close-up'])('%s: contains only the characters that the prompt names', async (framing) => {
  const alone = await stageOf(`${framing}: Poppy sings on the stage`, 'Poppy', 'Reed')
  expect(alone.scene.who.map(({ name }) => name)).toEqual(['Poppy'])
  expect((await stageOf(`${framing}: the empty stage of a theatre`, 'Poppy', 'Reed')).scene.who).toEqual([])
})
