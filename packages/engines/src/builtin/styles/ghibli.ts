import { type Canvas, layOver, newCanvas } from '../paint/canvas.ts'
import { adjust } from '../paint/colour.ts'
import { cloudTexture } from '../paint/texture.ts'
import type { Style } from './style.ts'

/** Pigment that settled unevenly, only where there is paint. */
export function pigment(canvas: Canvas): Canvas {
  const [skin, g] = newCanvas(canvas.width, canvas.height)
  g.drawImage(canvas, 0, 0)
  g.globalCompositeOperation = 'source-in'
  g.drawImage(cloudTexture(320, 180, 30, 21, ['#b4c2d8', '#ffffff', '#fff0d4']), 0, 0, canvas.width, canvas.height)
  layOver(canvas, skin, 'multiply', 0.34)
  return canvas
}

function paperGrain(canvas: Canvas): Canvas {
  return (layOver(canvas, cloudTexture(640, 360, 1.8, 5, ['#cbbf9f', '#ffffff'], 1.2), 'source-over', 0.1), canvas)
}

/** Washes on paper: daylight in every sky, one great cloud, flowers, calm dot eyes. */
export const ghibli: Style = {
  value: 'ghibli',
  look: (time) => ({
    paint: 'wash',
    ink: 1.6,
    shadow: [62, 88, 120],
    eyes: 'dot',
    lightX: 0.5,
    detail: 1,
    clouds: 'puff',
    cloudTall: 1.5,
    cloudLit: '#fffaf0',
    cloudDark: time === 'night' ? '#5c6c9c' : '#a9bfd8',
    sky: {
      dawn: ['#6f9ed0', '#a9cfe4', '#fbe3c8', '#fff2d0'],
      day: ['#2f84c9', '#6fb5e2', '#b8dff0', '#eef8ee'],
      dusk: ['#3f78b8', '#7fb2d8', '#f7d9b8', '#ffe9bd'],
      night: ['#14264f', '#28447c', '#4a6ca4', '#8aa8c4'],
    },
    haze: time === 'night' ? '#4c6690' : '#cfdcd8',
    hazeStrength: 0.72,
    stars: time === 'night',
    blush: true,
    recolour: (colour) => adjust(colour, { saturation: 0.98, lightness: time === 'night' ? 0.74 : 1.04, lift: 0.015 }),
  }),
  surface: pigment,
  overlay: (g, frame) => {
    const [paper] = newCanvas(frame.width, frame.height)
    g.drawImage(paperGrain(paper), 0, 0)
    g.strokeStyle = 'rgba(255,252,240,.9)'
    g.lineWidth = 14 * frame.unit
    g.strokeRect(0, 0, frame.width, frame.height)
  },
  particles: 'leaves',
}
