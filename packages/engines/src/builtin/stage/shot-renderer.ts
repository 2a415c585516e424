import { compositionsOf } from '../composition/sequence.ts'
import type { Canvas } from '../paint/canvas.ts'
import type { Scene } from '../scene/scene.ts'
import type { Style } from '../styles/style.ts'
import { buildStage } from './build-stage.ts'
import type { FrameTime } from './frame-time.ts'
import type { Size } from './size.ts'
import { createStageRenderer, type StageRenderer } from './stage-renderer.ts'

/** Renders the frames of a shot in their order, composition after composition. The canvas is another one after a cut. */
export type ShotRenderer = { render(moment: FrameTime): Promise<Canvas> }

/** Only the stage that is seen is in memory. `marks`: see `compositionsOf`. */
export function createShotRenderer(
  scene: Scene,
  style: Style,
  { width, height }: Size,
  durationSeconds: number,
  marks: readonly number[] = [],
): ShotRenderer {
  const compositions = compositionsOf(scene, durationSeconds, marks)
  let shown = -1
  let renderer: StageRenderer | undefined
  return {
    async render(moment) {
      const next = compositions.findLastIndex(({ startSeconds }) => startSeconds <= moment.seconds + 1e-6)
      const composition = compositions[next]!
      if (next !== shown || !renderer) {
        shown = next
        renderer = createStageRenderer(await buildStage(composition.scene, style, width, height))
      }
      renderer.render({ ...moment, shown: composition })
      return renderer.canvas
    },
  }
}
