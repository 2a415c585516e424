import type { Scene } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import type { Frame } from './frame.ts'

/** Height of an adult in heights of the frame: the face fills two fifths of a wide frame, and half the width of a tall one. */
const figureScale = ({ width, height }: Frame): number => Math.min(1.8, 0.96 * (width / height) + 0.66)

/** Level of the eyes, as a part of the frame's height; captions stand below the chin. */
const eyeLine = ({ width, height }: Frame): number => (width < height ? 0.36 : 0.41)
/** Height of the eyes above the ground, as a part of an adult's height. */
const EYES = 0.87

/** Where the one who films stands, and who stands behind; parts of the width. */
const ALONE = 0.42
const TOGETHER = [0.36, 0.68, 0.14] as const

/** Stands of a selfie in the widest framing: the first person large, one arm to the camera, further figures behind; the place is seen around them. */
export function blockSelfie(
  { who }: Scene,
  frame: Frame,
): { readonly stands: readonly FigureSlot[]; readonly focus: { readonly x: number; readonly y: number } } {
  const height = figureScale(frame) * frame.height
  const level = eyeLine(frame) * frame.height
  const stands = who.map((actor, i): FigureSlot => {
    const stature = actor.kind === 'person' ? actor.look.stature : 0.6
    const size = (height / stature) * (i === 0 ? 1 : 0.86)
    const x = frame.width * (who.length === 1 ? ALONE : TOGETHER[i % TOGETHER.length]!)
    return { x, y: level + size * stature * EYES + (i === 0 ? 0 : frame.height * 0.03), height: size, facingLeft: i > 0 }
  })
  return { focus: { x: frame.width / 2, y: level }, stands }
}
