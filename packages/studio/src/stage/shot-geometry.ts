import type { Shot } from '../styles/shot.ts'
import { framingView } from '../camera/camera.ts'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import type { SceneActor } from '../scene/scene.ts'
import type { Stage } from './stage.ts'

/** Positions of faces and props in frame pixels, for the overlays of a style. */
export function shotGeometry(
  stage: Pick<Stage, 'scene' | 'look' | 'frame' | 'stands' | 'focus' | 'props' | 'background'>,
  indoors: boolean,
): Shot {
  const { scene, look, frame, stands, focus, props, background } = stage
  const view = framingView(frame, scene.framing, focus, 1)
  let scenery: Canvas | undefined
  return {
    scene,
    look,
    indoors,
    props: props.map((prop) => ({
      ...prop,
      x: prop.x * view.scale + view.dx,
      y: prop.y * view.scale + view.dy,
      size: prop.size * view.scale,
    })),
    faces: stands.flatMap((stand, i) =>
      walkOffsets(scene.who[i]!).map((offset) => {
        const actor = scene.who[i]!
        const animal = actor.kind === 'animal'
        const up = animal ? 0.34 : 0.77 * actor.look.stature
        const aside = ((animal ? 0.3 : 0) + offset) * (stand.facingLeft ? -1 : 1)
        return {
          x: (stand.x + aside * stand.height) * view.scale + view.dx,
          y: (stand.y - up * stand.height) * view.scale + view.dy,
          r: stand.height * 0.16 * view.scale,
        }
      }),
    ),
    scenery: () => (scenery ??= paintHalfSize(background, frame)),
  }
}

/** Offsets from its stand, in its heights, at which a figure can be during the clip. */
function walkOffsets(actor: SceneActor): readonly number[] {
  const isMoving = actor.kind === 'animal' ? actor.walking : actor.action === 'walk' || actor.action === 'run' || actor.action === 'ride'
  return isMoving ? [-0.4, 0, 0.4, 0.7] : [0]
}

function paintHalfSize(layers: Stage['background'], { width, height }: Stage['frame']): Canvas {
  const [canvas, g] = newCanvas(width / 2, height / 2)
  g.scale(0.5, 0.5)
  for (const layer of layers)
    g.drawImage(layer.canvas, layer.x, layer.y, layer.canvas.width / layer.scale, layer.canvas.height / layer.scale)
  return canvas
}
