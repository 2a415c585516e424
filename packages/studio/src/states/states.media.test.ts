import { EMPTY_PLAN, PLAN_PLACE_STATES, PLAN_STATES } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, it } from 'vitest'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { propSprite } from '../props/sprite.ts'
import { sceneOfPlan } from '../scene/plan/scene-of-plan.ts'
import { buildStage } from '../stage/build-stage.ts'
import { createStageRenderer } from '../stage/stage-renderer.ts'
import { styleOf } from '../styles/styles.ts'
import { footOf, topsOf } from './silhouette.ts'
import { movingState, paintState } from './thing-state.ts'

const SIZE = 96
const pixelsOf = (canvas: Canvas): string => Buffer.from(canvas.data()).toString('base64')

function block(): Canvas {
  const [canvas, g] = newCanvas(SIZE, SIZE)
  g.fillStyle = '#c86040'
  g.fillRect(SIZE * 0.1, SIZE * 0.1, SIZE * 0.8, SIZE * 0.8)
  return canvas
}

const THING = { name: 'house', isBuilding: true }
const STILL = PLAN_STATES.filter((state) => !/^(?:smoking|steaming|glowing|flooded|dry)$/u.test(state))

it.each(STILL)('%s shows on the surface of a thing, the same each time', (state) => {
  const [first, second] = [block(), block()]
  paintState(first, SIZE, state, THING)
  paintState(second, SIZE, state, THING)
  expect(pixelsOf(first)).not.toBe(pixelsOf(block()))
  expect(pixelsOf(first)).toBe(pixelsOf(second))
})

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

it('a burnt or ruined building is broken off at its top, a burnt loaf is not', () => {
  const topAs = (state: 'burnt' | 'ruined', isBuilding: boolean) => {
    const canvas = block()
    paintState(canvas, SIZE, state, { name: 'thing', isBuilding })
    return meanOf(topsOf(canvas, 4))
  }
  const whole = meanOf(topsOf(block(), 4))
  expect(topAs('burnt', true)).toBeGreaterThan(whole + 3)
  expect(topAs('ruined', true)).toBeGreaterThan(whole + 3)
  expect(topAs('burnt', false)).toBe(whole)
})

it.each(['burning', 'smoking', 'steaming', 'glowing', 'wet', 'flooded'] as const)('%s moves, and is the same at the same time', (state) => {
  const draw = movingState(block(), SIZE, state, THING)!
  const at = (seconds: number) => {
    const [canvas, g] = newCanvas(SIZE * 2, SIZE * 2)
    g.translate(SIZE, SIZE)
    draw(g, 'behind', { seconds, size: SIZE })
    draw(g, 'before', { seconds, size: SIZE })
    return pixelsOf(canvas)
  }
  expect(at(1)).not.toBe(at(1.4))
  expect(at(1)).toBe(at(1))
})

it('a sprite in a state has its moving parts beside it', async () => {
  const sprite = await propSprite('house', SIZE, { look: styleOf('anime').look('day'), unit: 1, state: 'burning' })
  expect(sprite.drawState).toBeDefined()
})

async function frameOf(place: string, style: string, placeState?: (typeof PLAN_PLACE_STATES)[number]): Promise<string> {
  const plan = { ...EMPTY_PLAN, place, ...(placeState && { placeState }) }
  const scene = sceneOfPlan(plan, { storySeed: 4, shotIndex: 0, shotCount: 1, seed: 1 })
  const renderer = createStageRenderer(await buildStage(scene, styleOf(style), 192, 108))
  renderer.render({ seconds: 0.5, duration: 2, speech: [], index: 0 })
  return pixelsOf(renderer.canvas)
}

it.each(PLAN_PLACE_STATES)('a village and a room that are %s look otherwise than on other days, the same each time', async (state) => {
  for (const [place, style] of [
    ['village', 'anime'],
    ['room', 'ghibli'],
  ] as const) {
    const shown = await frameOf(place, style, state)
    expect(shown).not.toBe(await frameOf(place, style))
    expect(shown).toBe(await frameOf(place, style, state))
  }
})

it('what is chopped is a lower heap on the same ground', () => {
  const canvas = block()
  paintState(canvas, SIZE, 'chopped', { name: 'onion', isBuilding: false })
  expect(meanOf(topsOf(canvas, 4))).toBeGreaterThan(meanOf(topsOf(block(), 4)))
  expect(footOf(canvas)).toBeGreaterThan(footOf(block()) - SIZE * 0.12)
})
