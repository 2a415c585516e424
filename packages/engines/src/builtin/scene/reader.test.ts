import { describe, expect, it } from 'vitest'
import { readScene, type SceneRequest } from './reader.ts'
import { sceneFromJson, sceneToJson } from './scene.ts'

const read = (prompt: string, more: Partial<SceneRequest> = {}) =>
  readScene({ prompt, storySeed: 7, shotIndex: 1, shotCount: 5, seed: 1, ...more })
const icons = (prompt: string): string[] => read(prompt).props.map((prop) => prop.icon)
const people = (prompt: string): string[] => read(prompt).who.map((actor) => actor.name)

describe('the scene reader', () => {
  it.each([
    ['English', 'A diver discovers an octopus and a turtle on the coral reef', 'underwater', ['octopus', 'turtle']],
    ['Spanish', 'El niño ve una mariposa y un caracol en el bosque', 'forest', ['butterfly', 'snail']],
    ['German', 'Der Junge sieht einen Delfin und ein Segelboot auf dem Meer', 'sea', ['dolphin', 'sailboat']],
    ['French', 'Une fille mange une pomme et une banane dans la cuisine', 'kitchen', ['red-apple', 'banana']],
    ['Japanese', '森の中でりんごと蝶を見つける', 'forest', ['red-apple']],
    ['Chinese', '男孩在海边看到一只海豚和一艘帆船', 'sea', ['dolphin', 'sailboat']],
    ['Russian', 'Девочка смотрит на ракету в космосе', 'space', ['rocket']],
  ])('finds place and things of a %s sentence', (_language, prompt, where, things) => {
    expect(read(prompt).where).toBe(where)
    expect(icons(prompt)).toEqual(expect.arrayContaining(things))
  })

  it('reads whole words: a knight brings no night', () => {
    expect(read('A knight stands before the castle').time).not.toBe('night')
    expect(read('The castle at night').time).toBe('night')
  })

  it('takes verbs for no things', () => {
    expect(icons('An astronaut sees a rocket fly past')).toEqual(['rocket'])
    expect(icons('They walk, run and play')).toEqual([])
  })

  it('draws no icons of scenery that the setting shows', () => {
    expect(icons('A mountain, a beach and a castle')).toEqual([])
  })

  it('casts people and animals that are named, at most three', () => {
    expect(people('A girl and her fox walk home')).toEqual(['girl', 'fox'])
    expect(people('A king, a queen, a dog and a cat').length).toBe(3)
    expect(people('Money grows over time')).toEqual([])
  })

  it('knows whom a pronoun means from the story', () => {
    const actor = read('She opens the door', { storyText: 'A girl lives by the sea. She opens the door.' }).who[0]
    expect(actor?.name).toBe('girl')
  })

  it('shows the chosen character in every shot', () => {
    const scene = read('Coffee beans on a table', { character: { id: 'poppy', name: 'Poppy' } })
    expect(scene.who[0]?.name).toBe('Poppy')
  })

  it('keeps place, light and faces of a story from shot to shot', () => {
    const storyText = 'A girl lives in a village at sunset. She finds a key. She laughs.'
    const [first, second] = ['She finds a key', 'She laughs'].map((prompt, shotIndex) => read(prompt, { storyText, shotIndex }))
    expect(second).toMatchObject({ where: first!.where, time: first!.time, weather: first!.weather, seed: first!.seed })
    expect(second!.who).toMatchObject([{ look: first!.who[0]!.kind === 'person' ? first!.who[0]!.look : {} }])
    expect(first!.where).toBe('village')
    expect(first!.time).toBe('dusk')
  })

  it('moves on when a shot names another place or hour', () => {
    const storyText = 'A girl lives in a village. At night she sails on the sea.'
    expect(read('She sails on the sea at night', { storyText })).toMatchObject({ where: 'sea', time: 'night' })
  })

  it('varies distance and camera with the shot', () => {
    const shots = [0, 1, 2, 3, 4].map((shotIndex) => read('A quiet idea', { shotIndex }))
    expect(new Set(shots.map((scene) => scene.framing)).size).toBe(3)
    expect(new Set(shots.map((scene) => scene.move)).size).toBeGreaterThan(2)
  })

  it('composes something abstract where nothing is named', () => {
    expect(read('Freedom is the courage to begin again').where).toBe('abstract')
  })

  it('reads the same words as the same scene, also after storage', () => {
    const scene = read('A fox and a mushroom in the forest at night')
    expect(read('A fox and a mushroom in the forest at night')).toEqual(scene)
    expect(sceneFromJson(sceneToJson(scene))).toEqual(scene)
  })

  it('refuses what is not a scene of ours', () => {
    expect(sceneFromJson({ where: 'moonbase', who: [], props: [] })).toBeNull()
    expect(sceneFromJson(undefined)).toBeNull()
  })
})
