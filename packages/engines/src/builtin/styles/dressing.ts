import type { Brush } from '../paint/brush.ts'
import type { Composition, Layer, Place } from '../settings/setting.ts'

const SKYLESS: ReadonlySet<Place['where']> = new Set(['space', 'underwater', 'cave', 'abstract'])

/** Out of doors, but without a sky to put anything in: the far end is the place itself. */
export const isSkyless = ({ where }: Place): boolean => SKYLESS.has(where)

const BACK = new Set(['sky', 'clouds', 'wall'])

/** A picture in place of the sky; over walls it lies with `overWalls` strength, 0 to 1. */
export function withBackdrop(composition: Composition, overWalls: number, draw: (brush: Brush) => void): Composition {
  const first = composition.layers[0]!
  if (first.name === 'sky')
    return { ...composition, layers: [{ name: 'sky', nearness: 0, draw }, ...composition.layers.filter((layer) => !BACK.has(layer.name))] }
  const veiled: Layer = {
    ...first,
    draw: (brush) => {
      first.draw(brush)
      brush.g.save()
      brush.g.globalAlpha *= overWalls
      draw(brush)
      brush.g.restore()
    },
  }
  return { ...composition, layers: [veiled, ...composition.layers.slice(1)] }
}

/** Puts a layer in its place by nearness. */
export function withLayer(composition: Composition, layer: Layer): Composition {
  const at = composition.layers.findIndex((other) => other.nearness > layer.nearness)
  const layers = [...composition.layers]
  layers.splice(at < 0 ? layers.length : at, 0, layer)
  return { ...composition, layers }
}

/** Paints something over a layer of the composition. */
export const over = (composition: Composition, names: readonly string[], draw: (brush: Brush) => void): Composition => ({
  ...composition,
  layers: composition.layers.map((layer): Layer =>
    names.includes(layer.name) ? Object.assign({}, layer, { draw: (brush: Brush) => (layer.draw(brush), draw(brush)) }) : layer,
  ),
})

/** All of a composition moved to one side, for frames that cover the other. `part`: of the width, right above 0. */
export function shifted(composition: Composition, { frame }: Place, part: number): Composition {
  const aside = frame.width * part
  const within = (brush: Brush, draw: () => void): void => {
    brush.g.save()
    brush.g.translate(aside, 0)
    draw()
    brush.g.restore()
  }
  return {
    layers: composition.layers.map((layer): Layer => {
      const { animate } = layer
      return {
        ...layer,
        draw: (brush) => within(brush, () => layer.draw(brush)),
        ...(animate && { animate: (brush, seconds) => within(brush, () => animate(brush, seconds)) }),
      }
    }),
    slots: composition.slots.map((slot) => Object.assign({}, slot, { x: slot.x + aside })),
    figureSlots: composition.figureSlots.map((stand) => Object.assign({}, stand, { x: stand.x + aside })),
  }
}

/** Figures and what lies on the ground or hangs in the air closer to the middle, for frames with broad edges. `part`: of their distance. */
export function gathered(composition: Composition, { frame }: Place, part: number): Composition {
  const closer = (x: number): number => frame.width * 0.5 + (x - frame.width * 0.5) * part
  return {
    ...composition,
    slots: composition.slots.map((slot) =>
      slot.kind === 'ground' || slot.kind === 'sky' ? Object.assign({}, slot, { x: closer(slot.x) }) : slot,
    ),
    figureSlots: composition.figureSlots.map((stand) => Object.assign({}, stand, { x: closer(stand.x) })),
  }
}
