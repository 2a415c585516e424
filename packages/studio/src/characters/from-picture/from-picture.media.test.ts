import { expect, it } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { rgb } from '../../paint/colour.ts'
import { castLookOf } from '../cast-look.ts'
import { lookFromPictureFiles } from './from-picture.ts'
import { paintCharacterPortrait } from '../portrait.ts'
import { PREMADE_CHARACTERS } from '../premade.ts'

const colourDistance = (a: string, b: string): number => Math.hypot(...rgb(a).map((value, k) => value - rgb(b)[k]!))

it('the look from a portrait has the colours of the portrayed character', async () => {
  for (const id of ['poppy', 'marigold', 'pip', 'reed']) {
    const look = castLookOf({ name: '', id, look: { ...PREMADE_CHARACTERS.find((one) => one.id === id)!.look } })
    if (look.kind !== 'person') throw new Error(`${id} is a person`)
    const detected = await lookFromPictureFiles([await paintCharacterPortrait(look.look, 320)], 'one')
    expect(colourDistance(detected.skin, look.look.skin), id).toBeLessThan(90)
    expect(colourDistance(detected.hair, look.look.hair), id).toBeLessThan(90)
    expect(colourDistance(detected.top, look.look.top), id).toBeLessThan(70)
  }
})

it('images of one pixel, of very large size and of extreme aspect ratio give a look', async () => {
  for (const [width, height] of [
    [1, 1],
    [7000, 4000],
    [2000, 3],
  ] as const) {
    const [canvas, g] = newCanvas(width, height)
    g.fillStyle = '#7fa0c0'
    g.fillRect(0, 0, width, height)
    expect((await lookFromPictureFiles([await canvas.encode('jpeg', 50)], 'two')).skin).toMatch(/^#[0-9a-f]{6}$/)
  }
})

it('a file that is not an image is refused', async () => {
  await expect(lookFromPictureFiles([new TextEncoder().encode('no picture at all, only words')], 'three')).rejects.toThrow(/not an image/)
})

const portraitOf = async (id: string, changes: object = {}): Promise<Uint8Array> => {
  const look = castLookOf({ name: '', id, look: { ...PREMADE_CHARACTERS.find((one) => one.id === id)!.look } })
  if (look.kind !== 'person') throw new Error(`${id} is a person`)
  return paintCharacterPortrait({ ...look.look, ...changes }, 320)
}

it('one image of another person among several is ignored', async () => {
  const alone = await lookFromPictureFiles([await portraitOf('poppy')], 'trained')
  const stranger = await portraitOf('poppy', { hair: '#2040ff', skin: '#6b4226', top: '#f2efe6' })
  const trained = await lookFromPictureFiles(
    [stranger, await portraitOf('poppy'), await portraitOf('poppy'), await portraitOf('poppy')],
    'trained',
  )
  expect(await lookFromPictureFiles([stranger], 'trained')).not.toMatchObject({ hair: alone.hair })
  expect(trained).toEqual(alone)
})

it('several images of which fewer than three show a person are refused', async () => {
  const [canvas, g] = newCanvas(300, 300)
  g.fillStyle = '#3f7fc0'
  g.fillRect(0, 0, 300, 300)
  const sky = new Uint8Array(await canvas.encode('png'))
  await expect(lookFromPictureFiles([sky, await portraitOf('poppy'), await portraitOf('pip')], 'x')).rejects.toThrow(
    'A person can be seen in 2 of these 3 pictures.',
  )
})
