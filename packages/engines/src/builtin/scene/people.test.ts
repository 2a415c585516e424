import { describe, expect, it } from 'vitest'
import { PREMADE_CHARACTERS } from '../characters/premade.ts'
import { readScene } from './reader.ts'
import type { SceneRequest } from './scene-request.ts'
import type { SceneActor } from './scene.ts'

const cast = (prompt: string, more: Partial<SceneRequest> = {}): readonly SceneActor[] =>
  readScene({ prompt, storySeed: 42, shotIndex: 1, shotCount: 5, seed: 1, ...more }).who
const looks = (prompt: string, more: Partial<SceneRequest> = {}) =>
  cast(prompt, more).flatMap((actor) => (actor.kind === 'person' ? [actor.look] : []))
const isGrey = (colour: string): boolean => {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return Math.max(r!, g!, b!) - Math.min(r!, g!, b!) < 14 && r! > 0x70
}

describe('the people of a shot', () => {
  it.each([
    ['Two friends walk along the beach', 2],
    ['Zwei Freunde sitzen auf einer Bank', 2],
    ['Trois enfants jouent dans le jardin', 3],
    ['Dos mujeres hablan en la calle', 2],
    ['二人の少年が歩く', 2],
    ['两个女孩在公园里玩', 2],
    ['A family eats dinner', 3],
    ['The children laugh', 2],
    ['A king and his queen', 2],
    ['A crowd cheers', 3],
    ['A lonely man', 1],
  ])('%s: %i figures', (prompt, count) => {
    expect(cast(prompt)).toHaveLength(count)
  })

  it('members of a group have different looks', () => {
    const [first, second] = looks('Two friends walk')
    expect(first).not.toEqual(second)
  })

  it('a girl is small, without a beard or grey hair, for any seed', () => {
    for (let storySeed = 0; storySeed < 60; storySeed++) {
      const [girl] = looks('A girl with a balloon and her fox', { storySeed })
      expect(girl!.stature).toBeLessThan(0.9)
      expect(girl!.beard || isGrey(girl!.hair)).toBe(false)
    }
  })

  it('only old people have grey hair', () => {
    for (let storySeed = 0; storySeed < 30; storySeed++) {
      expect(isGrey(looks('The grandmother knits', { storySeed })[0]!.hair)).toBe(true)
      expect(isGrey(looks('An old fisherman waits', { storySeed })[0]!.hair)).toBe(true)
      expect(isGrey(looks('The teacher explains', { storySeed })[0]!.hair)).toBe(false)
    }
  })

  it('occupations determine clothes', () => {
    expect(looks('The baker bakes')[0]).toMatchObject({ hat: 'chef' })
    expect(looks('Die Ärztin spricht')[0]).toMatchObject({ outfit: 'coat', coat: '#f3f1ea' })
    expect(looks('La reina camina')[0]).toMatchObject({ hat: 'crown' })
    expect(looks('Ein Uhrmacher arbeitet')).toHaveLength(1)
  })

  it('given names are people unless they are used as common nouns', () => {
    expect(cast('Maria meets Tom').map((actor) => actor.name)).toEqual(['maria', 'tom'])
    expect(cast('The grace of a rose')).toEqual([])
  })

  it('parts of compound nouns are not people or animals', () => {
    expect(cast('Ein Schneemann mit einem Hut')).toEqual([])
    expect(cast('Un cerf-volant rouge')).toEqual([])
    expect(cast('A kind word')).toEqual([])
    expect(cast('Her son is ours').map((actor) => actor.name)).toEqual(['son'])
  })

  it('the chosen character replaces the main person of the story', () => {
    const character = { id: 'poppy', name: 'Poppy' }
    const storyText = 'A girl lives by the sea. The girl finds a key. A sailor helps her.'
    expect(cast('The girl finds a key', { character, storyText }).map((actor) => actor.name)).toEqual(['Poppy'])
    expect(cast('A sailor helps Poppy', { character, storyText }).map((actor) => actor.name)).toEqual(['Poppy', 'sailor'])
  })

  it('a plural pronoun refers to the people mentioned before', () => {
    const storyText = 'A girl meets an old sailor. They walk to the harbour.'
    expect(cast('They walk to the harbour', { storyText }).map((actor) => actor.name)).toEqual(
      ['girl', 'old sailor'].map((name) => name.split(' ').at(-1)),
    )
  })

  it.each([
    ['A boy sleeps under a tree', 'sleep'],
    ['Der Mann sitzt auf der Bank', 'sit'],
    ['La fille marche dans la forêt', 'walk'],
    ['El profesor señala el mapa', 'point'],
    ['女の子が踊っている', 'dance'],
    ['老师在写字', 'work'],
  ] as const)('%s: action %s', (prompt, action) => {
    expect(cast(prompt)[0]).toMatchObject({ action })
  })
})

it('a companion appears with their look in the shots that name them', () => {
  const [poppy, flint] = ['poppy', 'flint'].map((id) => PREMADE_CHARACTERS.find((one) => one.id === id)!)
  const look = (one: typeof poppy) => ({ id: one!.id, name: one!.name, look: { ...one!.look } })
  const cast = { character: look(poppy), companions: [look(flint)] }
  const who = (prompt: string) =>
    readScene({ prompt, storySeed: 3, shotIndex: 1, shotCount: 6, seed: 0, storyText: 'Poppy and Flint bake bread', ...cast }).who
  expect(who('Medium shot: Poppy and Flint laugh together').map(({ name }) => name)).toEqual(['Poppy', 'Flint'])
  expect(who('Close-up: Poppy talks to the camera').map(({ name }) => name)).toEqual(['Poppy'])
  expect(who('Wide view: Flint walks in')[1]).toMatchObject({
    kind: 'person',
    look: { hair: flint!.look && 'hair' in flint!.look ? flint!.look.hair : '' },
  })
})

it('a character whose name is also a flower adds no flower', () => {
  const character = { id: 'poppy', name: 'Poppy' }
  const { who, props } = readScene({ prompt: 'Poppy bakes bread', storySeed: 3, shotIndex: 0, shotCount: 6, seed: 0, character })
  expect(who.map(({ name }) => name)).toEqual(['Poppy'])
  expect(props.map(({ word }) => word)).toEqual(['bread'])
})

describe('a character with an unusual name is one figure', () => {
  it.each(['Dr. Moon', 'J.Lo', 'Zoë ✨', '🦊', 'd’Arcy', 'Mary-Jane', '雪子', 'X', "Anna's Cat", 'Storm'])('%s', (name) => {
    const prompt = `Close-up, slow push in: ${name} sings to the camera in the street, on a bright day`
    const scene = readScene({ prompt, storySeed: 1, shotIndex: 1, shotCount: 5, seed: 1, companions: [{ id: 'a', name }] })
    expect(scene).toMatchObject({ where: 'street', weather: 'clear', framing: 'close', move: 'push', props: [] })
    expect(scene.who.map((one) => [one.name, one.action])).toEqual([[name, 'sing']])
  })
})
