import type { Shot } from '../styles/shot.ts'
import { framingView } from '../camera/camera.ts'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import type { SceneActor } from '../scene/scene.ts'
import type { Stage } from './stage.ts'

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
