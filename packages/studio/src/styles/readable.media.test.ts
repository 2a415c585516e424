import { STYLES } from '@fablecut/domain/story/style'
import { expect, it } from 'vitest'
import { NEUTRAL_EXPRESSION } from '../characters/expression.ts'
import { randomLook } from '../characters/people/person-look.ts'
import { person } from '../characters/people/person.ts'
import { poseAt } from '../characters/poses/pose.ts'
import { newCanvas } from '../paint/canvas.ts'
import type { TimeOfDay } from '../paint/look.ts'
import { sampleOf } from '../testing/sample-of.ts'
import { figure, sampleScene } from '../testing/sample-plan.ts'
import type { Scene } from '../scene/scene.ts'
import { createStageRenderer } from '../stage/stage-renderer.ts'
import { buildStage } from '../stage/build-stage.ts'
import { styleOf } from './styles.ts'

const STYLE_NAMES = sampleOf(
  STYLES.map(({ value }) => value),
  4,
)
const WIDTH = 320
const HEIGHT = 180
const PLACES = [
  { place: 'kitchen', hour: 'day' },
  { place: 'forest', hour: 'night' },
] as const

async function lightOf(scene: Scene, style: string): Promise<number[]> {
  const screen = createStageRenderer(await buildStage(scene, styleOf(style), WIDTH * 2, HEIGHT * 2))
  screen.render({ seconds: 0, duration: 0, speech: [], index: 0 })
  const [, g] = newCanvas(WIDTH, HEIGHT)
  g.drawImage(screen.canvas, 0, 0, WIDTH, HEIGHT)
  const data = g.getImageData(0, 0, WIDTH, HEIGHT).data
  return Array.from(
    { length: WIDTH * HEIGHT },
    (_, i) => (0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!) / 255,
  )
}

/** Mean brightness difference across a figure's edge, within four pixels, 0 to 1. */
function standingOut(withFigure: readonly number[], without: readonly number[]): number {
  const inside = withFigure.map((value, i) => Math.abs(value - without[i]!) > 0.03)
  const steps: number[] = []
  for (let y = 4; y < HEIGHT - 4; y++)
    for (let x = 4; x < WIDTH - 4; x++) {
      const at = y * WIDTH + x
      if (!inside[at] || inside[at - 1]) continue
      const around = [-3, -2, -1, 0, 1, 2, 3].map((dx) => withFigure[at + dx]!)
      steps.push(Math.max(...around) - Math.min(...around))
    }
  return steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length)
}

it.each(STYLE_NAMES)('a figure contrasts with its background in the style %s', async (style) => {
  for (const moment of PLACES) {
    const scene = sampleScene({ ...moment, cast: [figure('woman')], camera: { size: 'wide' } }, { storySeed: 11, shotCount: 3 })
    const [full, bare] = [await lightOf(scene, style), await lightOf({ ...scene, who: [] }, style)]
    expect(standingOut(full, bare), moment.place).toBeGreaterThan(0.09)
  }
})

const FACE = 160

/** Sorted brightness values of a calm face, 0 to 1. */
function faceOf(style: string, time: TimeOfDay, skin: string): number[] {
  const [, g] = newCanvas(FACE, FACE)
  const { look, resolveTime } = styleOf(style)
  const height = FACE * 2
  const worn = { ...randomLook(5, { woman: true }), skin, hat: 'none' as const, glasses: false }
  const moment = { pose: poseAt('stand', 0.4), expression: NEUTRAL_EXPRESSION, swing: 0.1 }
  const brush = { g, look: look(resolveTime?.(time) ?? time), unit: 0.6, animated: true }
  person(brush, FACE / 2, FACE / 2 + 0.77 * height * worn.stature, height, worn, moment)
  const { data } = g.getImageData(0, 0, FACE, FACE)
  const light: number[] = []
  for (let i = 0; i < FACE * FACE; i++) {
    const [dx, dy] = [(i % FACE) - FACE / 2, Math.floor(i / FACE) - FACE / 2]
    if (Math.hypot(dx, dy) > height * 0.1 || data[i * 4 + 3]! < 250) continue
    light.push((0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!) / 255)
  }
  return light.toSorted((a, b) => a - b)
}

it.each(STYLE_NAMES)('facial features are visible for every skin tone in the style %s', (style) => {
  for (const time of ['day', 'night'] as const)
    for (const skin of ['#f8d8bf', '#b87c4c', '#6b4226']) {
      const light = faceOf(style, time, skin)
      const [features, cheek] = [light[Math.floor(light.length * 0.04)]!, light[light.length >> 1]!]
      expect(cheek, `${skin} by ${time}: not lost in the dark`).toBeGreaterThan(0.23)
      expect(cheek - features, `${skin} by ${time}: eyes and mouth darker than skin`).toBeGreaterThan(0.13)
    }
})
