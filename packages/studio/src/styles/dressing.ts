import { SUBMERGED } from '../scene/scene.ts'
import type { Brush } from '../paint/brush.ts'
import type { Composition, Layer, Place } from '../settings/setting.ts'

const PLACES_WITHOUT_SKY: ReadonlySet<Place['where']> = new Set(['space', ...SUBMERGED, 'cave', 'abstract'])

/** Whether a place has no sky layer to replace. */
export const hasNoSky = ({ where }: Place): boolean => PLACES_WITHOUT_SKY.has(where)

const BACKGROUND_LAYERS = new Set(['sky', 'clouds', 'wall'])

/** Replaces the sky layers; over walls it is blended with opacity `overWalls`, 0 to 1. */
export function withBackdrop(composition: Composition, overWalls: number, draw: (brush: Brush) => void): Composition {
  const first = composition.layers[0]!
  if (first.name === 'sky')
    return {
      ...composition,
      layers: [{ name: 'sky', nearness: 0, draw }, ...composition.layers.filter((layer) => !BACKGROUND_LAYERS.has(layer.name))],
    }
  const blended: Layer = {
    ...first,
    draw: (brush) => {
      first.draw(brush)
      brush.g.save()
      brush.g.globalAlpha *= overWalls
      draw(brush)
      brush.g.restore()
    },
  }
  return { ...composition, layers: [blended, ...composition.layers.slice(1)] }
}

/** Inserts a layer by its depth. */
export function withLayer(composition: Composition, layer: Layer): Composition {
  const at = composition.layers.findIndex((other) => other.nearness > layer.nearness)
  const layers = [...composition.layers]
  layers.splice(at < 0 ? layers.length : at, 0, layer)
  return { ...composition, layers }
}

/** Draws over the layers with the given names. */
export const paintOver = (composition: Composition, names: readonly string[], draw: (brush: Brush) => void): Composition => ({
  ...composition,
  layers: composition.layers.map((layer): Layer =>
    names.includes(layer.name) ? Object.assign({}, layer, { draw: (brush: Brush) => (layer.draw(brush), draw(brush)) }) : layer,
  ),
})

/** Shifts a composition horizontally by `part` of the width, right positive, for overlays that cover one side. */
export function shiftComposition(composition: Composition, { frame }: Place, part: number): Composition {
  const offset = frame.width * part
  const withShift = (brush: Brush, draw: () => void): void => {
    brush.g.save()
    brush.g.translate(offset, 0)
    draw()
    brush.g.restore()
  }
  return {
    layers: composition.layers.map((layer): Layer => {
      const { animate } = layer
      return {
        ...layer,
        draw: (brush) => withShift(brush, () => layer.draw(brush)),
        ...(animate && { animate: (brush, seconds) => withShift(brush, () => animate(brush, seconds)) }),
      }
    }),
    slots: composition.slots.map((slot) => Object.assign({}, slot, { x: slot.x + offset })),
    figureSlots: composition.figureSlots.map((slot) => Object.assign({}, slot, { x: slot.x + offset })),
  }
}

/** Scales the distance of figures and of ground and sky slots from the middle by `part`, for overlays with broad edges. */
export function contractComposition(composition: Composition, { frame }: Place, part: number): Composition {
  const contract = (x: number): number => frame.width * 0.5 + (x - frame.width * 0.5) * part
  return {
    ...composition,
    slots: composition.slots.map((slot) =>
      slot.kind === 'ground' || slot.kind === 'sky' ? Object.assign({}, slot, { x: contract(slot.x) }) : slot,
    ),
    figureSlots: composition.figureSlots.map((slot) => Object.assign({}, slot, { x: contract(slot.x) })),
  }
}
