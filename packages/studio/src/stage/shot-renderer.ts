import { headBoxes } from '../composition/head-boxes.ts'
import { compositionsOf } from '../composition/sequence.ts'
import type { Canvas } from '../paint/canvas.ts'
import type { Box } from '../motion/kit/geometry.ts'
import type { Scene } from '../scene/scene.ts'
import type { Style } from '../styles/style.ts'
import { buildStage } from './build-stage.ts'
import type { FrameTime } from './frame-time.ts'
import type { Size } from './size.ts'
import { createStageRenderer, type StageRenderer } from './stage-renderer.ts'

/** Renders the frames of a shot in their order, composition after composition. The canvas is another one after a cut. */
export type ShotRenderer = {
  render(moment: FrameTime): Promise<Canvas>
  /** Where heads are in the composition rendered last, in pixels. */
  heads(): readonly Box[]
}

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
  let heads: readonly Box[] = []
  return {
    async render(moment) {
      const next = compositions.findLastIndex(({ startSeconds }) => startSeconds <= moment.seconds + 1e-6)
      const composition = compositions[next]!
      if (next !== shown || !renderer) {
        shown = next
        const stage = await buildStage(composition.scene, style, width, height)
        heads = headBoxes(stage)
        renderer = createStageRenderer(stage)
      }
      renderer.render({ ...moment, shown: composition })
      return renderer.canvas
    },
    heads: () => heads,
  }
}
