import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { describe, expect, it } from 'vitest'
import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import { GRAPHIC_EXAMPLES } from './graphic-examples.ts'
import { newCanvas } from '../paint/canvas.ts'
import { composeShot } from './draw-graphic.ts'
import { drawGraphicShot, graphicOfPlan } from './graphic-shot.ts'
import type { MotionGraphic } from './templates/templates.ts'
import { motionFrame } from './kit/frame.ts'
import { partOfLine, ticks } from './kit/geometry.ts'
import { createLettering } from './kit/lettering.ts'
import { numberWriter } from './kit/number-format.ts'
import { contrast } from './looks/contrast.ts'
import { motionLook } from './looks/looks.ts'
import { countryNames, worldCountries } from './templates/world.ts'

const write = (unit: string | undefined, decimals: number, language: string, value: number): string =>
  numberWriter({ unit, decimals }, language)(value).replaceAll(/[\u00a0\u202f]/gu, ' ')

const letters = (language: string, sample = ''): ReturnType<typeof createLettering> =>
  createLettering(motionLook('citypop'), 1, language, sample)

describe('colours', () => {
  it.each(STYLES.map(({ value }) => value))('%s: text stands out by 4.5 to 1, marks by 3 to 1', (style: StyleValue) => {
    const { palette, tools, onMark } = motionLook(style)
    const { ground, text, key, a, b, mute, ink, plate, onPlate } = palette
    const textGround = tools.isOutlined ? [ink] : ground
    for (const behind of textGround)
      for (const colour of [text, key]) expect(contrast(colour, behind), `${colour} on ${behind}`).toBeGreaterThanOrEqual(4.5)
    for (const behind of textGround)
      for (const colour of [a, b, mute]) expect(contrast(colour, behind), `${colour} on ${behind}`).toBeGreaterThanOrEqual(3)
    expect(contrast(onPlate, plate)).toBeGreaterThanOrEqual(4.5)
    for (const mark of [a, b, key]) expect(contrast(onMark, mark), `${onMark} on ${mark}`).toBeGreaterThanOrEqual(3)
  })
})

describe('numbers', () => {
  it('stand as the language writes them', () => {
    expect(write('$', 0, 'en', 1200)).toBe('$1,200')
    expect(write('€', 2, 'de', 1200.5)).toBe('1.200,50 €')
    expect(write('%', 1, 'fr', 12.5)).toBe('12,5 %')
    expect(write('%', 0, 'en', 71)).toBe('71%')
    expect(write('km', 0, 'es', 12345)).toBe('12.345 km')
    expect(write('$ million+', 1, 'en', 2.5)).toBe('$2.5 million+')
    expect(write('<%', 0, 'en', 30)).toBe('<30%')
    expect(write('million miles', 0, 'en', 93)).toBe('93 million miles')
    expect(write('°C', 1, 'en', -3.5)).toBe('-3.5°C')
    expect(write(undefined, 0, 'not a language', 1000)).toBe('1,000')
  })
})

describe('lettering', () => {
  it('lines of a block are within the room, in every script', () => {
    for (const [language, text] of [
      ['de', 'Donaudampfschifffahrtsgesellschaftskapitän und Rindfleischetikettierungsüberwachungsgesetz'],
      ['ja', '複利とは利息にも利息がつくことで、時間がたつほど大きく増えます'],
      ['ar', 'الفائدة المركبة تنمو مع مرور الوقت أسرع فأسرع'],
      ['th', 'ดอกเบี้ยทบต้นเติบโตเร็วขึ้นเรื่อยๆตามเวลา'],
    ] as const) {
      const { lines, cap, height } = letters(language).block(text, 'head', 48, { w: 260, h: 200 })
      expect(lines.length).toBeGreaterThan(1)
      expect(lines.join('').replaceAll(/[ -]/gu, '')).toBe(text.replaceAll(' ', ''))
      for (const line of lines) expect(letters(language).width(line, 'head', cap)).toBeLessThanOrEqual(260.5)
      expect(height).toBeLessThanOrEqual(245)
    }
  })
  it('knows the direction of a text', () => {
    expect(letters('ar', 'مرحبا').isRightToLeft).toBe(true)
    expect(letters('en', 'hello').isRightToLeft).toBe(false)
  })
  it('has letters for scripts that its face lacks', () => {
    // A missing glyph has the same width for every letter.
    const widths = ['漢', 'م', 'ש', 'Ж', 'ก', '한'].map((letter) => letters('en').width(letter, 'number', 50))
    expect(new Set(widths.map((width) => width.toFixed(1))).size).toBeGreaterThan(3)
  })
})

describe('geometry', () => {
  it('a part of a line has its part of the length', () => {
    expect(
      partOfLine(
        [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        0.75,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
      [10, 5],
    ])
    expect(
      partOfLine(
        [
          [0, 0],
          [10, 0],
        ],
        0,
      ).at(-1),
    ).toEqual([0, 0])
  })
  it('ticks are round and within', () => {
    expect(ticks(0, 40, 4)).toEqual([0, 10, 20, 30, 40])
    expect(ticks(3, 3, 4)).toEqual([])
  })
  it('captions have their room in every shape', () => {
    const tall = motionFrame(1080, 1920)
    expect((tall.box.y + tall.box.h) / tall.height).toBeLessThan(0.62)
    const wide = motionFrame(1920, 1080)
    expect((wide.box.y + wide.box.h) / wide.height).toBeLessThan(0.84)
    expect(motionFrame(1000, 1000).shape).toBe('square')
  })
})

describe('maps', () => {
  it('country codes find their outlines', () => {
    const names = new Set(worldCountries('50m').map(({ properties }) => properties.name))
    for (const name of countryNames(['ES', 'US', 'DE', 'JP', 'CD', 'TR', 'GB', 'CZ', 'KR', 'BA', 'MK', 'SZ']))
      expect(names.has(name), name).toBe(true)
  })
})

/** What stands below the statement of a card with another text. */
const asideOf = (words: string, other: string): string | undefined => {
  const text = [
    { words, role: 'key', at: 0 },
    { words: other, role: 'number', at: 3 },
  ] as const
  return (graphicOfPlan({ ...EXAMPLE_PLAN, cast: [], things: [], form: 'words', graphic: undefined, text }) as { author?: string }).author
}

describe('plans', () => {
  const plan = { ...EXAMPLE_PLAN, cast: [], things: [] }
  it('a graphic is drawn as it is', () => {
    const { graphic } = GRAPHIC_EXAMPLES.ring
    expect(graphicOfPlan({ ...plan, graphic })).toBe(graphic)
  })
  it('a card does not repeat what its statement says', () => {
    expect(asideOf('She won 2 Nobel Prizes', '2 Prizes')).toBeUndefined()
    expect(asideOf('pour half a cup of baking soda', '½ cup of baking soda')).toBeUndefined()
    expect(asideOf('the screen lights up', '3:07')).toBe('3:07')
  })
  it('lettering alone becomes a card; with people or things it does not', () => {
    const text = [
      { words: 'Time is money', role: 'quote', at: 0 },
      { words: 'Benjamin Franklin', role: 'label', at: 3 },
    ] as const
    expect(graphicOfPlan({ ...plan, form: 'quote', text })).toEqual({
      template: 'words',
      words: 'Time is money',
      key: undefined,
      author: 'Benjamin Franklin',
    })
    expect(graphicOfPlan({ ...EXAMPLE_PLAN, form: 'quote', text })).toBeUndefined()
    expect(graphicOfPlan({ ...plan, form: 'scene', text })).toBeUndefined()
    const statement = [
      { words: 'The trees came back', role: 'key', at: 0 },
      { words: '1,000 trees', role: 'number', at: 3 },
    ] as const
    // What stands below a statement has not said it.
    expect(graphicOfPlan({ ...plan, form: 'words', text: statement })).toMatchObject({ author: '1,000 trees', isAside: true })
    expect(graphicOfPlan({ ...plan, form: 'number', text: [{ words: '1908', role: 'number', at: 0 }] })).toMatchObject({
      template: 'hook',
      words: '1908',
    })
  })
})

/** Number of opaque pixels of a graphic at a second. */
const opaquePixels = (graphic: MotionGraphic, cueSeconds: readonly number[], at: number) => {
  const shot = composeShot({
    graphic,
    text: [],
    style: 'photorealistic',
    width: 720,
    height: 1280,
    seed: 3,
    cueSeconds,
    durationSeconds: 5,
    language: 'en',
  })
  const [canvas, g] = newCanvas(720, 1280)
  g.fillStyle = '#000000'
  shot.draw(g, at)
  const pixels = g.getImageData(0, 0, canvas.width, canvas.height).data
  return pixels.filter((value, i) => i % 4 === 3 && value > 200).length
}

it('the words that a film begins with stand in its first frame, and what stands below them comes when it is said', () => {
  const hook: MotionGraphic = { template: 'hook', words: 'Five minutes' }
  expect(opaquePixels(hook, [2], 0)).toBeGreaterThan(0.8 * opaquePixels(hook, [2], 2.5))
  const card = { template: 'words', words: 'Run your own race', author: 'The mountain does not care', isAside: true } as MotionGraphic
  expect(opaquePixels(card, [0.1, 3], 2.5)).toBeLessThan(0.9 * opaquePixels(card, [0.1, 0.5], 2.5))
})

it('a first card has its words in its first frame, another one when they come', async () => {
  const plan: ShotPlan = {
    ...EMPTY_PLAN,
    form: 'words',
    text: [
      { words: 'How to fix a flat tyre', role: 'key', at: 0 },
      { words: '5 minutes', role: 'number', at: 6 },
    ],
  }
  const shot = { plan, seed: 1, language: 'en', cueSeconds: [0.3, 1.5] }
  const size = { style: 'noisecollage', width: 180, height: 320, durationSeconds: 3 }
  /** Light letters in the first frame as a part of those in a later one. */
  const inkAtStart = async (position?: 'first'): Promise<number> => {
    const { frame } = await drawGraphicShot(shot, { ...size, ...(position && { position }) })
    const inkAt = (at: number): number =>
      frame(at)
        .data()
        .filter((value, i) => i % 4 === 1 && value > 225).length
    return inkAt(0) / inkAt(2)
  }
  expect(await inkAtStart('first')).toBeGreaterThan(0.8)
  expect(await inkAtStart()).toBeLessThan(0.3)
})
