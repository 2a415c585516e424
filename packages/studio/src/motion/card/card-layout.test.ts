import { describe, expect, it, test } from 'vitest'
import type { StyleValue } from '@fablecut/domain/story/style'
import { newCanvas } from '../../paint/canvas.ts'
import { type ComposedGraphic, composeShot } from '../draw-graphic.ts'
import { GRAPHIC_EXAMPLES } from '../graphic-examples.ts'
import { doBoxesOverlap } from '../kit/geometry.ts'
import type { PlaceName, SceneActor } from '../../scene/scene.ts'
import { sceneOfPlan } from '../../scene/plan/scene-of-plan.ts'
import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { MotionGraphic } from '../templates/templates.ts'
import type { CardDrawing } from './drawing-place.ts'

const SHAPES = { wide: [320, 180], tall: [180, 320], square: [180, 180] } as const
type Shape = keyof typeof SHAPES
const SHAPE_NAMES = ['wide', 'tall', 'square'] as const
const STYLES = ['anime', 'noisecollage', 'classicalrococo', 'pixelart'] as const
const thing = (what: string, count = 1): CardDrawing => ({ kind: 'thing', thing: { what, count } })
const BARREL = thing('barrel')
const WOMAN = { id: 'a', what: 'woman', action: 'stand', feeling: 'neutral', speaks: false } as const
const [actor] = sceneOfPlan({ ...EMPTY_PLAN, cast: [WOMAN] }, { storySeed: 5, shotIndex: 0, shotCount: 1, seed: 0 }).who
const PERSON: CardDrawing = { kind: 'figure', actor: actor as SceneActor, name: 'woman' }
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

type Options = { readonly style?: StyleValue; readonly seed?: number; readonly place?: PlaceName; readonly mood?: 'calm' | 'tense' }

function composed(graphic: MotionGraphic, shape: Shape, drawings: readonly CardDrawing[], options: Options = {}): ComposedGraphic {
  const { style = 'anime', seed = 3, place, mood = 'calm' } = options
  const [width, height] = SHAPES[shape]
  const card = composeShot({
    graphic,
    text: [],
    style,
    width,
    height,
    seed,
    cueSeconds: [],
    durationSeconds: 3,
    language: 'en',
    mood,
    drawings,
    ...(place && { place }),
  })
  const [, g] = newCanvas(width, height)
  card.draw(g, card.stillSeconds)
  return card
}

const GROUPS: readonly (readonly CardDrawing[])[] = [
  [BARREL],
  [PERSON],
  [BARREL, thing('apple')],
  [PERSON, thing('apple')],
  [thing('apple'), BARREL, thing('key')],
]

describe.each(SHAPE_NAMES)('%s', (shape) => {
  it.each(STATEMENTS.map((graphic) => ['words' in graphic ? graphic.words : '', graphic] as const))(
    '%s: words leave the drawings and the captions free',
    (_, graphic) => {
      for (const [i, drawings] of GROUPS.entries()) {
        const style = STYLES[i % STYLES.length]!
        const card = composed(graphic, shape, drawings, { style, seed: 3 + i })
        const texts = card.textBoxes()
        expect(texts.length).toBeGreaterThan(0)
        for (const text of texts) {
          for (const { box } of card.card!.drawings)
            expect(doBoxesOverlap({ ...text, x: text.x + 3, w: text.w - 6 }, box), `${style} ${i} ${text.text}`).toBe(false)
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

  it('drawings beside few words are larger than the words', () => {
    for (const seed of [3, 4, 5, 6, 7, 8, 9]) {
      const card = composed(STATEMENTS[1]!, shape, [BARREL], { seed })
      const { box } = card.card!.drawings[0]!
      expect(box.h / card.frame.height, card.card!.stage).toBeGreaterThan({ wide: 0.52, tall: 0.3, square: 0.42 }[shape])
      for (const { cap } of card.textBoxes()) expect(cap).toBeGreaterThan(30)
    }
  })

  it('several drawings do not hide each other, and stand beside each other', () => {
    for (const drawings of GROUPS.filter(({ length }) => length > 1))
      for (const seed of [3, 4, 5]) {
        const { stage, drawings: places } = composed(STATEMENTS[1]!, shape, drawings, { seed }).card!
        // On a tall table things stand before the bodies of people.
        if (stage === 'table' && shape === 'tall') continue
        expect(places).toHaveLength(drawings.length)
        const inner = places.map(({ box }) => ({ ...box, x: box.x + box.w * 0.06, w: box.w * 0.88 }))
        for (const [i, box] of inner.entries())
          for (const other of inner.slice(i + 1)) expect(doBoxesOverlap(box, other), String(seed)).toBe(false)
        for (const [i, { at }] of places.slice(1).entries()) expect(at).toBeGreaterThan(places[i]!.at)
      }
  })

  it('a statement alone is large, in few lines', () => {
    for (const words of ['a crib', 'she stirred tons of black ore', 'Diogenes lived in a barrel']) {
      const card = composed({ template: 'words', words }, shape, [], { style: 'photorealistic' })
      const texts = card.textBoxes()
      const [left, right] = [Math.min(...texts.map(({ x }) => x)), Math.max(...texts.map(({ x, w }) => x + w))]
      expect((right - left) / card.frame.width, words).toBeGreaterThan(0.35)
      for (const { cap } of texts) expect(cap).toBeGreaterThan(44)
      expect(new Set(texts.map(({ y }) => Math.round(y))).size).toBeLessThanOrEqual(3)
    }
  })
})

const stagesOf = (drawings: readonly CardDrawing[], options: Omit<Options, 'seed'> = {}, shape: Shape = 'wide'): string[] =>
  Array.from({ length: 14 }, (_, i) => composed(STATEMENTS[1]!, shape, drawings, { ...options, seed: i }).card!.stage)

test.each(SHAPE_NAMES)('%s: neighbouring cards have different stages', (shape) => {
  for (const drawings of [[BARREL], [thing('apple')], [PERSON], [BARREL, thing('apple')]]) {
    const stages = stagesOf(drawings, {}, shape)
    for (const [i, stage] of stages.slice(1).entries()) expect(stage).not.toBe(stages[i])
  }
})

test('neighbouring cards have different stages whatever they show', () => {
  const kinds = [[BARREL], [thing('apple')], [PERSON], [BARREL, thing('apple')], [BARREL, thing('apple'), thing('key')]]
  const [even, odd] = [0, 1].map((turn) => new Set(kinds.flatMap((drawings) => stagesOf(drawings).filter((_, i) => i % 2 === turn))))
  expect([...even!].filter((stage) => odd!.has(stage))).toEqual([])
})

test('a thing has three different stages, and the dark has its own', () => {
  expect(new Set(stagesOf([thing('apple')])).size).toBeGreaterThanOrEqual(3)
  expect(stagesOf([BARREL], { mood: 'tense' })).toContain('spot')
  expect(stagesOf([BARREL])).not.toContain('spot')
})

test('what stands is on a ground rather than in a disc', () => {
  for (const drawings of [[BARREL], [thing('house')], [BARREL, thing('apple')], [BARREL, thing('apple'), thing('key')]])
    for (const stage of stagesOf(drawings)) expect(['disc', 'discs']).not.toContain(stage)
})

/** Height that each of so many books has beside a person, as a part of the frame. */
const bookHeight = (count: number): number => {
  const { card, frame } = composed({ template: 'words', words: 'They had books' }, 'wide', [PERSON, thing('book', count)], { seed: 4 })
  expect(card!.stage).toBe('table')
  const { w, h } = card!.drawings[1]!.box
  return Math.min(h, w / count) / frame.height
}

test('copies of a thing before a table have the width of as many', () => {
  expect(bookHeight(1)).toBeGreaterThan(0.2)
  expect(bookHeight(3)).toBeGreaterThan(0.2)
})

const stageOf = (words: string, drawings: readonly CardDrawing[]) => composed({ template: 'words', words }, 'wide', drawings).card!.stage

test('what is compared has a half each, and a person has a table for what is small', () => {
  expect(stageOf('Apples versus keys', [thing('apple'), thing('key')])).toBe('halves')
  expect(stageOf('She found an apple', [PERSON, thing('apple')])).toBe('table')
  expect(stageOf('She bought a house', [PERSON, thing('house')])).not.toBe('table')
})

test.each(SHAPE_NAMES)('%s: what has a place stands there, in tall frames with its lower part behind the captions', (shape) => {
  for (const drawings of [[BARREL], [BARREL, thing('apple')]]) {
    const { card, textBoxes, frame } = composed(STATEMENTS[1]!, shape, drawings, { place: 'village' })
    expect(card!.stage).toBe('place')
    for (const { box } of card!.drawings) {
      expect(box.y + box.h).toBeLessThanOrEqual(frame.height * (shape === 'tall' ? 0.76 : 0.85))
      for (const text of textBoxes()) expect(doBoxesOverlap({ ...text, x: text.x + 3, w: text.w - 6 }, box)).toBe(false)
    }
  }
})

test.each(['steps', 'list', 'cause', 'counter', 'ring'] as const)(
  '%s: its text leaves the drawing free where there is room for one',
  (template) => {
    const { graphic } = GRAPHIC_EXAMPLES[template]
    for (const shape of SHAPE_NAMES) {
      const card = composed(graphic, shape, [BARREL])
      const place = card.card?.drawings[0]
      if (template === 'counter' || template === 'ring') expect(place).toBeDefined()
      for (const text of place ? card.textBoxes() : [])
        expect(doBoxesOverlap({ ...text, x: text.x + 3, w: text.w - 6 }, place!.box), text.text).toBe(false)
    }
  },
)

test('drawings of tall cards fill the height between their words and the captions', () => {
  const groups = [[BARREL], [BARREL, thing('apple')], [thing('apple'), BARREL, thing('key')]]
  for (const drawings of groups)
    for (const words of ['', 'Diogenes lived in a barrel'])
      for (let seed = 0; seed < 6; seed++) {
        const { card, frame } = composed({ template: 'words', words }, 'tall', drawings, { seed })
        const boxes = card!.drawings.map(({ box }) => box)
        const [top, foot] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, h }) => y + h))]
        expect((foot - top) / frame.height, `${seed} ${card!.stage}`).toBeGreaterThan(0.28)
        expect(foot / frame.height).toBeGreaterThan(0.54)
        expect(foot / frame.height).toBeLessThan(0.63)
      }
})

test('on a tall card what stands on a table is before people, below their faces', () => {
  for (const drawings of [
    [PERSON, thing('apple')],
    [PERSON, PERSON, thing('apple')],
  ]) {
    const { card } = composed({ template: 'words', words: 'She found an apple' }, 'tall', drawings, { seed: 4 })
    expect(card!.stage).toBe('table')
    const [person, last] = [card!.drawings[0]!.box, card!.drawings.at(-1)!.box]
    expect(last.y).toBeGreaterThan(person.y + person.h * 0.6)
    expect(last.y + last.h).toBeCloseTo(person.y + person.h)
    expect(person.w).toBeGreaterThan(300)
  }
})

test('two things on a tall card are one above the other, each wider than half of the frame', () => {
  const { card, frame } = composed({ template: 'words', words: '' }, 'tall', [BARREL, thing('apple')], { seed: 2 })
  const [first, second] = card!.drawings.map(({ box }) => box)
  expect(first!.y + first!.h).toBeLessThanOrEqual(second!.y + 1)
  for (const { w } of [first!, second!]) expect(w / frame.width).toBeGreaterThan(0.5)
})

test('in a cone of light things of a tall card stand on its ground', () => {
  for (const drawings of [
    [BARREL, thing('apple')],
    [thing('apple'), BARREL, thing('key')],
  ])
    for (let seed = 0; seed < 6; seed++) {
      const { card } = composed({ template: 'words', words: '' }, 'tall', drawings, { seed, mood: 'tense' })
      if (card!.stage !== 'spot') continue
      for (const { box } of card!.drawings) expect(box.y + box.h).toBeGreaterThan(card!.floor - 80)
    }
})

test('a side in a second tone is never a band across the frame', () => {
  for (const shape of SHAPE_NAMES) {
    for (const drawings of [[BARREL], [BARREL, thing('apple')], [BARREL, thing('apple'), thing('bread')]]) {
      for (let seed = 0; seed < 12; seed++) {
        const { card } = composed({ template: 'words', words: '' }, shape, drawings, { seed })
        expect(card!.stage).not.toBe('panel')
      }
    }
  }
})

test('grown people beside each other are of one size', () => {
  for (let seed = 0; seed < 6; seed++) {
    const { drawings } = composed({ template: 'words', words: '' }, 'wide', [PERSON, PERSON, thing('apple')], { seed }).card!
    expect(drawings[0]!.box.h).toBe(drawings[1]!.box.h)
    expect(drawings[0]!.box.y).toBe(drawings[1]!.box.y)
  }
})
