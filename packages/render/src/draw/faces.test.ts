import { describe, expect, it } from 'vitest'
import { type Face, FACES, nearestWeight, subsetName } from './faces.ts'

const lato = FACES.Lato as Face

describe('font faces of captions', () => {
  it('have files for each of the ten families of the editor', () => {
    const families = ['Inter', 'Roboto', 'Open Sans', 'Montserrat', 'Poppins', 'Lato', 'Nunito', 'Work Sans', 'Raleway', 'Oswald']
    expect(families.filter((family) => !FACES[family])).toEqual([])
  })

  it.each([
    [100, 100],
    [200, 100],
    [500, 400],
    [600, 700],
    [800, 900],
    [900, 900],
  ])('match a missing weight %i as browsers do', (wanted, matched) => {
    expect(nearestWeight(lato, wanted)).toBe(matched)
  })

  it('have every weight of the families for other scripts', () => {
    expect(nearestWeight(FACES['Noto Sans JP'] as Face, 800)).toBe(800)
  })

  it('name the numbered subsets of large scripts like their files', () => {
    expect([subsetName('[12]'), subsetName('latin-ext')]).toEqual(['12', 'latin-ext'])
  })
})
