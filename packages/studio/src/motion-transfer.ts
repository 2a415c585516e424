import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { MotionTransfer, MotionTransferRequest, MotionTransferResult } from '@fablecut/generation/ports/motion-transfer'
import { createScene } from './motion-transfer/scene.ts'
import { readMotion } from './motion-transfer/read-motion.ts'
import { encodeClip } from './stage/encode.ts'

/** Cuts the figure out of a picture and moves it as a whole: place, size, lean, bow and beat are those of the reference; limbs and face stay as they are. */
export function createMotionTransfer(): MotionTransfer {
  return { engine: 'builtin/motion-transfer', transferMotion }
}

const NO_MOTION = 'No figure that moves before a standing camera was found in the reference video. Choose another one: nothing was charged.'

async function transferMotion(request: MotionTransferRequest, signal?: AbortSignal): Promise<MotionTransferResult> {
  const motion = await readMotion(request.reference, signal)
  if (!motion.hasFigure) throw new EngineRefusal('no_motion', NO_MOTION)
  const scene = await createScene(request, motion, signal)
  const { width, height } = request
  const frames = motion.frames.length
  const video = await encodeClip({ width, height, quality: 'high', frames, frame: scene })
  return { video, frames }
}
