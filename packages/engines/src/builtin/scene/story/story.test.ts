import { describe, expect, it } from 'vitest'
import { readScene } from '../reader.ts'
import type { Scene } from '../scene.ts'

const SENTENCE = /[^.!?。]+[.!?。]/gu

/** One scene per sentence of a story. */
function shotsOf(storyText: string): Scene[] {
  const prompts = storyText.match(SENTENCE)!.map((sentence) => sentence.trim())
  return prompts.map((prompt, shotIndex) => readScene({ prompt, storyText, storySeed: 5, shotIndex, shotCount: prompts.length, seed: 0 }))
}
const sceneOf = (prompt: string): Scene => readScene({ prompt, storySeed: 1, shotIndex: 0, shotCount: 1, seed: 0 })
const names = (scene: Scene): string[] => scene.who.map(({ name }) => name)
const icons = (scene: Scene): string[] => scene.props.map(({ icon }) => icon)

describe('references in a story', () => {
  it.each([
    ['Kapitänin Marla findet eine Karte. Marla lacht.', 'kapitänin'],
    ['A girl named Zora finds a map. Zora laughs.', 'girl'],
    ['El detective Ramón entra en el bar. Ramón sonríe.', 'detective'],
    ['小猫咪咪住在城里。咪咪追老鼠。', '猫'],
  ])('%s: a name is resolved to its noun', (story, who) => {
    expect(names(shotsOf(story)[1]!)).toContain(who)
  })

  it('a pronoun may refer to an animal that is drawn as a prop', () => {
    const shots = shotsOf('A little hedgehog named Pip lived in the forest. Every night he hid under a leaf. Pip was afraid.')
    expect(shots.every((scene) => icons(scene).includes('hedgehog'))).toBe(true)
  })

  it('pronouns refer to people before animals', () => {
    const shots = shotsOf('Anna rannte durch den Park. Am Teich schwammen Enten. Dann lief sie weiter.')
    expect(names(shots[2]!)).toEqual(['anna'])
  })

  it('unnamed people have the same looks in every shot', () => {
    const shots = shotsOf('駅で二人は傘の下に立っていた。彼女は彼に本を渡した。彼は歌を歌った。')
    expect(shots.map((scene) => names(scene))).toEqual([['woman', 'man'], ['woman', 'man'], ['man']])
    expect(shots[0]!.who[0]).toMatchObject({ look: shots[1]!.who[0]!.kind === 'person' ? shots[1]!.who[0]!.look : {} })
  })

  it('feminine forms of occupations are recognised', () => {
    expect(names(shotsOf('Eine Investorin kommt ins Büro.')[0]!)).toEqual(['investorin'])
    expect(names(shotsOf('La gardienne du phare allume la lampe.')[0]!)).toEqual(['gardienne'])
  })
})

describe('the topic of a story', () => {
  it('a recipe takes place in the kitchen, with a cook in some shots', () => {
    const shots = shotsOf('Chop two onions and some garlic. Heat olive oil in a pot. Add salt and pepper. Serve the soup with bread.')
    expect(shots.every(({ where }) => where === 'kitchen')).toBe(true)
    expect(shots.some((scene) => names(scene).includes('cook'))).toBe(true)
  })

  it('an explainer shows motifs of its topic instead of the places of its metaphors', () => {
    const shots = shotsOf(
      'Your body is a city. A vaccine shows it a virus. White blood cells build antibodies. They remember it for years.',
    )
    expect(shots.every(({ where }) => where === 'abstract')).toBe(true)
    expect(icons(shots[1]!)).toEqual(['syringe', 'microbe'])
    expect(shots.every((scene) => scene.props.length + scene.who.length > 0)).toBe(true)
  })

  it('an ambiguous noun is resolved by the topic', () => {
    const [, bank] = shotsOf('La inflación sube los precios. Tus ahorros están en el banco.')
    expect(icons(bank!)).toContain('bank')
    expect(icons(shotsOf('La abuela descansa en un banco junto al mar.')[0]!)).toContain('bench')
  })

  it('historical topics have historical clothes and places', () => {
    const shots = shotsOf('Deux frères fondèrent une ville. Les légions de Rome traversèrent la ville. César parla aux gladiateurs.')
    expect(shots.some(({ where }) => where === 'city')).toBe(false)
    for (const actor of shots.flatMap(({ who }) => who))
      expect(actor).toMatchObject({ look: { outfit: expect.stringMatching(/robe|dress/) } })
  })
})

describe('time jumps in a story', () => {
  it('reset weather and time of day', () => {
    const [first, , later] = shotsOf('At night the rain falls on the village. A girl waits. One year later the girl opens a shop.')
    expect(first).toMatchObject({ time: 'night', weather: 'rain' })
    expect(later).toMatchObject({ weather: 'clear' })
    expect(later!.time).not.toBe('night')
  })

  it('change the place by the things of the sentence', () => {
    const shots = shotsOf('駅で二人は立っていた。次の春、二人は桜の木の下で会った。')
    expect(shots.map(({ where }) => where)).toEqual(['station', 'garden'])
  })
})

it('harmless uses of blocked words are not blocked', () => {
  expect(sceneOf('A girl sang a song').who).toHaveLength(1)
  expect(icons(sceneOf('White blood cells in a test tube'))).toContain('test-tube')
})

it('a name at the start of a sentence is a person, even if it is also a flower', () => {
  const storyText = 'Poppy finds a small map in the kitchen drawer. She packs a lantern and runs out into the village.'
  const shot = (prompt: string, shotIndex: number) => readScene({ prompt, storyText, storySeed: 5, shotIndex, shotCount: 2, seed: 0 })
  const first = shot('Wide view: Poppy finds a small map in the kitchen drawer, calm mood', 0)
  const second = shot('Medium shot: Poppy packs a lantern and runs out into the village, calm mood', 1)
  expect([first, second].map(({ who }) => who.map(({ name }) => name))).toEqual([['poppy'], ['poppy']])
  expect(first.who).toEqual([{ ...second.who[0], action: (first.who[0] as { action: string }).action }])
  expect(first.props.map(({ icon }) => icon)).not.toContain('tulip')
})
