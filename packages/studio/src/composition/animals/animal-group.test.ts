import { expect, it } from 'vitest'
import { drawnHeightOf } from '../../characters/animals/life-size.ts'
import { homeOf } from '../../props/placing.ts'
import type { Scene, SceneActor, SceneProp } from '../../scene/scene.ts'
import { frameOf } from '../../stage/frame.ts'
import { styleOf } from '../../styles/styles.ts'
import { sampleScene } from '../../testing/sample-plan.ts'
import { openArea } from '../open-area.ts'
import type { ShotView } from '../view.ts'
import { isSeenWhole } from '../view-blocking.ts'
import { viewFrame } from '../view-frame.ts'
import { groupStands, isAnimalGroup } from './animal-group.ts'

type Kind = Extract<SceneActor, { kind: 'animal' }>['animal']
const animal = (kind: Kind, isYoung = false): SceneActor => ({
  kind: 'animal',
  name: kind,
  animal: kind,
  walking: false,
  ...(isYoung && { coat: { kind, young: true } }),
})
const prop = (icon: string): SceneProp => ({ icon, word: icon })

const SHAPES = [
  [1280, 720],
  [720, 1280],
  [720, 720],
] as const

function grouped(
  who: readonly SceneActor[],
  props: readonly SceneProp[],
  size: ShotView['size'],
  [width, height]: readonly [number, number],
) {
  const view: ShotView = { size, angle: 'eye', subject: 0, side: 'left' }
  const scene: Scene = { ...sampleScene({ place: 'forest' }, { storySeed: 3 }), who, props, view }
  const frame = viewFrame(width, height, view, isSeenWhole(scene))
  return groupStands(scene, view, frame, openArea(frameOf(width, height), styleOf('anime')))
}

it.each(SHAPES)('an animal is at least a quarter of %i×%i high from afar, whatever its size', (...size) => {
  for (const kind of ['mouse', 'frog', 'owl', 'penguin', 'rabbit'] as const)
    for (const view of ['wide', 'full', 'medium'] as const) {
      const [stand] = grouped([animal(kind)], [], view, size).stands
      const crown = stand!.height * drawnHeightOf(kind)
      expect(crown, `${kind} ${view}`).toBeGreaterThan(size[1] * (size[0] < size[1] ? 0.2 : 0.28))
      expect(stand!.y).toBeLessThan(size[1] * 0.9)
    }
})

it('a chick is at most half as high as its parent, beside it, and an egg is smaller', () => {
  const { stands, placed } = grouped([animal('penguin', true), animal('penguin')], [prop('egg')], 'full', [1280, 720])
  const [chick, parent] = stands.map(({ height }) => height * drawnHeightOf('penguin')) as [number, number]
  expect(chick).toBeLessThanOrEqual(parent / 2)
  expect(Math.abs(stands[0]!.x - stands[1]!.x)).toBeLessThan(parent)
  expect(placed[0]!.slot.size).toBeLessThan(parent / 2)
  expect(new Set([...stands.map(({ y }) => y), placed[0]!.slot.y]).size).toBe(1)
})

it('an animal that is drawn as a thing stands beside the other, which is larger as in life, and faces it', () => {
  const { stands, placed } = grouped([animal('owl')], [prop('hedgehog')], 'wide', [1280, 720])
  const hedgehog = placed[0]!.slot
  expect(stands[0]!.height * drawnHeightOf('owl')).toBeGreaterThan(hedgehog.size)
  expect(hedgehog.x).toBeLessThan(stands[0]!.x)
  expect(stands[0]!.facingLeft).toBe(true)
})

it.each(SHAPES)('animals and their things are inside %i×%i', (...size) => {
  const { stands, placed } = grouped([animal('fox'), animal('bear')], [prop('lantern'), prop('honeybee'), prop('tree')], 'medium', size)
  for (const { x } of stands) expect(x).toBeGreaterThan(0)
  for (const { prop: one, slot } of placed) {
    expect(slot.x - slot.size / 2, one.icon).toBeGreaterThan(-size[0] * 0.05)
    expect(slot.x + slot.size / 2, one.icon).toBeLessThan(size[0] * 1.05)
    expect(slot.kind === 'sky').toBe(homeOf(one.icon) === 'air')
  }
})

it('things that would make animals small are left out', () => {
  const { stands, placed } = grouped([animal('owl')], ['hedgehog', 'lantern', 'acorn', 'basket'].map(prop), 'full', [720, 1280])
  expect(placed.map(({ prop: { icon } }) => icon)).toEqual(['hedgehog', 'lantern'])
  expect(stands[0]!.height * drawnHeightOf('owl')).toBeGreaterThan(1280 * 0.16)
})

it('whales and crowds are seen among their scenery', () => {
  expect(isAnimalGroup({ who: [animal('fox')], where: 'forest' })).toBe(true)
  expect(isAnimalGroup({ who: [animal('elephant')], where: 'field' })).toBe(true)
  expect(isAnimalGroup({ who: [animal('whale')], where: 'sea' })).toBe(false)
  expect(isAnimalGroup({ who: Array.from({ length: 6 }, () => animal('sheep')), where: 'field' })).toBe(false)
})
