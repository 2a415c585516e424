import { linear, newCanvas, radial, stop } from '../paint/canvas.ts'
import { adjust, type Colour } from '../paint/colour.ts'
import type { Look } from '../paint/look.ts'
import { animal } from './animal.ts'
import { ANIMALS, type AnimalLook } from './animal-kinds.ts'
import { buildOf } from './build.ts'
import { CALM } from './face.ts'
import { person } from './person.ts'
import type { PersonLook } from './person-look.ts'
import { poseAt } from './pose.ts'

const LOOK: Look = { paint: 'soft', volume: 0.6, rim: '#ffd9a8', lightX: 0.5, eyes: 'round', blush: true, haze: null, groundShadow: false }

/** Head and shoulders of a person, or a whole animal, before a plain backdrop in a colour that suits; WebP of `sizePx` squared. */
export async function paintCharacterPortrait(look: PersonLook | AnimalLook, sizePx: number): Promise<Uint8Array> {
  const [canvas, g] = newCanvas(sizePx, sizePx)
  const clothes = 'kind' in look ? (look.body ?? ANIMALS[look.kind].body) : hasCoat(look) ? look.coat : look.top
  const tone = adjust(clothes, { hue: 150, saturation: 0.55 })
  backdrop(g, sizePx, adjust(tone, { saturation: 0.9, lightness: 0.4, lift: 0.5 }))
  const brush = { g, look: LOOK, unit: sizePx / 360 }
  if ('kind' in look) {
    const { size, plan } = ANIMALS[look.kind]
    const wide = plan === 'beast' ? 0.54 : 0.6
    animal(
      brush,
      sizePx * (plan === 'beast' ? 0.52 : 0.48),
      sizePx * 0.86,
      (sizePx * wide) / size / (look.kind === 'elephant' ? 1.1 : 1),
      look,
      {
        seconds: 1.2,
        walking: false,
        blink: 0,
      },
    )
  } else bust(brush, look, sizePx)
  return new Uint8Array(await canvas.encode('webp', 84))
}

const hasCoat = ({ outfit }: PersonLook): boolean => outfit === 'coat' || outfit === 'suit' || outfit === 'uniform' || outfit === 'robe'

function backdrop(g: ReturnType<typeof newCanvas>[1], size: number, pale: Colour): void {
  g.fillStyle = linear(g, 0, 0, size, size, [pale, adjust(pale, { lightness: 0.72 })])
  g.fillRect(0, 0, size, size)
  g.fillStyle = radial(g, size * 0.62, size * 0.3, 0, size * 0.7, [stop(0, '#ffffff', 0.55), stop(1, '#ffffff', 0)])
  g.fillRect(0, 0, size, size)
}

function bust(brush: Parameters<typeof person>[0], look: PersonLook, size: number): void {
  const build = buildOf(look)
  const tall = look.hat === 'wizard' || look.hat === 'chef' ? 0.62 : look.hairStyle === 'afro' || look.hat !== 'none' ? 0.8 : 0.94
  const h = (size * 0.3 * tall) / build.r
  const eyes = size * (tall < 0.7 ? 0.56 : 0.46)
  const moment = { pose: poseAt('stand', 0.4), expression: { ...CALM, mouth: [0.5, 0, 0.85] as const, cheer: 0.2 }, swing: 0.2 }
  person(brush, size * 0.47, eyes + build.face * h, h / look.stature, look, moment)
}
