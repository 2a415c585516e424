import { loadImage } from '@napi-rs/canvas'
import { animateCloseup } from '../animator.ts'
import { newCanvas } from '../paint/canvas.ts'
import { paintCloseup } from '../painter.ts'
import type { CloseupName } from './closeup.ts'
import type { CloseupShot } from './draw-closeup.ts'

const WIDTH = 480
const HEIGHT = 300
const SECONDS = 3

/** Sample material of each close-up. */
const MATERIALS: Record<CloseupName, string> = {
  cutting: 'Fruit',
  slime: 'Crystal',
  keyboard: 'Glass',
  smear: 'Clay',
  petridish: 'Crystal',
  magicpens: 'Fruit',
  bedroom: 'Baked Goods',
  upstairs: 'Glass',
}

/** Preview of a close-up: a WebP image and a silent clip of three seconds. */
export async function closeupSample(closeup: CloseupName): Promise<{ readonly picture: Uint8Array; readonly clip: Uint8Array }> {
  const shot: CloseupShot = { closeup, material: MATERIALS[closeup], seed: 3, angle: 0, shot: 0 }
  const { jpeg } = await paintCloseup(shot, WIDTH, HEIGHT)
  const [canvas, g] = newCanvas(WIDTH, HEIGHT)
  g.drawImage(await loadImage(jpeg), 0, 0)
  const clip = await animateCloseup(shot, { width: WIDTH, height: HEIGHT, seconds: SECONDS, speech: [] })
  return { picture: new Uint8Array(await canvas.encode('webp', 80)), clip }
}
