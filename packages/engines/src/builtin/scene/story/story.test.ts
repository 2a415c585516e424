import { describe, expect, it } from 'vitest'
import { readScene } from '../reader.ts'
import type { Scene } from '../scene.ts'

const SENTENCE = /[^.!?。]+[.!?。]/gu

/** Every sentence of a story as a shot of its own. */
function shotsOf(storyText: string): Scene[] {
  const prompts = storyText.match(SENTENCE)!.map((sentence) => sentence.trim())
  return prompts.map((prompt, shotIndex) => readScene({ prompt, storyText, storySeed: 5, shotIndex, shotCount: prompts.length, seed: 0 }))
}
const read = (prompt: string): Scene => readScene({ prompt, storySeed: 1, shotIndex: 0, shotCount: 1, seed: 0 })
const names = (scene: Scene): string[] => scene.who.map(({ name }) => name)
const icons = (scene: Scene): string[] => scene.props.map(({ icon }) => icon)

describe('who is who in a story', () => {
  it.each([
    ['Kapitänin Marla findet eine Karte. Marla lacht.', 'kapitänin'],
    ['A girl named Zora finds a map. Zora laughs.', 'girl'],
    ['El detective Ramón entra en el bar. Ramón sonríe.', 'detective'],
    ['小猫咪咪住在城里。咪咪追老鼠。', '猫'],
  ])('%s: a name means who bears it', (story, who) => {
    expect(names(shotsOf(story)[1]!)).toContain(who)
  })

  it('a creature of a tale stays in the picture when a pronoun means it', () => {
    const shots = shotsOf('A little hedgehog named Pip lived in the forest. Every night he hid under a leaf. Pip was afraid.')
    expect(shots.every((scene) => icons(scene).includes('hedgehog'))).toBe(true)
  })

  it('means people by pronouns before animals', () => {
    const shots = shotsOf('Anna rannte durch den Park. Am Teich schwammen Enten. Dann lief sie weiter.')
    expect(names(shots[2]!)).toEqual(['anna'])
  })

  it('two people without names are the same two in every shot', () => {
    const shots = shotsOf('駅で二人は傘の下に立っていた。彼女は彼に本を渡した。彼は歌を歌った。')
    expect(shots.map((scene) => names(scene))).toEqual([['woman', 'man'], ['woman', 'man'], ['man']])
    expect(shots[0]!.who[0]).toMatchObject({ look: shots[1]!.who[0]!.kind === 'person' ? shots[1]!.who[0]!.look : {} })
  })

  it('knows a woman by the word for a man', () => {
    expect(names(shotsOf('Eine Investorin kommt ins Büro.')[0]!)).toEqual(['investorin'])
    expect(names(shotsOf('La gardienne du phare allume la lampe.')[0]!)).toEqual(['gardienne'])
  })
})

describe('what a story is about', () => {
  it('a recipe is in the kitchen, with a cook in some of its shots', () => {
    const shots = shotsOf('Chop two onions and some garlic. Heat olive oil in a pot. Add salt and pepper. Serve the soup with bread.')
    expect(shots.every(({ where }) => where === 'kitchen')).toBe(true)
    expect(shots.some((scene) => names(scene).includes('cook'))).toBe(true)
  })

  it('an explainer shows its ideas by their things, not by land its pictures of speech name', () => {
    const shots = shotsOf(
      'Your body is a city. A vaccine shows it a virus. White blood cells build antibodies. They remember it for years.',
    )
    expect(shots.every(({ where }) => where === 'abstract')).toBe(true)
    expect(icons(shots[1]!)).toEqual(['syringe', 'microbe'])
    expect(shots.every((scene) => scene.props.length + scene.who.length > 0)).toBe(true)
  })

  it('a bank is a bank where money is talked of, else a bench', () => {
    const [, bank] = shotsOf('La inflación sube los precios. Tus ahorros están en el banco.')
    expect(icons(bank!)).toContain('bank')
    expect(icons(shotsOf('La abuela descansa en un banco junto al mar.')[0]!)).toContain('bench')
  })

  it('nobody wears a hoodie in old Rome, or drives there', () => {
    const shots = shotsOf('Deux frères fondèrent une ville. Les légions de Rome traversèrent la ville. César parla aux gladiateurs.')
    expect(shots.some(({ where }) => where === 'city')).toBe(false)
    for (const actor of shots.flatMap(({ who }) => who))
      expect(actor).toMatchObject({ look: { outfit: expect.stringMatching(/robe|dress/) } })
  })
})

describe('when a story leaps on', () => {
  it('rain and night stay behind', () => {
    const [first, , later] = shotsOf('At night the rain falls on the village. A girl waits. One year later the girl opens a shop.')
    expect(first).toMatchObject({ time: 'night', weather: 'rain' })
    expect(later).toMatchObject({ weather: 'clear' })
    expect(later!.time).not.toBe('night')
  })

  it('things of its place say where it goes', () => {
    const shots = shotsOf('駅で二人は立っていた。次の春、二人は桜の木の下で会った。')
    expect(shots.map(({ where }) => where)).toEqual(['station', 'garden'])
  })
})

it('blood cells and a bird that sang are no harsh words', () => {
  expect(read('A girl sang a song').who).toHaveLength(1)
  expect(icons(read('White blood cells in a test tube'))).toContain('test-tube')
})

it('a name at the start of a sentence is somebody, even where it is the name of a flower', () => {
  const storyText = 'Poppy finds a small map in the kitchen drawer. She packs a lantern and runs out into the village.'
  const shot = (prompt: string, shotIndex: number) => readScene({ prompt, storyText, storySeed: 5, shotIndex, shotCount: 2, seed: 0 })
  const first = shot('Wide view: Poppy finds a small map in the kitchen drawer, calm mood', 0)
  const second = shot('Medium shot: Poppy packs a lantern and runs out into the village, calm mood', 1)
  expect([first, second].map(({ who }) => who.map(({ name }) => name))).toEqual([['poppy'], ['poppy']])
  expect(first.who).toEqual([{ ...second.who[0], action: (first.who[0] as { action: string }).action }])
  expect(first.props.map(({ icon }) => icon)).not.toContain('tulip')
})
