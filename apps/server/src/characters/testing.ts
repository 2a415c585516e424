import { newCanvas } from '@fablecut/studio/paint/canvas'
import type { TestClient } from '../http/testing.ts'

/** A PNG of a face with dark skin and red hair above a shirt; different `shirt` colours make different images. */
export function drawFace(shirt = '#1f7a44'): Uint8Array {
  const [canvas, g] = newCanvas(300, 400)
  const fill = (colour: string, draw: () => void): void => {
    g.fillStyle = colour
    g.beginPath()
    draw()
    g.fill()
  }
  fill('#dfe8f0', () => g.rect(0, 0, 300, 400))
  fill('#b03a2e', () => g.ellipse(150, 150, 85, 100, 0, 0, Math.PI * 2))
  fill(shirt, () => g.rect(60, 290, 180, 110))
  fill('#7a4a2b', () => g.rect(130, 240, 40, 60))
  fill('#7a4a2b', () => g.ellipse(150, 180, 62, 80, 0, 0, Math.PI * 2))
  return new Uint8Array(canvas.toBuffer('image/png'))
}

/** Uploads an image as the form does; returns its URL. */
export async function uploadImage(client: TestClient, bytes: Uint8Array): Promise<string> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'face.png', { type: 'image/png' }))
  const response = await client.send('/api/media/upload_image', { method: 'POST', body: form })
  return ((await response.json()) as { imageUrl: string }).imageUrl
}
