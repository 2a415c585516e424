import { adjust, mix } from '../paint/colour.ts'
import type { TimeOfDay } from '../paint/look.ts'
import { layOver, linear, radial, stop, newCanvas, type Canvas } from '../paint/canvas.ts'
import { cloudTexture } from '../paint/texture.ts'
import type { Style } from './style.ts'

const LIGHT: Record<TimeOfDay, { sky: string[]; haze: string; rim: string; shadow: string }> = {
  dawn: { sky: ['#6f86b8', '#a9b0cb', '#eac4ae', '#ffe3bd'], haze: '#e3c3b0', rim: '#ffe2b4', shadow: '#3a3350' },
  day: { sky: ['#3d78b8', '#79abd6', '#b9d6e6', '#e9f0ee'], haze: '#c3d5dc', rim: '#fff1cf', shadow: '#2f3a4a' },
  dusk: { sky: ['#34446f', '#7a7396', '#dc9a80', '#ffcf96'], haze: '#d7a08a', rim: '#ffcf90', shadow: '#33264a' },
  night: { sky: ['#0b1533', '#1b3060', '#35538c', '#6a8cbc'], haze: '#4a689c', rim: '#b9d2ff', shadow: '#0a0f24' },
}

/** Fine unevenness of cloth and paint on model scenery. */
function material(canvas: Canvas, nearness: number): Canvas {
  const texture = cloudTexture(512, 512, 9, 31, ['#6a6a6a', '#959595'], 1)
  const [skin, g] = newCanvas(canvas.width, canvas.height)
  g.drawImage(canvas, 0, 0)
  g.globalCompositeOperation = 'source-in'
  g.fillStyle = g.createPattern(texture, 'repeat') as unknown as CanvasPattern
  g.fillRect(0, 0, canvas.width, canvas.height)
  if (nearness > 0.1) layOver(canvas, skin, 'soft-light', 0.55)
  return canvas
}

/** A lit, textured model under a lens: clay and cloth, warm side light, soft distance and soft foreground. */
export const photorealistic: Style = {
  value: 'photorealistic',
  look: (time) => ({
    paint: 'clay',
    volume: 0.75,
    lightX: 0.55,
    detail: 1,
    eyes: 'round',
    clouds: 'soft',
    hazeStrength: 0.92,
    sky: LIGHT[time].sky,
    haze: LIGHT[time].haze,
    rim: LIGHT[time].rim,
    shadow: LIGHT[time].shadow,
    recolour: (colour) =>
      time === 'night'
        ? mix(adjust(colour, { saturation: 0.8, lightness: 0.92 }), [64, 92, 158], 0.26)
        : adjust(colour, { saturation: 0.92, lightness: 1 }),
    blush: true,
  }),
  depthOfField: 9,
  surface: material,
  overlay: (g, { width, height }) => {
    g.fillStyle = radial(g, width * 0.72, height * 0.2, 0, Math.max(width, height) * 0.8, [
      stop(0, '#ffe2ae', 0.2),
      stop(0.5, '#ffd2a0', 0.05),
      stop(1, '#ffd2a0', 0),
    ])
    g.fillRect(0, 0, width, height)
    g.fillStyle = radial(g, width / 2, height * 0.46, Math.min(width, height) * 0.42, Math.hypot(width, height) * 0.56, [
      stop(0, '#0a0812', 0),
      stop(1, '#0a0812', 0.42),
    ])
    g.fillRect(0, 0, width, height)
    g.fillStyle = linear(g, 0, height * 0.78, 0, height, [stop(0, '#0a0812', 0), stop(1, '#0a0812', 0.3)])
    g.fillRect(0, height * 0.78, width, height * 0.22)
  },
  particles: 'dust',
}
