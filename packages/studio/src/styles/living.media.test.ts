import { expect, it } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { figure, sampleScene, thing } from '../testing/sample-plan.ts'
import { buildStage } from '../stage/build-stage.ts'
import { styleOf } from './styles.ts'

const WIDTH = 320
const HEIGHT = 180

it.each(['bubblegumpunk', 'noisecollage', 'y2kcollage', 'vaporwave'])(
  'what lives in panels and on mats of the look %s moves, and is the same at the same second',
  async (style) => {
    const scene = sampleScene({ place: 'garden', cast: [figure('woman')], things: [thing('ball')] }, { storySeed: 5, shotCount: 3 })
    const { animatedOverlay } = await buildStage(scene, styleOf(style), WIDTH, HEIGHT)
    const at = (seconds: number): Buffer => {
      const [canvas, g] = newCanvas(WIDTH, HEIGHT)
      animatedOverlay?.(g, seconds)
      return canvas.data()
    }
    const first = at(0)
    expect(at(2.7).equals(first)).toBe(false)
    expect(at(0).equals(first)).toBe(true)
  },
)
