import type { MapGraphic, MapPoint } from '@fablecut/domain/story/shot-plan/graphic'
import { geoMercator, geoPath, type GeoProjection } from 'd3-geo'
import { arcLine, type Box, doBoxesOverlap, insetBox, type Point } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, type Kit } from '../kit/kit.ts'
import { type CalloutSpot, squaresAside, squaresIn } from '../diagram/callout-spot.ts'
import { countryNames, worldCountries } from './world.ts'

/** Least degrees across that a map shows, so that outlines stay recognisable. */
const MIN_SPAN = 16

export const mapLabelCap = ({ frame }: Kit): number => forShape(frame, 20, 22, 30)

/** Part of a map that its drawings have: at the end of wide and square ones, above the places of tall ones. */
const FOR_DRAWINGS = { wide: 0.35, square: 0.42, tall: 0.43 } as const
/** Height of a tall map in widths from which on there is room above its places. */
const LEAST_TALL = 0.82
/** Part that two have of a wide one. */
const FOR_TWO = 0.42
/** Distance of drawings from the edge of their map. */
const EDGE = 18
/** Seconds from a place to what is drawn at it. */
const AFTER_PLACE = 0.35
const AT_COUNTRY = 0.5

/**
 * Where everything of a map is, in units. `names`: of its lit countries; `legs`: ways between its places; `cues`: seconds at which they are said;
 * `callouts`: what is drawn at its last place on a route, else at its first one.
 */
type MapLayout = {
  readonly projection: GeoProjection
  readonly names: ReadonlySet<string>
  readonly places: readonly Point[]
  readonly legs: readonly (readonly Point[])[]
  readonly labels: readonly Box[]
  readonly cues: readonly number[]
  readonly callouts: readonly CalloutSpot[]
}

export function layoutMap(kit: Kit, { points, isRoute, countries }: MapGraphic): MapLayout {
  const { focus, boxes } = roomsOf(kit)
  const names = countryNames(countries)
  const projection = projectionOf(points, names, focus)
  const places = points.map(({ longitude, latitude }) => projection([longitude, latitude]) as Point)
  const legs = isRoute ? places.slice(1).map((place, i) => arcLine(places[i]!, place, 0.18)) : []
  const cues = points.map((_, i) => cueOf(kit, i, points.length, 0.3))
  const main = isRoute ? places.length - 1 : 0
  const marked = places[main] ?? middleOfCountry(projection, names)
  const at = places.length > 0 ? cues[main]! + AFTER_PLACE : AT_COUNTRY
  const callouts = boxes.map((box, i): CalloutSpot => ({ box, at: at + i * AFTER_PLACE, ...(marked && { leader: marked }) }))
  const leaders = marked ? boxes.map(({ x, y, w, h }) => arcLine(marked, [x + w / 2, y + h / 2], 0)) : []
  return { projection, names, places, legs, cues, callouts, labels: placeLabels(kit, points, places, [...legs, ...leaders], focus) }
}

/** The part of a map in which its places are, and the boxes of its drawings beside that. */
function roomsOf({ body, frame: { shape }, letters, beside = [] }: Kit): { readonly focus: Box; readonly boxes: readonly Box[] } {
  if (beside.length === 0) return { focus: body, boxes: [] }
  const inner = insetBox(body, EDGE, EDGE, EDGE, EDGE)
  const part = shape !== 'wide' ? FOR_DRAWINGS.square : beside.length > 1 ? FOR_TWO : FOR_DRAWINGS.wide
  if (shape === 'tall' && body.h >= body.w * LEAST_TALL) {
    const own = body.h * FOR_DRAWINGS.tall
    return { focus: insetBox(body, own), boxes: squaresIn({ ...inner, h: own - EDGE }, beside.length, 'across') }
  }
  const own = body.w * part
  const isLeft = letters.isRightToLeft
  const room = { ...inner, w: own - EDGE, x: isLeft ? inner.x : body.x + body.w - own }
  return { focus: isLeft ? insetBox(body, 0, 0, 0, own) : insetBox(body, 0, own), boxes: squaresAside(room, beside.length, isLeft) }
}

/** The middle of the largest land of the first lit country; undefined where none is lit. */
function middleOfCountry(projection: GeoProjection, names: ReadonlySet<string>): Point | undefined {
  const country = worldCountries('110m').find(({ properties }) => names.has(properties.name))
  if (!country) return undefined
  const path = geoPath(projection)
  const parts: GeoJSON.Polygon[] =
    country.geometry.type === 'MultiPolygon'
      ? country.geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))
      : country.geometry.type === 'Polygon'
        ? [country.geometry]
        : []
  const [largest] = parts.toSorted((a, b) => path.area(b) - path.area(a))
  return largest && path.centroid(largest)
}

/** Zoomed to the places and lit countries; the whole world without either. */
function projectionOf(points: readonly MapPoint[], names: ReadonlySet<string>, focus: Box): GeoProjection {
  const lit = worldCountries('110m').filter(({ properties }) => names.has(properties.name))
  const pad = { x: focus.x + focus.w * 0.16, y: focus.y + focus.h * 0.2, right: focus.x + focus.w * 0.84, bottom: focus.y + focus.h * 0.8 }
  const extent: [Point, Point] = [
    [pad.x, pad.y],
    [pad.right, pad.bottom],
  ]
  const marks: GeoJSON.Feature[] = [...lit]
  if (points.length > 0) marks.push(multiPoint(spread(points)))
  if (marks.length === 0)
    marks.push(
      multiPoint([
        [-150, -52],
        [165, 72],
      ]),
    )
  // Turned to the middle of the places, so that a way over the Pacific is not cut.
  const middle = points.length > 0 ? middleLongitude(points) : 0
  return geoMercator()
    .rotate([-middle, 0])
    .fitExtent(extent as [[number, number], [number, number]], { type: 'FeatureCollection', features: marks })
}

const multiPoint = (coordinates: [number, number][]): GeoJSON.Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiPoint', coordinates },
})

/** The middle of the shortest arc that holds all places. */
function middleLongitude(points: readonly MapPoint[]): number {
  const sorted = points.map(({ longitude }) => longitude).toSorted((a, b) => a - b)
  const gaps = sorted.map((value, i) => (sorted[i + 1] ?? sorted[0]! + 360) - value)
  const widest = gaps.indexOf(Math.max(...gaps))
  const [start, end] = [sorted[(widest + 1) % sorted.length]!, sorted[widest]!]
  const middle = start + ((end - start + 360) % 360) / 2
  return ((middle + 540) % 360) - 180
}

/** The places and corners around each at the least span. */
function spread(points: readonly MapPoint[]): [number, number][] {
  const reach = MIN_SPAN / 2
  const [count, alone] = [points.length, points.length === 1 ? 2.2 : 0.5]
  return points.flatMap(({ longitude, latitude }): [number, number][] => {
    const [dx, dy] = [reach * alone * (count > 3 ? 0.6 : 1), reach * alone * 0.6]
    return [
      [longitude - dx, clampTo(latitude - dy, -70, 80)],
      [longitude + dx, clampTo(latitude + dy, -70, 80)],
    ]
  })
}

/** Boxes of labels: at each place the first position that hides no label, no place and no way. */
function placeLabels(
  kit: Kit,
  points: readonly MapPoint[],
  places: readonly Point[],
  lines: readonly (readonly Point[])[],
  focus: Box,
): Box[] {
  const { letters, body } = kit
  const cap = mapLabelCap(kit)
  const dots = places.map(([x, y]): Box => ({ x: x - 14, y: y - 14, w: 28, h: 28 }))
  const ways = lines.flat().map(([x, y]): Box => ({ x: x - 5, y: y - 5, w: 10, h: 10 }))
  const taken: Box[] = []
  return points.map(({ label }, i) => {
    const w = Math.min(body.w * 0.6, focus.w - 12, letters.width(label, 'label', cap) + cap * 1.9)
    const h = cap * 2.5
    const cost = (box: Box): number => {
      const others = dots.filter((_, k) => k !== i)
      const outside = box.x < focus.x + 4 || box.y < focus.y + 4 || box.x + w > focus.x + focus.w - 4 || box.y + h > focus.y + focus.h - 4
      return (
        (outside ? 40 : 0) +
        taken.filter((other) => doBoxesOverlap(box, other)).length * 30 +
        others.filter((other) => doBoxesOverlap(box, other)).length * 12 +
        ways.filter((other) => doBoxesOverlap(box, other)).length
      )
    }
    const best = candidates(places[i]!, w, h, focus).toSorted((a, b) => cost(a) - cost(b))[0]!
    taken.push(best)
    return best
  })
}

const clampTo = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high))

/** Around a place near and farther, moved into the focus of the map. */
function candidates([x, y]: Point, w: number, h: number, focus: Box): Box[] {
  return [20, 40, 70, 110, 160].flatMap((far) =>
    [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
      [0.8, 0.8],
      [-0.8, 0.8],
      [0.8, -0.8],
      [-0.8, -0.8],
    ].map(([dx, dy]): Box => ({
      x: clampTo(x - w / 2 + dx! * (w / 2 + far), focus.x + 6, focus.x + focus.w - w - 6),
      y: clampTo(y - h / 2 + dy! * (h / 2 + far), focus.y + 6, focus.y + focus.h - h - 6),
      w,
      h,
    })),
  )
}
