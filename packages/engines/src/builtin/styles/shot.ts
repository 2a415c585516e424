import { framingView } from '../camera/camera.ts'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import type { Look } from '../paint/look.ts'
import type { Scene, SceneActor } from '../scene/scene.ts'
import type { Stage, StageProp } from '../stage/stage.ts'

/** Where a face may be: its middle and half its height, in frame pixels. */
export type Face = { readonly x: number; readonly y: number; readonly r: number }

/** What frames, panels and stickers may show of the shot they surround. */
export type Shot = {
  readonly scene: Scene
  readonly look: Look
  readonly indoors: boolean
  readonly faces: readonly Face[]
  /** Placed and measured in frame pixels, as the first picture shows them. */
  readonly things: readonly StageProp[]
  /** The scenery without figures, at half the frame's size. */
  readonly scenery: () => Canvas
}

/** The shot of a stage whose layers, things and figures are in place. */
export function shotOf(stage: Pick<Stage, 'scene' | 'look' | 'frame' | 'stands' | 'focus' | 'props' | 'behind'>, indoors: boolean): Shot {
  const { scene, look, frame, stands, focus, props, behind } = stage
  const view = framingView(frame, scene.framing, focus, 1)
  let scenery: Canvas | undefined
  return {
    scene,
    look,
    indoors,
    things: props.map((prop) => ({
      ...prop,
      x: prop.x * view.scale + view.dx,
      y: prop.y * view.scale + view.dy,
      size: prop.size * view.scale,
    })),
    faces: stands.flatMap((stand, i) =>
      waysOf(scene.who[i]!).map((way) => {
        const actor = scene.who[i]!
        const animal = actor.kind === 'animal'
        const up = animal ? 0.34 : 0.77 * actor.look.stature
        const aside = ((animal ? 0.3 : 0) + way) * (stand.facingLeft ? -1 : 1)
        return {
          x: (stand.x + aside * stand.height) * view.scale + view.dx,
          y: (stand.y - up * stand.height) * view.scale + view.dy,
          r: stand.height * 0.16 * view.scale,
        }
      }),
    ),
    scenery: () => (scenery ??= halfSized(behind, frame)),
  }
}

/** Where on its way a figure may be seen, in its heights from its place: those who walk come from behind and go on ahead. */
function waysOf(actor: SceneActor): readonly number[] {
  const walks = actor.kind === 'animal' ? actor.walking : actor.action === 'walk' || actor.action === 'run' || actor.action === 'ride'
  return walks ? [-0.4, 0, 0.4, 0.7] : [0]
}

function halfSized(layers: Stage['behind'], { width, height }: Stage['frame']): Canvas {
  const [canvas, g] = newCanvas(width / 2, height / 2)
  g.scale(0.5, 0.5)
  for (const layer of layers)
    g.drawImage(layer.canvas, layer.x, layer.y, layer.canvas.width / layer.scale, layer.canvas.height / layer.scale)
  return canvas
}

/** The first of these places, as parts of the frame, where something of radius `r` pixels hides neither a face nor a thing. */
export function freeSpot(
  { faces, things }: Shot,
  { width, height }: Stage['frame'],
  r: number,
  places: readonly (readonly [number, number])[],
): { readonly x: number; readonly y: number } | null {
  const held = [
    ...faces,
    ...things.map((thing) => ({ x: thing.x, y: thing.y - (thing.floating ? 0 : thing.size / 2), r: thing.size * 0.45 })),
  ]
  const found = places.find(([x, y]) => held.every((one) => Math.hypot(one.x - x * width, one.y - y * height) > r + one.r * 1.15))
  return found ? { x: found[0] * width, y: found[1] * height } : null
}
