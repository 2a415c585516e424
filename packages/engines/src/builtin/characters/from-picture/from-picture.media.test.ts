import { expect, it } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { rgb } from '../../paint/colour.ts'
import { castLookOf } from '../cast-look.ts'
import { lookFromPictureFiles } from './from-picture.ts'
import { paintCharacterPortrait } from '../portrait.ts'
import { PREMADE_CHARACTERS } from '../premade.ts'

const far = (a: string, b: string): number => Math.hypot(...rgb(a).map((value, k) => value - rgb(b)[k]!))

it('a portrait of one of the cast gives a person in the same colours', async () => {
  for (const id of ['poppy', 'marigold', 'pip', 'reed']) {
    const look = castLookOf({ name: '', id, look: { ...PREMADE_CHARACTERS.find((one) => one.id === id)!.look } })
    if (look.kind !== 'person') throw new Error(`${id} is a person`)
    const found = await lookFromPictureFiles([await paintCharacterPortrait(look.look, 320)], 'one')
    expect(far(found.skin, look.look.skin), id).toBeLessThan(90)
    expect(far(found.hair, look.look.hair), id).toBeLessThan(90)
    expect(far(found.top, look.look.top), id).toBeLessThan(70)
  }
})

it('a picture of one pixel, a very large one and a very wide one give somebody', async () => {
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

it('a file that is no picture is refused', async () => {
  await expect(lookFromPictureFiles([new TextEncoder().encode('no picture at all, only words')], 'three')).rejects.toThrow(/no picture/)
})

const portraitOf = async (id: string, changes: object = {}): Promise<Uint8Array> => {
  const look = castLookOf({ name: '', id, look: { ...PREMADE_CHARACTERS.find((one) => one.id === id)!.look } })
  if (look.kind !== 'person') throw new Error(`${id} is a person`)
  return paintCharacterPortrait({ ...look.look, ...changes }, 320)
}

it('of several pictures, one that shows somebody else does not count', async () => {
  const alone = await lookFromPictureFiles([await portraitOf('poppy')], 'trained')
  const stranger = await portraitOf('poppy', { hair: '#2040ff', skin: '#6b4226', top: '#f2efe6' })
  const trained = await lookFromPictureFiles(
    [stranger, await portraitOf('poppy'), await portraitOf('poppy'), await portraitOf('poppy')],
    'trained',
  )
  expect(await lookFromPictureFiles([stranger], 'trained')).not.toMatchObject({ hair: alone.hair })
  expect(trained).toEqual(alone)
})

it('several pictures of which fewer than three show a person are refused', async () => {
  const [canvas, g] = newCanvas(300, 300)
  g.fillStyle = '#3f7fc0'
  g.fillRect(0, 0, 300, 300)
  const sky = new Uint8Array(await canvas.encode('png'))
  await expect(lookFromPictureFiles([sky, await portraitOf('poppy'), await portraitOf('pip')], 'x')).rejects.toThrow(
    'A person can be seen in 2 of these 3 pictures.',
  )
})
