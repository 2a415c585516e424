import type { Box } from '../paint/brush.ts'
import { type Canvas, type Ctx, linear, newCanvas, radial, stop } from '../paint/canvas.ts'
import { adjust, type Colour } from '../paint/colour.ts'
import type { Look } from '../paint/look.ts'
import { animal } from './animals/animal.ts'
import { ANIMALS, type AnimalLook } from './animals/animal-species.ts'
import { buildOf } from './build.ts'
import { NEUTRAL_EXPRESSION } from './expression.ts'
import { person } from './people/person.ts'
import type { PersonLook } from './people/person-look.ts'
import { poseAt } from './poses/pose.ts'

const PORTRAIT_LOOK: Look = {
  paint: 'soft',
  volume: 0.6,
  rim: '#ffd9a8',
  lightX: 0.5,
  eyes: 'round',
  blush: true,
  haze: null,
  groundShadow: false,
}

/** Square WebP portrait of `sizePx`: head and shoulders of a person, or a whole animal, over a complementary gradient. */
export async function paintCharacterPortrait(look: PersonLook | AnimalLook, sizePx: number): Promise<Uint8Array> {
  const [canvas, g] = newCanvas(sizePx, sizePx)
  const clothes = 'kind' in look ? (look.body ?? ANIMALS[look.kind].body) : hasCoat(look) ? look.coat : look.top
  const tone = adjust(clothes, { hue: 150, saturation: 0.55 })
  backdrop(g, sizePx, adjust(tone, { saturation: 0.9, lightness: 0.4, lift: 0.5 }))
  const brush = { g, look: PORTRAIT_LOOK, unit: sizePx / 360 }
  if ('kind' in look) drawAnimal(g, look, sizePx)
  else drawBust(brush, look, sizePx)
  return new Uint8Array(await canvas.encode('webp', 84))
}

/** The whole animal, scaled to fit the square. */
function drawAnimal(g: Ctx, look: AnimalLook, size: number): void {
  const [canvas, q] = newCanvas(size * 3, size * 2.4)
  const pose = { seconds: 1.2, walking: false, blink: 0 }
  animal({ g: q, look: PORTRAIT_LOOK, unit: size / 300 }, size * 1.5, size * 2, (size * 0.62) / ANIMALS[look.kind].size, look, pose)
  const [x, y, w, h] = contentBounds(canvas)
  const scale = (size * 0.84) / Math.max(w, h)
  g.drawImage(
    canvas,
    x,
    y,
    w,
    h,
    (size - w * scale) / 2,
    Math.min(size * 0.92 - h * scale, (size * 1.06 - h * scale) / 2),
    w * scale,
    h * scale,
  )
}

function contentBounds(canvas: Canvas): Box {
  const data = canvas.data()
  let [x0, y0, x1, y1] = [canvas.width, canvas.height, 0, 0]
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      if (data[(y * canvas.width + x) * 4 + 3]! < 24) continue
      ;[x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)]
    }
  return [x0, y0, Math.max(1, x1 - x0 + 1), Math.max(1, y1 - y0 + 1)]
}

const hasCoat = ({ outfit }: PersonLook): boolean =>
  outfit === 'coat' || outfit === 'suit' || outfit === 'uniform' || outfit === 'robe' || outfit === 'raincoat'

function backdrop(g: ReturnType<typeof newCanvas>[1], size: number, pale: Colour): void {
  g.fillStyle = linear(g, 0, 0, size, size, [pale, adjust(pale, { lightness: 0.72 })])
  g.fillRect(0, 0, size, size)
  g.fillStyle = radial(g, size * 0.62, size * 0.3, 0, size * 0.7, [stop(0, '#ffffff', 0.55), stop(1, '#ffffff', 0)])
  g.fillRect(0, 0, size, size)
}

function drawBust(brush: Parameters<typeof person>[0], look: PersonLook, size: number): void {
  const build = buildOf(look)
  const tall =
    look.hat === 'wizard' || look.hat === 'chef' || look.hat === 'tophat'
      ? 0.62
      : look.hairStyle === 'afro' || look.hat !== 'none'
        ? 0.8
        : 0.94
  const h = (size * 0.28 * tall) / build.headRadius
  const eyes = size * (tall < 0.7 ? 0.56 : 0.43)
  const pose = { pose: poseAt('stand', 0.4), expression: { ...NEUTRAL_EXPRESSION, mouth: [0.5, 0, 0.85] as const, cheer: 0.2 }, swing: 0.2 }
  person(brush, size * 0.47, eyes + build.face * h, h / look.stature, look, pose)
}
