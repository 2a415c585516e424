import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { trialImage } from './trial-image.ts'

test('the picture of a trial is read as one: sky above, grass below', async () => {
  const image = await loadImage(Buffer.from(trialImage(64)))
  const context = createCanvas(64, 64).getContext('2d')
  context.drawImage(image, 0, 0)
  const colorAt = (y: number) => [...context.getImageData(32, y, 1, 1).data]
  expect([image.width, image.height]).toEqual([64, 64])
  const [sky, grass] = [colorAt(2), colorAt(60)]
  expect(sky[2]).toBeGreaterThan(sky[0]!)
  expect(grass[1]).toBeGreaterThan(grass[2]!)
})
