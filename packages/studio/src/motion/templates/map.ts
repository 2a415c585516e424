import type { MapGraphic, MapPoint } from '@fablecut/domain/story/shot-plan/graphic'
import { type GeoContext, geoMercator, geoPath, type GeoProjection } from 'd3-geo'
import { type Canvas, type Ctx, newCanvas } from '../../paint/canvas.ts'
import { css, mix } from '../../paint/colour.ts'
import { inOutCubic, outCubic, progress } from '../kit/easing.ts'
import { arcLine, type Box, doBoxesOverlap, type Point } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, drawArrow, drawTag, type Kit, type MotionPart, popIn } from '../kit/kit.ts'
import { traceRounded } from '../looks/shapes.ts'
import { countryNames, worldCountries } from './world.ts'

/** Least degrees across that a map shows, so that outlines stay recognisable. */
const MIN_SPAN = 16

const labelCap = ({ frame }: Kit): number => forShape(frame, 20, 22, 30)

/** Places on a map drawn as near as they allow. Cues: one for each place. */
export function map(kit: Kit, { points, isRoute, countries }: MapGraphic): MotionPart {
  const { body, look } = kit
  const { palette, tools } = look
  const names = countryNames(countries)
  const projection = projectionOf(points, names, body)
  const places = points.map(({ longitude, latitude }) => projection([longitude, latitude]) as Point)
  const [far, target] = places.length === 1 ? [FAR, places[0]!] : [1, [body.x, body.y] as const]
  const region = seenFrom(body, target, far)
  const picture = drawLand(kit, projection, names, region)
  const legs = isRoute ? places.slice(1).map((place, i) => arcLine(places[i]!, place, 0.18)) : []
  const labels = placeLabels(kit, points, places, legs)
  const cues = points.map((_, i) => cueOf(kit, i, points.length, 0.3))
  return (g, seconds) => {
    const scale = far + (1 - far) * inOutCubic(progress(seconds, 0, Math.max(0.5, kit.seconds * 0.8)))
    const seenAt = ([x, y]: Point): Point => [target[0] + (x - target[0]) * scale, target[1] + (y - target[1]) * scale]
    g.save()
    g.beginPath()
    g.rect(body.x - 10, body.y - 10, (body.w + 30) * progress(seconds, -0.1, 0.5, outCubic), body.h + 30)
    g.clip()
    g.save()
    traceRounded(g, body, tools.isOutlined ? 0 : 10)
    g.clip()
    const [left, top] = seenAt([region.x, region.y])
    g.drawImage(picture, left, top, region.w * scale, region.h * scale)
    g.restore()
    drawEdge(g, kit)
    g.restore()
    legs.forEach((leg, i) =>
      drawArrow(g, kit, leg.slice(1, -1).map(seenAt), progress(seconds, cues[i + 1]! - 0.7, 0.7, inOutCubic), 8, palette.key),
    )
    places.forEach((place, i) => {
      const [x, y] = seenAt(place)
      const shown = popIn(seconds, cues[i]!)
      if (shown <= 0) return
      const isNow = i === cues.findLastIndex((cue) => seconds >= cue)
      const pulse = ((seconds - cues[i]!) % 1.4) / 1.4
      g.save()
      g.globalAlpha = isNow ? 1 - pulse : 0
      if (isNow) tools.ring(g, x, y, 8 + pulse * 46, 6, 0, Math.PI * 2, palette.key)
      g.restore()
      tools.disc(g, x, y, forShape(kit.frame, 12, 12, 16) * shown, isNow ? palette.key : palette.b)
      const { x: labelX, y: labelY, w, h } = labels[i]!
      // A label keeps its size and its distance from its place.
      drawTag(g, kit, points[i]!.label, labelX + w / 2 + x - place[0], labelY + h / 2 + y - place[1], labelCap(kit), shown, {
        seed: 3 + i,
        room: w + 1,
      })
    })
  }
}

/** Scale at which a map with one place begins; several keep their distances, so that their labels stay clear of each other. */
const FAR = 0.68

/** The part of a map that is seen at a scale around a point. */
const seenFrom = ({ x, y, w, h }: Box, [toX, toY]: Point, scale: number): Box => ({
  x: toX - (toX - x) / scale,
  y: toY - (toY - y) / scale,
  w: w / scale,
  h: h / scale,
})

/** The edge of a map, which stays while its land comes nearer. */
function drawEdge(g: Ctx, { look: { palette, tools }, body }: Kit): void {
  traceRounded(g, body, tools.isOutlined ? 0 : 10)
  g.strokeStyle = tools.isOutlined ? palette.ink : palette.mute
  g.lineWidth = tools.isOutlined ? 5 : 2
  g.stroke()
}

/** Zoomed to the places and lit countries; the whole world without either. */
function projectionOf(points: readonly MapPoint[], names: ReadonlySet<string>, body: Box): GeoProjection {
  const lit = worldCountries('110m').filter(({ properties }) => names.has(properties.name))
  const pad = { x: body.x + body.w * 0.16, y: body.y + body.h * 0.2, right: body.x + body.w * 0.84, bottom: body.y + body.h * 0.8 }
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

/** The land of a region, drawn once. */
function drawLand({ look, frame }: Kit, projection: GeoProjection, names: ReadonlySet<string>, { x, y, w, h }: Box): Canvas {
  const { palette, tools } = look
  const [canvas, g] = newCanvas(w * frame.scale, h * frame.scale)
  g.scale(frame.scale, frame.scale)
  g.translate(-x, -y)
  const isClose = projection.scale() > 260
  const [sea, land] = [css(mix(palette.ground[1], palette.a, 0.22)), css(mix(palette.ground[1], palette.text, 0.24))]
  g.fillStyle = sea
  g.fillRect(x, y, w, h)
  const draw = geoPath(projection, g as unknown as GeoContext)
  g.lineJoin = 'round'
  for (const country of worldCountries(isClose ? '50m' : '110m')) {
    g.beginPath()
    draw(country)
    g.fillStyle = names.has(country.properties.name) ? palette.key : land
    g.globalAlpha = names.has(country.properties.name) ? 0.62 : 1
    g.fill()
    g.globalAlpha = 1
    g.strokeStyle = tools.isOutlined ? palette.ink : css(mix(palette.ground[1], palette.text, 0.55))
    g.lineWidth = tools.isOutlined ? 2.4 : 1.1
    g.stroke()
  }
  return canvas
}

/** Boxes of labels: at each place the first position that hides no label, no place and no way. */
function placeLabels(kit: Kit, points: readonly MapPoint[], places: readonly Point[], legs: readonly (readonly Point[])[]): Box[] {
  const { letters, body } = kit
  const cap = labelCap(kit)
  const dots = places.map(([x, y]): Box => ({ x: x - 14, y: y - 14, w: 28, h: 28 }))
  const ways = legs.flat().map(([x, y]): Box => ({ x: x - 5, y: y - 5, w: 10, h: 10 }))
  const taken: Box[] = []
  return points.map(({ label }, i) => {
    const w = Math.min(body.w * 0.6, letters.width(label, 'label', cap) + cap * 1.9)
    const h = cap * 2.5
    const cost = (box: Box): number => {
      const others = dots.filter((_, k) => k !== i)
      const outside = box.x < body.x + 4 || box.y < body.y + 4 || box.x + w > body.x + body.w - 4 || box.y + h > body.y + body.h - 4
      return (
        (outside ? 40 : 0) +
        taken.filter((other) => doBoxesOverlap(box, other)).length * 30 +
        others.filter((other) => doBoxesOverlap(box, other)).length * 12 +
        ways.filter((other) => doBoxesOverlap(box, other)).length
      )
    }
    const best = candidates(places[i]!, w, h, body).toSorted((a, b) => cost(a) - cost(b))[0]!
    taken.push(best)
    return best
  })
}

const clampTo = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high))

/** Around a place near and farther, moved into the map. */
function candidates([x, y]: Point, w: number, h: number, body: Box): Box[] {
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
      x: clampTo(x - w / 2 + dx! * (w / 2 + far), body.x + 6, body.x + body.w - w - 6),
      y: clampTo(y - h / 2 + dy! * (h / 2 + far), body.y + 6, body.y + body.h - h - 6),
      w,
      h,
    })),
  )
}
