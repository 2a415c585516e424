import { beforeEach, describe, expect, it } from 'vitest'
import type { Placement } from '../../plan/fit.ts'
import type { SpanLook } from '../../plan/model.ts'
import { type Pose, REST } from '../../plan/pose.ts'
import type { Context } from '../context.ts'
import { SurfacePool } from '../surface.ts'
import { RecordingContext } from '../testing/recording-context.ts'
import { paintBasePicture, paintLayerPicture } from './paint-picture.ts'
import type { Picture } from './picture.ts'

const OUTPUT = { width: 1280, height: 720 }
type Canvas = { readonly width: number; readonly height: number; readonly context: RecordingContext }
let canvases: Canvas[]
let hasFilter: boolean

beforeEach(() => {
  canvases = []
  hasFilter = true
})

function createSurface(width: number, height: number) {
  const canvas = { width, height, context: new RecordingContext() }
  canvases.push(canvas)
  if (!hasFilter) Reflect.deleteProperty(canvas.context, 'filter')
  return { canvas, context: canvas.context.asContext, width, height }
}

const draw = (on: Context, { x, y, width, height }: Placement) =>
  (on as unknown as RecordingContext).drawImage('picture', x, y, width, height)

type Paint = (context: Context, picture: Picture, target: Parameters<typeof paintBasePicture>[2]) => void

/** A picture of this size, and the calls of painting it. */
function painted(width: number, height: number, paint: Paint, look: SpanLook = {}, pose: Partial<Pose> = {}) {
  const context = new RecordingContext()
  const target = { look, pose: { ...REST, ...pose }, output: OUTPUT, surfaces: new SurfacePool(createSurface) }
  paint(context.asContext, { width, height, paint: draw }, target)
  expect(context.openSaves).toBe(0)
  return context.marks.map(({ name, at, style }) => [name, ...at, name === 'fillRect' ? style.fillStyle : ''])
}

describe('a visual of the primary track', () => {
  it('of the output aspect ratio covers it, on black', () => {
    expect(painted(1920, 1080, paintBasePicture)).toEqual([
      ['fillRect', 0, 0, 1280, 720, '#000'],
      ['drawImage', 'picture', 0, 0, 1280, 720, ''],
    ])
    expect(canvases).toEqual([])
  })

  it('of another aspect ratio is contained over a copy blurred at an eighth of the size', () => {
    const marks = painted(720, 1280, paintBasePicture)
    const [small, blurred] = canvases
    expect([small?.width, small?.height, blurred?.width, blurred?.height]).toEqual([184, 114, 184, 114])
    expect(small?.context.marks.map(({ at }) => at)).toEqual([
      ['picture', 0, 0, 184, 114],
      ['picture', 12, 12 - 97, 160, 284],
    ])
    expect(blurred?.context.marks.map(({ at, style }) => [...at, style.filter])).toEqual([
      [small, 0, 0, 184, 114, 'blur(4px) brightness(0.5) saturate(1.2)'],
    ])
    expect(marks).toEqual([
      ['drawImage', blurred, 12, 12, 160, 90, 0, 0, 1280, 720, ''],
      ['fillRect', 437, 0, 406, 720, '#000'],
      ['drawImage', 'picture', 437, 0, 406, 720, ''],
    ])
  })

  it('is blurred by downscaling if the canvas has no filters', () => {
    hasFilter = false
    const marks = painted(720, 1280, paintBasePicture)
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
  expect(painted(720, 1280, paintLayerPicture)).toEqual([['drawImage', 'picture', 437, 0, 406, 720, '']])
})
