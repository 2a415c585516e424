import { describe, expect, it } from 'vitest'
import { assignHeldProps } from '../stage/holding.ts'
import { readScene } from './reader.ts'
import type { SceneRequest } from './scene-request.ts'
import { sceneFromJson, sceneToJson } from './scene.ts'

const read = (prompt: string, more: Partial<SceneRequest> = {}) =>
  readScene({ prompt, storySeed: 7, shotIndex: 1, shotCount: 5, seed: 1, ...more })
const icons = (prompt: string): string[] => read(prompt).props.map((prop) => prop.icon)
const people = (prompt: string): string[] => read(prompt).who.map((actor) => actor.name)

describe('readScene', () => {
  it.each([
    ['English', 'A diver discovers an octopus and a shark on the coral reef', 'underwater', ['octopus', 'shark']],
    ['Spanish', 'El niño ve una mariposa y un caracol en el bosque', 'forest', ['butterfly', 'snail']],
    ['German', 'Der Junge sieht einen Delfin und ein Segelboot auf dem Meer', 'sea', ['dolphin', 'sailboat']],
    ['French', 'Une fille mange une pomme et une banane dans la cuisine', 'kitchen', ['red-apple', 'banana']],
    ['Japanese', '森の中でりんごと蝶を見つける', 'forest', ['red-apple']],
    ['Chinese', '男孩在海边看到一只海豚和一艘帆船', 'sea', ['dolphin', 'sailboat']],
    ['Russian', 'Девочка смотрит на ракету в космосе', 'space', ['rocket']],
  ])('finds place and props of a %s sentence', (_language, prompt, where, things) => {
    expect(read(prompt).where).toBe(where)
    expect(icons(prompt)).toEqual(expect.arrayContaining(things))
  })

  it('matches whole words: a knight is not a night', () => {
    expect(read('A knight stands before the castle').time).not.toBe('night')
    expect(read('The castle at night').time).toBe('night')
  })

  it('verbs add no props', () => {
    expect(icons('An astronaut sees a rocket fly past')).toEqual(['rocket'])
    expect(icons('They walk, run and play')).toEqual([])
  })

  it('scenery that the setting shows adds no props', () => {
    expect(icons('A mountain, a beach and a castle')).toEqual([])
  })

  it('named people and animals are figures, at most three', () => {
    expect(people('A girl and her fox walk home')).toEqual(['girl', 'fox'])
    expect(people('A king, a queen, a dog and a cat').length).toBe(3)
    expect(people('Money grows over time')).toEqual([])
  })

  it('pronouns are resolved by the story', () => {
    const actor = read('She opens the door', { storyText: 'A girl lives by the sea. She opens the door.' }).who[0]
    expect(actor?.name).toBe('girl')
  })

  it('every shot has the chosen character', () => {
    const scene = read('Coffee beans on a table', { character: { id: 'poppy', name: 'Poppy' } })
    expect(scene.who[0]?.name).toBe('Poppy')
  })

  it('place, time, weather and looks are consistent between shots', () => {
    const storyText = 'A girl lives in a village at sunset. She finds a key. She laughs.'
    const [first, second] = ['She finds a key', 'She laughs'].map((prompt, shotIndex) => read(prompt, { storyText, shotIndex }))
    expect(second).toMatchObject({ where: first!.where, time: first!.time, weather: first!.weather, seed: first!.seed })
    expect(second!.who).toMatchObject([{ look: first!.who[0]!.kind === 'person' ? first!.who[0]!.look : {} }])
    expect(first!.where).toBe('village')
    expect(first!.time).toBe('dusk')
  })

  it('a shot without a place has that of the preceding sentences', () => {
    const storyText =
      'A girl lives in a village. She finds a map. She sails across the sea at night. A whale sings to her. She laughs. In the desert the sun burns.'
    const prompts = [
      'A girl lives in a village',
      'She finds a map',
      'She sails across the sea at night',
      'A whale sings',
      'She laughs',
      'In the desert the sun burns',
    ]
    const shots = prompts.map((prompt, shotIndex) => read(prompt, { storyText, shotIndex, shotCount: 6 }))
    expect(shots.map(({ where }) => where)).toEqual(['village', 'village', 'sea', 'sea', 'sea', 'desert'])
    expect(shots[4]!.time).toBe('night')
  })

  it('a single hint does not change the place', () => {
    const storyText = 'A boy lives in the city. He meets a fox. He buys bread.'
    for (const [i, prompt] of ['He meets a fox', 'He buys bread'].entries())
      expect(read(prompt, { storyText, shotIndex: i + 1, shotCount: 3 }).where).toBe('city')
  })

  it.each([
    ['A boat on the calm river', 'river'],
    ['Der Lehrer steht in der Schule vor der Tafel', 'school'],
    ['La princesse attend dans le château', 'castle'],
    ['Una ballena nada en el fondo del mar', 'underwater'],
    ['砂漠をラクダが歩く', 'desert'],
    ['企鹅站在冰山上', 'arctic'],
    ['A waiter serves cocoa in a café', 'cafe'],
    ['The doctor visits a patient in the hospital', 'hospital'],
    ['A train waits at the station', 'station'],
    ['Bats hang in the cave', 'cave'],
    ['A parrot in the rainforest', 'jungle'],
    ['She sleeps in her bed', 'bedroom'],
    ['Die Ruinen eines alten Tempels', 'ruins'],
    ['Flying cars in the city of the future', 'future-city'],
    ['He reads old books in the library', 'library'],
    ['Roses bloom in the garden', 'garden'],
    ['A crab walks over the beach', 'beach'],
    ['The farmer parks his tractor beside the field', 'field'],
  ])('%s: %s', (prompt, where) => {
    expect(read(prompt).where).toBe(where)
  })

  it('multi-word nouns are one prop, and a window is part of the room', () => {
    expect(icons('A pot of tea and a street lamp on a hill')).toEqual(['teapot', 'street-lamp'])
    expect(icons('An oil lamp burns in the cave')).toEqual(['lantern'])
    const room = read('A woman looks out of the window in the living room')
    expect(room.props).toEqual([])
    expect(room.seen).toContain('window')
  })

  it('a single prop without figures is a close-up', () => {
    expect(read('A key', { shotIndex: 2 }).framing).toBe('detail')
    expect(read('A wide shot of a key', { shotIndex: 2 }).framing).toBe('wide')
  })

  it('a shot may name another place and time', () => {
    const storyText = 'A girl lives in a village. At night she sails on the sea.'
    expect(read('She sails on the sea at night', { storyText })).toMatchObject({ where: 'sea', time: 'night' })
  })

  it('framing and camera move vary between shots', () => {
    const shots = [0, 1, 2, 3, 4].map((shotIndex) => read('A quiet idea', { shotIndex }))
    expect(new Set(shots.map((scene) => scene.framing)).size).toBe(3)
    expect(shots.every((scene, i) => scene.framing !== shots[i + 1]?.framing)).toBe(true)
    expect(new Set(shots.map((scene) => scene.move)).size).toBeGreaterThan(2)
  })

  it('a prompt without concrete nouns gives an abstract place', () => {
    expect(read('Freedom is the courage to begin again').where).toBe('abstract')
  })

  it('is deterministic, and a scene survives serialisation', () => {
    const scene = read('A fox and a mushroom in the forest at night')
    expect(read('A fox and a mushroom in the forest at night')).toEqual(scene)
    expect(sceneFromJson(sceneToJson(scene))).toEqual(scene)
  })

  it('invalid JSON is not a scene', () => {
    expect(sceneFromJson({ where: 'moonbase', who: [], props: [] })).toBeNull()
    expect(sceneFromJson(undefined)).toBeNull()
  })
})

describe('attributes of props and figures', () => {
  it.each([
    ['A boy rides a red bicycle down a hill', 'bicycle', 'red'],
    ['A girl with a bright yellow balloon', 'balloon', 'yellow'],
    ['A blue boat in the desert', 'boat', 'blue'],
    ['Ein Mann mit einem grünen Auto', 'car', '#4f9a3f'],
    ['Une femme avec un parapluie rouge', 'umbrella', 'red'],
  ])('%s: the %s is %s', (prompt, icon, colour) => {
    expect(read(prompt).props.find((prop) => prop.icon === icon)).toMatchObject({ colour })
  })

  it('an animal has the colour of its adjective', () => {
    expect(read('A white horse runs on the beach').who[0]).toMatchObject({ animal: 'horse', coat: { kind: 'horse', body: '#fbf8f0' } })
    expect(read('A horse runs on the white beach').who[0]).not.toHaveProperty('coat')
  })

  it('a colour applies to its own noun only', () => {
    expect(read('A boy in a red coat with a kite').props.find(({ icon }) => icon === 'kite')?.colour).toBeUndefined()
  })

  it('riding is drawn on a bicycle, as walking with a horse and as sitting in a train', () => {
    const does = (prompt: string) => read(prompt).who[0]
    expect(does('A boy rides a bicycle')).toMatchObject({ action: 'ride' })
    expect(assignHeldProps(read('A boy rides a bicycle'))).toMatchObject([{ actor: 0, carry: 'ridden' }])
    expect(does('A woman rides a horse')).toMatchObject({ action: 'walk' })
    expect(does('A woman rides a train')).toMatchObject({ action: 'sit' })
  })

  it('each figure holds a shared prop', () => {
    expect(assignHeldProps(read('A boy and a girl share ice cream')).map(({ actor }) => actor)).toEqual([0, 1])
    expect(assignHeldProps(read('A boy and a girl hold a candle')).map(({ actor }) => actor)).toEqual([0])
  })

  it('figures stand on a bridge or beside it', () => {
    expect(read('A girl waves from a bridge').props).toMatchObject([{ icon: 'bridge', under: true }])
    expect(read('A girl waves beside a bridge').props.some(({ under }) => under)).toBe(false)
  })
})
