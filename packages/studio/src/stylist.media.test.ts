import { STYLES } from '@fablecut/domain/story/style'
import { describe, expect, it } from 'vitest'
import { newCanvas } from './paint/canvas.ts'
import { paintScene } from './painter.ts'
import { figure, sampleScene } from './testing/sample-plan.ts'
import { createStylist } from './stylist.ts'
import { loadStyleSignatures } from './styles/style-signatures.ts'
import { paintExamples, KNOWN_CONTENTS } from './styles/style-classification.ts'
import { signatureDistance } from './styles/signature.ts'

const stylist = createStylist()

describe('styleOfPicture', () => {
  it('painted images are classified by their style', async () => {
    const mismatches: string[] = []
    for (const { value } of STYLES.filter((_, i) => i % 3 === 0)) {
      const scene = sampleScene({ place: 'field', cast: [figure('farmer'), figure('dog')] }, { storySeed: 77 })
      const { jpeg } = await paintScene(scene, value, 512, 288)
      const classified = await stylist.styleFromImage(jpeg)
      if (classified !== value) mismatches.push(`${value}: ${classified}`)
    }
    expect(mismatches.length, mismatches.join(', ')).toBeLessThanOrEqual(1)
  })

  it.each([
    ['one pixel', 1, 1],
    ['an extreme aspect ratio', 3000, 2],
    ['portrait format', 300, 900],
  ])('an image of %s has a style', async (_what, width, height) => {
    const [canvas, g] = newCanvas(width, height)
    g.fillStyle = '#3060c0'
    g.fillRect(0, 0, width, height)
    expect(STYLES.map(({ value }) => value)).toContain(await stylist.styleFromImage(new Uint8Array(await canvas.encode('png'))))
  })

  it('a file that is not an image is refused', async () => {
    await expect(stylist.styleFromImage(new TextEncoder().encode('<svg onload="x()"></svg> and more'))).rejects.toMatchObject({
      code: 'picture_unreadable',
    })
  })

  it('the stored signatures match newly painted examples', async () => {
    const stored = await loadStyleSignatures()
    expect(stored).toHaveLength(STYLES.length * KNOWN_CONTENTS.length)
    const [painted] = await paintExamples(KNOWN_CONTENTS.slice(0, 1))
    const counterpart = stored.find(({ style }) => style === painted!.style)!
    expect(signatureDistance(counterpart.signature, painted!.signature)).toBeLessThan(0.25)
  })
})
