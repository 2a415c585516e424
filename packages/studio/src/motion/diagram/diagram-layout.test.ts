import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { graphicDrawingsOf } from '@fablecut/director/vocabulary/graphic-drawings'
import { isFigure, isPerson, isPictured } from '@fablecut/director/vocabulary/art-of'
import { VOCABULARY } from '@fablecut/director/vocabulary/vocabulary'
import type { JSONObject } from '@ai-sdk/provider'
import { describe, expect, it, test } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { animalOf, iconOf } from '../../scene/plan/art.ts'
import { type CardDrawing, discOf } from '../card/drawing-place.ts'
import { type ComposedGraphic, composeShot, type GraphicRequest } from '../draw-graphic.ts'
import { GRAPHIC_EXAMPLES } from '../graphic-examples.ts'
import { drawGraphicShot, drawnNames, graphicShotOf } from '../graphic-shot.ts'
import { type Box, doBoxesOverlap } from '../kit/geometry.ts'
import type { TextBox } from '../kit/lettering.ts'
import { LONG_EXAMPLES } from '../templates/long-words-fixture.ts'
import { isDiagram, type MotionGraphic } from '../templates/templates.ts'

const SHAPES = { wide: [320, 180], tall: [180, 320], square: [180, 180] } as const
type Shape = keyof typeof SHAPES
const SHAPE_NAMES = ['wide', 'tall', 'square'] as const
const SECONDS = 5
/** Lowest part of the height at which something may be drawn: captions stand below it. */
const CAPTIONS = { wide: 0.84, tall: 0.63, square: 0.84 } as const
const thing = (what: string): CardDrawing => ({ kind: 'thing', thing: { what, count: 1 } })
const DRAWINGS = [thing('book'), thing('apple')]

function compose(
  graphic: MotionGraphic,
  shape: Shape,
  drawings: readonly CardDrawing[],
  more: Partial<GraphicRequest> = {},
): ComposedGraphic {
  const [width, height] = SHAPES[shape]
  const composed = composeShot({
    graphic,
    text: [{ words: 'The title', role: 'title', at: 0 }],
    style: 'anime',
    width,
    height,
    seed: 3,
    cueSeconds: [],
    durationSeconds: SECONDS,
    language: 'en',
    drawings,
    ...more,
  })
  const [, g] = newCanvas(width, height)
  composed.draw(g, SECONDS * 0.98)
  return composed
}

const DIAGRAMS = [...Object.values(GRAPHIC_EXAMPLES), ...LONG_EXAMPLES]
  .map(({ graphic }) => graphic)
  .filter((graphic) => isDiagram(graphic) && graphic.template !== 'cutaway')

/** Letters are within their box by more than this. */
const TOLERANCE = 4
const inner = ({ x, y, w, h }: TextBox): Box => ({ x: x + TOLERANCE, y: y + TOLERANCE, w: w - TOLERANCE * 2, h: h - TOLERANCE * 2 })

type Disc = ReturnType<typeof discOf>
const isInDisc = ({ x, y, radius }: Disc, box: Box): boolean =>
  Math.hypot(x - Math.min(Math.max(x, box.x), box.x + box.w), y - Math.min(Math.max(y, box.y), box.y + box.h)) < radius

describe.each(SHAPE_NAMES)('%s', (shape) => {
  it.each(DIAGRAMS.map((graphic, i) => [`${graphic.template} ${i}`, graphic] as const))(
    '%s: one or two drawings are apart from each other, its texts and the captions',
    (_, graphic) => {
      for (const drawings of [DRAWINGS.slice(0, 1), DRAWINGS])
        for (const language of ['en', 'ar']) {
          const { card, frame, ...composed } = compose(graphic, shape, drawings, { language })
          expect(card!.drawings).toHaveLength(drawings.length)
          const discs = card!.drawings.map(discOf)
          const texts = composed.textBoxes()
          expect(texts.length).toBeGreaterThan(0)
          for (const [i, { box }] of card!.drawings.entries()) {
            const isRound = card!.stage === 'callout'
            for (const text of texts)
              expect(
                isRound ? isInDisc(discs[i]!, inner(text)) : doBoxesOverlap(inner(text), box),
                `${drawings.length} ${language}: ${text.text}`,
              ).toBe(false)
            expect(Math.min(box.w, box.h)).toBeGreaterThan(100)
            expect((box.y + box.h) / frame.height).toBeLessThan(CAPTIONS[shape])
            expect(box.x).toBeGreaterThanOrEqual(composed.safeBox.x - 1)
            expect(box.x + box.w).toBeLessThanOrEqual(composed.safeBox.x + composed.safeBox.w + 1)
          }
          const [first, second] = discs
          if (first && second) expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(first.radius + second.radius)
        }
    },
  )

  it('what is drawn on a map leaves its places free, and is tied to the one that it comes after', () => {
    const route: MotionGraphic = {
      template: 'map',
      isRoute: true,
      countries: [],
      points: [
        { label: 'Lisbon', latitude: 38.7, longitude: -9.1 },
        { label: 'Calicut', latitude: 11.3, longitude: 75.8 },
      ],
    }
    const { card } = compose(route, shape, DRAWINGS, { cueSeconds: [0.5, 2] })
    const [first, second] = card!.drawings
    const place = first!.leader!
    expect(second!.leader).toEqual(place)
    for (const drawing of card!.drawings)
      expect(isInDisc(discOf(drawing), { x: place[0] - 16, y: place[1] - 16, w: 32, h: 32 })).toBe(false)
    expect(first!.at).toBeGreaterThan(2)
    expect(second!.at).toBeGreaterThan(first!.at)
  })

  it('what an event names is drawn at it, with it', () => {
    const { card } = compose(
      {
        template: 'timeline',
        points: [
          { when: '1796', label: 'The first apple' },
          { when: '1980', label: 'The last book' },
        ],
      },
      shape,
      DRAWINGS,
      { cueSeconds: [0.4, 3] },
    )
    const [book, apple] = card!.drawings
    expect(book!.at).toBeGreaterThan(3)
    expect(apple!.at).toBeLessThan(1)
    const along = shape === 'wide' ? 'x' : 'y'
    expect(discOf(apple!)[along]).toBeLessThan(discOf(book!)[along])
  })
})

test('a drawing beside a ring of a tall frame is as large as the ring', () => {
  const { card } = compose(GRAPHIC_EXAMPLES.ring.graphic, 'tall', DRAWINGS.slice(0, 1))
  expect(discOf(card!.drawings[0]!).radius).toBeGreaterThan(130)
})

test('a cutaway and words that are struck out have no drawing', () => {
  expect(compose(GRAPHIC_EXAMPLES.cutaway.graphic, 'wide', DRAWINGS).card).toBeUndefined()
  expect(compose({ template: 'words', words: 'your mind', struck: 'events' }, 'wide', DRAWINGS).card).toBeUndefined()
})

const JAMAICA: ShotPlan = {
  ...EMPTY_PLAN,
  form: 'scene',
  graphic: { template: 'map', isRoute: false, countries: ['JM'], points: [] },
}
const THIEF = { id: 'thief', what: 'thief', action: 'stand', feeling: 'neutral', speaks: false } as const
const shotOf = (changes: Partial<ShotPlan>) =>
  graphicShotOf({ plan: { ...JAMAICA, ...changes } as unknown as JSONObject, storySeed: 5 }, 3)!

test('a map paints what its plan has, people and animals too, and nothing more', async () => {
  const things = [{ what: 'bucket', count: 1 }]
  expect(drawnNames(shotOf({ things }))).toEqual(['map', 'bucket'])
  expect(drawnNames(shotOf({ cast: [THIEF], things: [...things, { what: 'book', count: 1 }] }))).toEqual(['map', 'thief', 'bucket'])
  expect(drawnNames(shotOf({ things: [{ what: 'goat', count: 3 }] }))).toEqual(['map', 'goat'])
  const frames = await Promise.all(
    [{}, { things }, { cast: [THIEF] }].map(async (changes) => {
      const drawn = await drawGraphicShot(shotOf(changes), { style: 'anime', width: 320, height: 180, durationSeconds: SECONDS })
      return drawn.frame(4).data().toString('base64')
    }),
  )
  expect(new Set(frames).size).toBe(3)
})

test('what the director says is drawn beside a diagram has a picture', () => {
  for (const { name, art } of VOCABULARY) {
    if (art === undefined) continue
    expect(isPictured(name), name).toBe(iconOf(name) !== undefined)
    expect(isFigure(name), name).toBe(isPerson(name) || animalOf(name) !== undefined)
  }
  expect(graphicDrawingsOf({ cast: [], things: [{ what: 'beach', count: 1 }] }, JAMAICA.graphic!)).toEqual({ figures: [], things: [] })
})
