import { linear, newCanvas, radial, stop } from '../paint/canvas.ts'
import { adjust } from '../paint/colour.ts'
import type { Look } from '../paint/look.ts'
import { person } from './person.ts'
import type { PersonLook } from './person-look.ts'
import { poseAt } from './pose.ts'
import { CALM } from './face.ts'

const LOOK: Look = { paint: 'soft', volume: 0.75, rim: '#ffd9a8', lightX: 0.5, eyes: 'round', blush: true, haze: null }

/** Head and shoulders of a person before a plain backdrop in a colour of their clothes; WebP of `sizePx` squared. */
export async function paintCharacterPortrait(look: PersonLook, sizePx: number): Promise<Uint8Array> {
  const [canvas, g] = newCanvas(sizePx, sizePx)
  const tone = adjust(look.outfit === 'coat' || look.outfit === 'suit' ? look.coat : look.top, { hue: 150, saturation: 0.55 })
  const pale = adjust(tone, { saturation: 0.9, lightness: 0.4, lift: 0.5 })
  g.fillStyle = linear(g, 0, 0, sizePx, sizePx, [pale, adjust(pale, { lightness: 0.72 })])
  g.fillRect(0, 0, sizePx, sizePx)
  g.fillStyle = radial(g, sizePx * 0.62, sizePx * 0.3, 0, sizePx * 0.7, [stop(0, '#ffffff', 0.55), stop(1, '#ffffff', 0)])
  g.fillRect(0, 0, sizePx, sizePx)
  const height = (sizePx * 1.72) / look.stature
  const top = look.hat === 'none' || look.hat === 'headscarf' ? 0.13 : 0.24
  const moment = { pose: poseAt('stand', 0.4), expression: CALM, swing: 0.3 }
  person({ g, look: LOOK, unit: sizePx / 360 }, sizePx * 0.49, sizePx * top + height * look.stature * 0.985, height, look, moment)
  return new Uint8Array(await canvas.encode('webp', 84))
}
