import { describe, expect, it, test } from 'vitest'
import type { StyleValue } from '@fablecut/domain/story/style'
import { newCanvas } from '../../paint/canvas.ts'
import { type ComposedGraphic, composeShot } from '../draw-graphic.ts'
import { GRAPHIC_EXAMPLES } from '../graphic-examples.ts'
import { doBoxesOverlap } from '../kit/geometry.ts'
import type { PlaceName } from '../../scene/scene.ts'
import type { MotionGraphic } from '../templates/templates.ts'
import type { CardDrawing } from './drawing-place.ts'

const SHAPES = { wide: [320, 180], tall: [180, 320], square: [180, 180] } as const
type Shape = keyof typeof SHAPES
const SHAPE_NAMES = ['wide', 'tall', 'square'] as const
const STYLES = ['anime', 'noisecollage', 'classicalrococo', 'pixelart'] as const
const BARREL: CardDrawing = { kind: 'thing', thing: { what: 'barrel', count: 1 } }
/** Lowest part of the height at which words may end: captions stand below it. */
const CAPTIONS = { wide: 0.84, tall: 0.62, square: 0.84 } as const

const STATEMENTS: readonly MotionGraphic[] = [
  { template: 'words', words: 'a crib' },
  { template: 'words', words: 'Diogenes lived in a barrel' },
  { template: 'words', words: 'she stirred tons of black ore', author: 'Marie Curie · 1898', isAside: true },
  { template: 'words', words: 'You just saved $200 on a plumber' },
  { template: 'words', words: 'We are what we repeatedly do, excellence then is not an act but a habit', author: 'Will Durant' },
  { template: 'hook', words: 'Why does your stomach growl when you are hungry?' },
]

function composed(
  graphic: MotionGraphic,
  shape: Shape,
  style: StyleValue,
  drawing?: CardDrawing,
  seed = 3,
  place?: PlaceName,
): ComposedGraphic {
  const [width, height] = SHAPES[shape]
  const card = composeShot({
    graphic,
    text: [],
    style,
    width,
    height,
    seed,
    cueSeconds: [],
    durationSeconds: 5,
    language: 'en',
    mood: 'calm',
    ...(drawing && { drawing }),
    ...(place && { place }),
  })
  const [, g] = newCanvas(width, height)
  card.draw(g, card.stillSeconds)
  return card
}

describe.each(SHAPE_NAMES)('%s', (shape) => {
  it.each(STATEMENTS.map((graphic) => ['words' in graphic ? graphic.words : '', graphic] as const))(
    '%s: words leave the drawing and the captions free',
    (_, graphic) => {
      for (const [i, style] of STYLES.entries()) {
        const card = composed(graphic, shape, style, BARREL, 3 + i)
        const { box } = card.drawingPlace!
        const texts = card.textBoxes()
        expect(texts.length).toBeGreaterThan(0)
        for (const text of texts) {
          expect(doBoxesOverlap({ ...text, x: text.x + 3, w: text.w - 6 }, box), `${style} ${text.text}`).toBe(false)
          expect((text.y + text.h) / card.frame.height).toBeLessThanOrEqual(CAPTIONS[shape])
          expect(text.x).toBeGreaterThanOrEqual(card.safeBox.x - 2)
          expect(text.x + text.w).toBeLessThanOrEqual(card.safeBox.x + card.safeBox.w + 2)
        }
        for (const [i, text] of texts.entries())
          for (const other of texts.slice(i + 1))
            expect(doBoxesOverlap({ ...text, x: text.x + 3, w: text.w - 6 }, other), `${style} ${text.text} ${other.text}`).toBe(false)
      }
    },
  )

  it('a drawing beside few words is large, and so are they', () => {
    const card = composed(STATEMENTS[1]!, shape, 'anime', BARREL)
    const { box } = card.drawingPlace!
    expect(Math.min(box.w, box.h) / card.frame.height).toBeGreaterThan({ wide: 0.55, tall: 0.27, square: 0.4 }[shape])
    for (const { cap } of card.textBoxes()) expect(cap).toBeGreaterThan(shape === 'square' ? 42 : 48)
  })

  it('a statement alone is large', () => {
    for (const words of ['a crib', 'she stirred tons of black ore', 'Diogenes lived in a barrel']) {
      const card = composed({ template: 'words', words }, shape, 'photorealistic')
      const texts = card.textBoxes()
      const [left, right] = [Math.min(...texts.map(({ x }) => x)), Math.max(...texts.map(({ x, w }) => x + w))]
      expect((right - left) / card.frame.width, words).toBeGreaterThan(0.5)
      for (const { cap } of texts) expect(cap).toBeGreaterThan(60)
    }
  })
})

test('a drawing is at either side in turn', () => {
  const sides = [3, 4].map((seed) => composed(STATEMENTS[1]!, 'wide', 'anime', BARREL, seed).drawingPlace!.isAtEnd)
  expect(sides).toEqual([false, true])
})

test.each(SHAPE_NAMES)('%s: neighbouring cards have different stages, and what has a place stands there', (shape) => {
  const stages = [3, 4, 5].map((seed) => composed(STATEMENTS[1]!, shape, 'anime', BARREL, seed).drawingPlace!.stage)
  expect(stages).toEqual(['disc', 'panel', 'bare'])
  const { drawingPlace, textBoxes, frame } = composed(STATEMENTS[1]!, shape, 'anime', BARREL, 3, 'village')
  expect(drawingPlace!.stage).toBe('place')
  const { box } = drawingPlace!
  expect(box.y + box.h).toBeLessThanOrEqual(frame.height * (shape === 'tall' ? 0.62 : 0.85))
  expect(box.h / frame.height).toBeGreaterThan(shape === 'wide' ? 0.6 : 0.25)
  for (const text of textBoxes()) expect(doBoxesOverlap({ ...text, x: text.x + 3, w: text.w - 6 }, box)).toBe(false)
})

test.each(['steps', 'list', 'cause', 'counter', 'ring'] as const)(
  '%s: its text leaves the drawing free where there is room for one',
  (template) => {
    const { graphic } = GRAPHIC_EXAMPLES[template]
    for (const shape of SHAPE_NAMES) {
      const card = composed(graphic, shape, 'anime', BARREL)
      const place = card.drawingPlace
      if (template === 'counter' || template === 'ring') expect(place).toBeDefined()
      for (const text of place ? card.textBoxes() : [])
        expect(doBoxesOverlap({ ...text, x: text.x + 3, w: text.w - 6 }, place!.box), text.text).toBe(false)
    }
  },
)

test('diagrams of many parts have no drawing, and others none at all', () => {
  const steps = { template: 'steps', steps: Array.from({ length: 5 }, (_, i) => ({ label: `Step ${i}` })) } as const
  for (const shape of SHAPE_NAMES) {
    expect(composed(steps, shape, 'anime', BARREL).drawingPlace).toBeUndefined()
    expect(composed(GRAPHIC_EXAMPLES.map.graphic, shape, 'anime', BARREL).drawingPlace).toBeUndefined()
  }
})
