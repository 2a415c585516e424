import type { Brush } from '../paint/brush.ts'
import { linear, stop } from '../paint/canvas.ts'
import { mix, type Rgb, rgb } from '../paint/colour.ts'
import type { Look } from '../paint/look.ts'
import { NATURAL, type Role } from '../paint/palette.ts'
import { HAZE } from '../parts/nature/sky.ts'
import { fogBanks, puddles } from '../parts/nature/weather.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { type Composition, type Layer, type Place, type Setting, WHITE_LIT_PLACES } from './setting.ts'

/** Roles that are not affected by lighting. */
const EMISSIVE = new Set<Role>(['window'])
/** Snow cover by role, 0 to 1. */
const SNOW_COVER: Partial<Record<string, number>> = {
  grass: 0.9,
  grassDark: 0.78,
  sand: 0.8,
  earth: 0.7,
  wheat: 0.75,
  road: 0.55,
  stone: 0.4,
  rock: 0.4,
  roof: 0.8,
  roofDark: 0.8,
  leaf: 0.55,
  leafLight: 0.8,
  pine: 0.42,
  mountain: 0.4,
  far: 0.35,
}

/** The same of still water, which freezes over. */
const ICE_COVER: Partial<Record<string, number>> = { water: 0.7, waterLight: 0.7 }

type ColourTransform = (colour: Rgb, role: Role) => Rgb

/** Colour transform for time and weather, applied before the style's mapping; null for none. `dry`: no weather. */
function colourTransformFor({ time, weather, where }: Place, indoors: boolean, dry: boolean): ColourTransform | null {
  const changes: ColourTransform[] = []
  if (indoors && time === 'night')
    changes.push(([r, g, b]) => (WHITE_LIT_PLACES.has(where) ? [r * 0.7, g * 0.75, b * 0.84] : [r * 0.9, g * 0.71, b * 0.6]))
  if (indoors && time === 'dusk') changes.push((colour) => mix(colour, [190, 84, 60], 0.14))
  if (indoors && (weather === 'rain' || weather === 'storm')) changes.push((colour) => mix(colour, [60, 70, 104], 0.14))
  if (!indoors && time === 'night') changes.push((colour) => mix(colour, [20, 26, 84], 0.24))
  if (!indoors && !dry && weather === 'snow') {
    const cover = where === 'river' ? { ...SNOW_COVER, ...ICE_COVER } : SNOW_COVER
    changes.push((colour, role) => mix(colour, NATURAL.snow, typeof role === 'string' ? (cover[role] ?? 0.06) : 0.06))
  }
  if (!indoors && !dry && (weather === 'rain' || weather === 'storm'))
    changes.push((colour) => mix(colour, [58, 68, 98], weather === 'storm' && time !== 'night' ? 0.36 : 0.24))
  if (changes.length === 0) return null
  return (colour, role) => (EMISSIVE.has(role) ? colour : changes.reduce((now, change) => change(now, role), colour))
}

function withColourTransform(look: Look, change: ColourTransform): Look {
  const recolour = look.recolour
  return { ...look, recolour: (colour, depth, role) => (recolour ? recolour(change(colour, role), depth, role) : change(colour, role)) }
}

/** Wraps a setting with colour changes for time and weather, fog banks and puddles. `dry`: no weather, default false. */
export function applyLighting(setting: Setting, dry = false): Setting {
  const compose = (place: Place): Composition => {
    const composition = setting.compose(place)
    const change = colourTransformFor(place, setting.indoors, dry)
    const layers = change ? composition.layers.map((layer) => relightLayer(layer, change)) : composition.layers
    return { ...composition, layers: setting.indoors || dry ? layers : withWeather(layers, place) }
  }
  return { ...setting, compose }
}

function relightLayer(layer: Layer, change: ColourTransform): Layer {
  const { draw, animate } = layer
  return {
    ...layer,
    draw: (brush) => draw({ ...brush, look: withColourTransform(brush.look, change) }),
    ...(animate && {
      animate: (brush: Brush, seconds: number) => animate({ ...brush, look: withColourTransform(brush.look, change) }, seconds),
    }),
  }
}

function withWeather(layers: readonly Layer[], place: Place): readonly Layer[] {
  const { weather, frame, seed, time } = place
  const ground = layers.findLastIndex((layer) => layer.nearness > 0.8 && layer.nearness <= 1)
  if (weather === 'fog') {
    const bank = (nearness: number, alpha: number): Layer => ({
      name: 'fog',
      nearness,
      drift: 8,
      draw: (brush) => fogBanks(brush, frame, rgb(brush.look.haze ?? HAZE[time]), alpha, seed + Math.round(nearness * 9)),
    })
    const middle = Math.max(
      1,
      layers.findIndex((layer) => layer.nearness > 0.4),
    )
    return [...layers.slice(0, middle), bank(0.38, 0.66), ...layers.slice(middle, ground), bank(0.7, 0.4), ...layers.slice(ground)]
  }
  if ((weather !== 'rain' && weather !== 'storm') || ground < 0) return layers
  const groundLayer = layers[ground]!
  const draw = (brush: Brush): void => {
    groundLayer.draw(brush)
    darkenForeground(brush, place)
    puddles(brush, frame, time, seed)
  }
  return layers.map((layer, i) => (i === ground ? { ...layer, draw } : layer))
}

/** Darkens the ground towards the viewer in rain. */
function darkenForeground({ g }: Brush, { frame }: Place): void {
  g.save()
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = linear(g, 0, frame.ground - frame.height * 0.12, 0, frame.height, [stop(0, '#232b4a', 0), stop(1, '#1a2040', 0.4)])
  g.fillRect(leftOf(frame), 0, spanOf(frame), frame.height + frame.bleed)
  g.restore()
}
