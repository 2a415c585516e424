import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Placement } from '../../plan/fit.ts'
import { RecordingContext } from '../../draw/testing/recording-context.ts'
import type { Canvas2D } from '../model.ts'
import { FakeBrowser, FakeOffscreenCanvas } from '../testing/fake-browser.ts'
import { paintBaseVisual, paintLayerVisual } from './paint-visual.ts'

const OUTPUT = { width: 1280, height: 720 }
let canvases: FakeOffscreenCanvas[]
let hasFilter: boolean

beforeEach(() => {
  canvases = []
  hasFilter = true
  const { document } = new FakeBrowser()
  vi.stubGlobal('document', document)
  vi.stubGlobal(
    'OffscreenCanvas',
    class extends FakeOffscreenCanvas {
      constructor(width: number, height: number) {
        super(width, height)
        canvases.push(this)
        if (!hasFilter) Reflect.deleteProperty(this.context, 'filter')
      }
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

const draw = (on: Canvas2D, { x, y, width, height }: Placement) =>
  (on as unknown as RecordingContext).drawImage('picture', x, y, width, height)

/** A picture of this size, and the marks of painting it. */
function painted(width: number, height: number, paint: typeof paintBaseVisual) {
  const context = new RecordingContext()
  paint(context as unknown as Canvas2D, { width, height, paint: draw }, OUTPUT)
  return context.marks.map(({ name, at, style }) => [name, ...at, name === 'fillRect' ? style.fillStyle : ''])
}

describe('a visual of the primary track', () => {
  it('of the output aspect ratio covers it, on black', () => {
    expect(painted(1920, 1080, paintBaseVisual)).toEqual([
      ['fillRect', 0, 0, 1280, 720, '#000'],
      ['drawImage', 'picture', 0, 0, 1280, 720, ''],
    ])
    expect(canvases).toEqual([])
  })

  it('of another aspect ratio is contained over a copy blurred at an eighth of the size', () => {
    const marks = painted(720, 1280, paintBaseVisual)
    const [small, blurred] = canvases
    expect([small?.width, small?.height, blurred?.width, blurred?.height]).toEqual([184, 114, 184, 114])
    expect(small?.context.marks.map(({ at }) => at)).toEqual([
      ['picture', 0, 0, 184, 114],
      ['picture', 12, 12 - 97, 160, 284],
    ])
    expect(blurred?.context.marks.map(({ at, style }) => [...at, style.filter])).toEqual([
      [small, 0, 0, 'blur(4px) brightness(0.5) saturate(1.2)'],
    ])
    expect(marks).toEqual([
      ['drawImage', blurred, 12, 12, 160, 90, 0, 0, 1280, 720, ''],
      ['fillRect', 437, 0, 406, 720, '#000'],
      ['drawImage', 'picture', 437, 0, 406, 720, ''],
    ])
  })

  it('is blurred by downscaling if the canvas has no filters', () => {
    hasFilter = false
    const marks = painted(720, 1280, paintBaseVisual)
    const [small, tiny] = canvases
    expect([tiny?.width, tiny?.height]).toEqual([46, 29])
    expect(tiny?.context.marks.map(({ at }) => at)).toEqual([[small, 0, 0, 46, 29]])
    expect(small?.context.marks.slice(2).map(({ name, at, style }) => [name, ...at, name === 'fillRect' ? style.fillStyle : ''])).toEqual([
      ['drawImage', tiny, 0, 0, 184, 114, ''],
      ['fillRect', 0, 0, 184, 114, 'rgba(0,0,0,.5)'],
    ])
    expect(marks[0]).toEqual(['drawImage', small, 12, 12, 160, 90, 0, 0, 1280, 720, ''])
  })
})

it('a visual of an upper track has no fill', () => {
  expect(painted(720, 1280, paintLayerVisual)).toEqual([['drawImage', 'picture', 437, 0, 406, 720, '']])
})
