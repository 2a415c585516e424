import { STYLES } from '@fablecut/domain/story/style'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GENRES } from './scores/genres.ts'
import { createStylist } from './stylist.ts'

const stylist = createStylist()
const VALUES: readonly string[] = STYLES.map(({ value }) => value)
const styleForSong = (traits: { genre?: string; mood?: string; energy?: number; tempoBpm?: number | null; seed?: number }) =>
  stylist.styleFromSong({ tempoBpm: 120, energy: 0.6, seed: 1, ...traits })
const stylesOverSeeds = async (traits: { genre?: string; mood?: string }): Promise<Set<string>> =>
  new Set(await Promise.all(Array.from({ length: 40 }, (_, seed) => styleForSong({ ...traits, seed }))))

describe('styleOfWords', () => {
  it.each([
    ['neon rain at night', 'cyberpunk'],
    ['soft watercolor painting', 'ghibli'],
    ['black and white film noir', 'metalnoir'],
    ['claymation with tiny houses', 'microworld'],
    ['an oil painting by an old master', 'classicalrococo'],
    ['like an old video game, 8-bit', 'pixelart'],
    ['gritty 16mm film', 'rockhaze'],
    ['水彩画', 'ghibli'],
    ['Ölgemälde', 'classicalrococo'],
    ['Bubble-Gum Punk', 'bubblegumpunk'],
    ['Miniature', 'microworld'],
  ])('%s: %s', async (words, style) => {
    expect(await stylist.styleFromText(words)).toBe(style)
  })

  it('is deterministic and always a known style', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (words) => {
        const style = await stylist.styleFromText(words)
        expect(VALUES).toContain(style)
        expect(await stylist.styleFromText(words)).toBe(style)
      }),
      { numRuns: 50, seed: 5 },
    )
  })

  it('varies for texts without known terms', async () => {
    const styles = await Promise.all(['', 'qwx', 'zzkk', 'vvvb', 'pllk', 'mmnt', 'grrt'].map((words) => stylist.styleFromText(words)))
    expect(new Set(styles).size).toBeGreaterThan(2)
  })
})

describe('styleOfSong', () => {
  it.each(Object.values(GENRES).map(({ name }) => name))('%s has one to three styles', async (genre) => {
    const looks = await stylesOverSeeds({ genre })
    expect(looks.size).toBeGreaterThanOrEqual(1)
    expect(looks.size).toBeLessThanOrEqual(3)
  })

  it('every style belongs to a genre', async () => {
    const all = await Promise.all(Object.values(GENRES).map(({ name }) => stylesOverSeeds({ genre: name })))
    expect(new Set(all.flatMap((looks) => [...looks])).size).toBe(STYLES.length)
  })

  it('aliases of genres are recognised', async () => {
    expect(await stylesOverSeeds({ genre: 'Melodic Death Metal' })).toEqual(await stylesOverSeeds({ genre: 'Metal' }))
    expect(await stylesOverSeeds({ genre: 'Deep House / EDM' })).toEqual(await stylesOverSeeds({ genre: 'House' }))
  })

  it('falls back to mood, then to tempo and energy', async () => {
    expect(await stylesOverSeeds({ mood: 'sad' })).not.toEqual(await stylesOverSeeds({ mood: 'energetic' }))
    const quietStyle = await styleForSong({ energy: 0.1, tempoBpm: null })
    const intenseStyle = await styleForSong({ energy: 0.95, tempoBpm: 170 })
    expect(quietStyle).not.toBe(intenseStyle)
  })
})
