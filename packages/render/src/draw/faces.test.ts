import { describe, expect, it } from 'vitest'
import { type Face, FACES, nearestWeight, subsetName } from './faces.ts'

const lato = FACES.Lato as Face

describe('faces of captions', () => {
  it('has files for each of the ten families of the editor', () => {
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
  ])('takes the weight a browser would where a family lacks %i', (wanted, drawn) => {
    expect(nearestWeight(lato, wanted)).toBe(drawn)
  })

  it('has every weight of the faces for other scripts', () => {
    expect(nearestWeight(FACES['Noto Sans JP'] as Face, 800)).toBe(800)
  })

  it('names the numbered subsets of large scripts as their files do', () => {
    expect([subsetName('[12]'), subsetName('latin-ext')]).toEqual(['12', 'latin-ext'])
  })
})
