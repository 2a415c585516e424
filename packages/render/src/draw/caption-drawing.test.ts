import { expect, test } from 'vitest'
import { resolveCaptionStyle } from '../plan/caption-style.ts'
import { drawCaption, drawWordBackground, wordDrawer } from './caption-drawing.ts'
import { layoutCaption } from './caption-layout.ts'
import type { Surface } from './surface.ts'
import { RecordingContext } from './testing/recording-context.ts'
import { wordRuns } from './word-runs.ts'

const OUTPUT = { width: 1280, height: 720 }
const style = resolveCaptionStyle({ textShadow: '1px 2px 4px black' }, OUTPUT)
const layout = layoutCaption(new RecordingContext().asContext, 'see you', style, OUTPUT)

const create = (width: number, height: number): Surface => ({ canvas: 'canvas', context: new RecordingContext().asContext, width, height })
const recorded = ({ context }: Surface): RecordingContext => context as unknown as RecordingContext

test('captions are drawn twice as large as they are shown, with their shadows', () => {
  const { bounds } = layout
  const surface = drawCaption(create, layout, '#FFFFFF')
  expect([surface.width, surface.height]).toEqual([2 * bounds.width, 2 * bounds.height])
  const [shadow, letters] = recorded(surface).named('fillText')
  expect(letters?.style.transform).toEqual([2, 2, -2 * bounds.x, -2 * bounds.y])
  const [plain] = layout.shadows
  expect([shadow?.style.shadowOffsetX, shadow?.style.shadowOffsetY, shadow?.style.shadowBlur]).toEqual([
    2 * plain!.offsetX,
    2 * plain!.offsetY,
    2 * plain!.blur,
  ])
  expect(letters?.style.shadowBlur).toBe(0)
  expect(recorded(drawWordBackground(create, layout)).named('fillText')).toHaveLength(1)
})

test('spoken words are drawn again only when another is spoken', () => {
  const runs = wordRuns(new RecordingContext().asContext, layout, ['see', 'you'])
  const drawWords = wordDrawer(create, layout, runs, { color: 'white', litColor: 'yellow' })
  const context = recorded(drawWords({ begun: 1, isSaying: true }))
  drawWords({ begun: 1, isSaying: true })
  expect(context.named('fillText').map(({ style }) => style.fillStyle)).toEqual(['yellow', 'white'])
  drawWords({ begun: 1, isSaying: false })
  expect(context.named('clearRect')).toHaveLength(2)
  expect(context.named('fillText').map(({ style }) => style.fillStyle)).toEqual(['yellow', 'white', 'white', 'white'])
})
