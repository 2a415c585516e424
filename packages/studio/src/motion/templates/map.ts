import type { MapGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { type GeoContext, geoPath, type GeoProjection } from 'd3-geo'
import { type Canvas, type Ctx, newCanvas } from '../../paint/canvas.ts'
import { css, mix } from '../../paint/colour.ts'
import { inOutCubic, outCubic, progress } from '../kit/easing.ts'
import type { Box, Point } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { drawArrow, drawTag, type Kit, type MotionPart, popIn } from '../kit/kit.ts'
import { traceRounded } from '../looks/shapes.ts'
import { layoutMap, mapLabelCap } from './map-layout.ts'
import { worldCountries } from './world.ts'

/** Places on a map drawn as near as they allow, beside the room of its drawings. Cues: one for each place. */
export function map(kit: Kit, graphic: MapGraphic): MotionPart {
  const { body, look } = kit
  const { palette, tools } = look
  const { points } = graphic
  const { projection, names, places, legs, labels, cues } = layoutMap(kit, graphic)
  const [far, target] = places.length === 1 ? [FAR, places[0]!] : [1, [body.x, body.y] as const]
  const region = seenFrom(body, target, far)
  const picture = drawLand(kit, projection, names, region)
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
      drawTag(g, kit, points[i]!.label, labelX + w / 2 + x - place[0], labelY + h / 2 + y - place[1], mapLabelCap(kit), shown, {
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
