import { expect, it } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { luminance } from '../paint/colour.ts'
import type { TimeOfDay } from '../paint/look.ts'
import { sampleOf } from '../testing/sample-of.ts'
import { PLACES as ALL_PLACES, type PlaceName, type Weather } from '../scene/scene.ts'
import { frameOf } from '../stage/frame.ts'
import { styleOf } from '../styles/styles.ts'
import type { Composition, Place } from './setting.ts'
import { SETTINGS } from './settings.ts'

const PLACES = sampleOf(ALL_PLACES, 8)
const WIDE = [320, 180] as const
const TALL = [180, 320] as const

const placeOf = (
  where: PlaceName,
  [width, height]: readonly [number, number],
  seed = 7,
  time: TimeOfDay = 'day',
  weather: Weather = 'clear',
): Place => ({
  frame: frameOf(width, height),
  time,
  weather,
  seed,
  where,
})

/** As `paint`, once for a place and size: most tests look at the same pictures. */
const painted = new Map<string, Pixels>()
function paintOnce(where: PlaceName, size: typeof WIDE | typeof TALL): Pixels {
  const key = `${where} ${size.join('x')}`
  if (!painted.has(key)) painted.set(key, paint(placeOf(where, size)))
  return painted.get(key)!
}

type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/** The scenery including the bleed around the frame. */
function paint(place: Place, composition: Composition = SETTINGS[place.where].compose(place)): Pixels {
  const { frame } = place
  const [canvas, g] = newCanvas(frame.width + frame.bleed * 2, frame.height + frame.bleed * 2)
  g.translate(frame.bleed, frame.bleed)
  const look = styleOf('ghibli').look(place.time)
  for (const layer of composition.layers) {
    g.save()
    layer.draw({ g, look, unit: frame.unit })
    g.restore()
  }
  return { data: g.getImageData(0, 0, canvas.width, canvas.height).data, width: canvas.width, height: canvas.height }
}

function colours({ data }: Pixels): number {
  const seen = new Set<number>()
  for (let i = 0; i < data.length; i += 16) seen.add(((data[i]! >> 4) << 8) | ((data[i + 1]! >> 4) << 4) | (data[i + 2]! >> 4))
  return seen.size
}

/** Mean difference of all channels, 0 to 1. */
const meanDifference = (a: Pixels, b: Pixels): number =>
  a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]!), 0) / a.data.length / 255

const mean = ({ data }: Pixels): number => data.reduce((sum, value, i) => sum + (i % 4 === 3 ? 0 : value), 0) / ((data.length / 4) * 3)

/** Standard deviation of luminance in a rectangle. */
function deviation({ data, width }: Pixels, x0: number, y0: number, x1: number, y1: number): number {
  const values: number[] = []
  for (let y = Math.round(y0); y < y1; y += 2)
    for (let x = Math.round(x0); x < x1; x += 2)
      values.push(luminance([data[(y * width + x) * 4]!, data[(y * width + x) * 4 + 1]!, data[(y * width + x) * 4 + 2]!]))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

const eachPlace = it.each(PLACES.map((where) => [where] as const))

eachPlace('%s covers wide and tall frames including the bleed, with many colours', (where) => {
  for (const size of [WIDE, TALL]) {
    const pixels = paintOnce(where, size)
    for (let i = 3; i < pixels.data.length; i += 4)
      if (pixels.data[i] !== 255) expect.fail(`${where} ${size.join('x')} has a hole at ${(i - 3) / 4}`)
    expect(colours(pixels), size.join('x')).toBeGreaterThan(90)
  }
})

eachPlace('%s is deterministic and depends on the seed', (where) => {
  const [first, again, other] = [paintOnce(where, WIDE), paint(placeOf(where, WIDE)), paint(placeOf(where, WIDE, 12))]
  expect(Buffer.from(first.data).equals(Buffer.from(again.data))).toBe(true)
  expect(meanDifference(first, other)).toBeGreaterThan(0.02)
})

eachPlace('in %s figure slots are on even ground, and prop slots are within the frame', (where) => {
  for (const size of [WIDE, TALL]) {
    const place = placeOf(where, size)
    const { frame } = place
    const composition = SETTINGS[where].compose(place)
    const pixels = paintOnce(where, size)
    for (const slot of composition.figureSlots.slice(0, 2)) {
      const [x, y] = [slot.x + frame.bleed, slot.y + frame.bleed]
      expect(
        deviation(pixels, x - slot.height * 0.12, y - slot.height * 0.03, x + slot.height * 0.12, y + slot.height * 0.05),
        `${where} below the figure`,
      ).toBeLessThan(0.19)
      expect(slot.y).toBeGreaterThan(frame.horizon)
      expect(slot.y).toBeLessThan(frame.height)
    }
    expect(composition.slots.length).toBeGreaterThan(3)
    for (const slot of composition.slots) {
      expect(slot.x > 0 && slot.x < frame.width && slot.y > 0 && slot.y < frame.height, `${where} ${slot.kind}`).toBe(true)
      expect(slot.size).toBeGreaterThan(frame.figure * 0.1)
    }
  }
})

it('every setting lists what it shows, in one or two words, without duplicates', () => {
  for (const where of ALL_PLACES) {
    const { shows } = SETTINGS[where]
    expect(shows.length, where).toBeGreaterThanOrEqual(4)
    expect(new Set(shows).size, where).toBe(shows.length)
    for (const noun of shows) expect(noun).toMatch(/^[a-z]+( [a-z]+)?$/)
  }
})

it('every layer changes pixels', () => {
  for (const where of PLACES) {
    const place = placeOf(where, WIDE)
    const composition = SETTINGS[where].compose(place)
    const whole = paintOnce(where, WIDE)
    for (const layer of composition.layers.slice(1))
      expect(
        meanDifference(whole, paint(place, { ...composition, layers: composition.layers.filter((other) => other !== layer) })),
        `${where}: ${layer.name}`,
      ).toBeGreaterThan(0.0002)
  }
})

it('night darkens settings, and rain, snow and fog change outdoor ones', () => {
  for (const where of ['village', 'room', 'street', 'garden', 'station', 'kitchen'] as const) {
    const day = paintOnce(where, WIDE)
    expect(mean(paint(placeOf(where, WIDE, 7, 'night'))), where).toBeLessThan(mean(day) * 0.9)
    if (SETTINGS[where].indoors) continue
    for (const weather of ['rain', 'snow', 'fog'] as const)
      expect(meanDifference(day, paint(placeOf(where, WIDE, 7, 'day', weather))), `${where} ${weather}`).toBeGreaterThan(0.02)
  }
})

/** The animated parts of a setting at a time, on a transparent canvas. */
function animatedParts(where: PlaceName, seed: number, time: TimeOfDay, seconds: number): Uint8ClampedArray {
  const place = placeOf(where, WIDE, seed, time)
  const { frame } = place
  const [, g] = newCanvas(frame.width, frame.height)
  const look = styleOf('ghibli').look(time)
  for (const layer of SETTINGS[where].compose(place).layers) {
    g.save()
    layer.animate?.({ g, look, unit: frame.unit }, seconds)
    g.restore()
  }
  return g.getImageData(0, 0, frame.width, frame.height).data
}

it('nearly every setting has animated parts, which are deterministic', () => {
  const unanimated = PLACES.filter((where) =>
    [6, 7].every((seed) => {
      const [first, again, later] = [1.2, 1.2, 1.9].map((seconds) => Buffer.from(animatedParts(where, seed, 'dusk', seconds)))
      expect(first!.equals(again!), where).toBe(true)
      return first!.equals(later!)
    }),
  )
  expect(unanimated.length, unanimated.join()).toBeLessThanOrEqual(4)
})

it('animated parts cover less than a fifth of the frame', () => {
  for (const where of PLACES) {
    const data = animatedParts(where, 7, 'dusk', 2.3)
    const strong = data.filter((alpha, i) => i % 4 === 3 && alpha > 100).length / (data.length / 4)
    expect(strong, where).toBeLessThan(0.2)
  }
})

it('settings differ clearly between seeds', () => {
  for (const where of PLACES) {
    const seeds = [12, 13, 14].map((seed) => paint(placeOf(where, WIDE, seed)))
    const min = Math.min(meanDifference(seeds[0]!, seeds[1]!), meanDifference(seeds[1]!, seeds[2]!), meanDifference(seeds[0]!, seeds[2]!))
    expect(min, where).toBeGreaterThan(0.02)
  }
})

it('neither half of a tall frame is one flat colour', () => {
  for (const where of PLACES) {
    const { data, width, height } = paintOnce(where, TALL)
    for (const [from, to] of [
      [0.08, 0.4],
      [0.4, 0.72],
    ] as const)
      expect(
        deviation({ data, width, height }, width * 0.1, height * from, width * 0.9, height * to),
        `${where} from ${from}`,
      ).toBeGreaterThan(0.02)
  }
})

it('at night the middle of a room is brighter than its corners', () => {
  for (const where of PLACES.filter((name) => SETTINGS[name].indoors && name !== 'stage')) {
    const { data, width, height } = paint(placeOf(where, WIDE, 7, 'night'))
    const patch = (x0: number, x1: number): number => {
      let sum = 0
      let count = 0
      for (let y = Math.round(height * 0.2); y < height * 0.5; y += 2)
        for (let x = Math.round(width * x0); x < width * x1; x += 2, count++)
          sum += luminance([data[(y * width + x) * 4]!, data[(y * width + x) * 4 + 1]!, data[(y * width + x) * 4 + 2]!])
      return sum / count
    }
    expect(patch(0.3, 0.7), where).toBeGreaterThan((patch(0, 0.12) + patch(0.88, 1)) / 2)
  }
})
