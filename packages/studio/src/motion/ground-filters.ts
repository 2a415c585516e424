import { type Canvas, type Ctx, newCanvas } from '../paint/canvas.ts'

/** Scenery of the night that is to be recognised. */
export function brighten(g: Ctx, picture: Canvas): void {
  g.save()
  g.globalCompositeOperation = 'screen'
  g.globalAlpha = 0.6
  g.drawImage(picture, 0, 0)
  g.restore()
}

/** Scenery of fear and grief is darker and colder. */
export function dim(g: Ctx, { width, height }: Canvas): void {
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = '#b2b8ca'
  g.fillRect(0, 0, width, height)
  g.restore()
}

/** Blurs a picture over so many pixels, by drawing it small and large again. */
export function blur(g: Ctx, picture: Canvas, pixels: number): void {
  const [small, sg] = newCanvas(Math.max(8, picture.width / pixels), Math.max(8, picture.height / pixels))
  sg.imageSmoothingEnabled = g.imageSmoothingEnabled = true
  sg.imageSmoothingQuality = g.imageSmoothingQuality = 'high'
  sg.drawImage(picture, 0, 0, small.width, small.height)
  g.drawImage(small, 0, 0, picture.width, picture.height)
}
