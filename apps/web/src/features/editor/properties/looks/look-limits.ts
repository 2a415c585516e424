import { COLOR_RANGES, type ColorNumber } from '@fablecut/domain/timeline/edit/looks/set-color'
import { parseTypedValue, type FieldLimits } from '@fablecut/domain/timeline/edit/field-limits'
import type { AnimatedProperty } from '@fablecut/domain/timeline/picture'

type ShownLimits = FieldLimits & { readonly unit: string; readonly shownTimes: number; readonly decimals: number }

/** Shown in percent. */
export const percentLimits = (min: number, max: number): ShownLimits => ({ min, max, step: 0.01, unit: '%', shownTimes: 100, decimals: 0 })

/** Bounds of the fields of layout; the canvas allows more. */
export const LAYOUT_LIMITS: Readonly<Record<Exclude<AnimatedProperty, 'volume'>, ShownLimits>> = {
  x: percentLimits(-1, 1),
  y: percentLimits(-1, 1),
  scale: percentLimits(0.05, 4),
  rotation: { min: -180, max: 180, step: 1, unit: '°', shownTimes: 1, decimals: 0 },
  opacity: percentLimits(0, 1),
}

export const CROP_LIMITS = percentLimits(0, 0.9)

/** Blur is shown as a part of its largest radius. */
const SHOWN_TIMES: Readonly<Record<ColorNumber, number>> = {
  exposure: 100,
  contrast: 100,
  warmth: 100,
  saturation: 100,
  vignette: 100,
  blur: 1000,
}

export const colorLimits = (name: ColorNumber): ShownLimits => {
  const [min, max] = COLOR_RANGES[name]
  return { min, max, step: max / 100, unit: '', shownTimes: SHOWN_TIMES[name], decimals: 0 }
}

/** Props of a slider field. */
export const sliderOf = (limits: ShownLimits) => ({ ...limits, accept: (typed: number) => parseTypedValue(limits, typed) })
