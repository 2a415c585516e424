import { expect, test } from 'vitest'
import { randomLook } from '../characters/people/person-look.ts'
import type { Action } from '../characters/poses/pose.ts'
import { sceneOfPlan } from '../scene/plan/scene-of-plan.ts'
import type { SceneActor } from '../scene/scene.ts'
import { frameOf } from '../stage/frame.ts'
import { seatedWith } from './seated-with.ts'

const frame = frameOf(1280, 720)
const stand = (x: number) => ({ x, y: 640, height: 480, facingLeft: false })
const person = (action: Action): SceneActor => ({ kind: 'person', name: action, look: randomLook(3, {}), action })
const horse: SceneActor = { kind: 'animal', name: 'horse', animal: 'horse', walking: true }

test('a rider sits on the back of the horse, and both are whole', () => {
  const [rider, mount] = seatedWith([stand(900), stand(400)], { who: [person('ride'), horse], where: 'field' }, frame)
  expect(Math.abs(rider!.x - mount!.x)).toBeLessThan(mount!.height * 0.1)
  expect(mount!.y - rider!.y).toBeGreaterThan(mount!.height * 0.1)
  expect(rider!.y - rider!.height).toBeGreaterThan(0)
})

test('passengers sit behind the driver', () => {
  const [driver, passenger] = seatedWith([stand(700), stand(200)], { who: [person('drive'), person('sit')], where: 'desert' }, frame)
  expect(passenger!.x).toBeLessThan(driver!.x)
  expect(driver!.x - passenger!.x).toBeLessThan(driver!.height)
})

const swimmerAt = (where: 'underwater' | 'sea'): number => seatedWith([stand(600)], { who: [person('swim')], where }, frame)[0]!.y

test('who swims under water is within it, not on its ground', () => {
  expect(swimmerAt('underwater')).toBeLessThan(400)
  expect(swimmerAt('sea')).toBe(640)
})

const base = {
  form: 'scene',
  place: 'forest',
  hour: 'day',
  weather: 'clear',
  mood: 'calm',
  text: [],
  camera: { size: 'full', angle: 'eye', move: 'push' },
  transition: 'cut',
} as const
const figure = (what: string, action: 'carry' | 'sit' | 'stand', target?: string) => ({
  id: what,
  what,
  action,
  feeling: 'neutral' as const,
  speaks: false,
  ...(target !== undefined && { target }),
})
const request = { storySeed: 1, shotIndex: 0, shotCount: 1, seed: 1 }

test('animals carry things and fish; who sits on a throne has no chair', () => {
  const fox = sceneOfPlan({ ...base, cast: [figure('fox', 'carry', 'basket')], things: [{ what: 'basket', count: 1 }] }, request)
  expect(fox.props).toMatchObject([{ icon: 'basket', carried: true }])
  const cat = sceneOfPlan({ ...base, cast: [figure('cat', 'carry', 'fish'), figure('fish', 'stand')], things: [] }, request)
  expect(cat.who).toHaveLength(1)
  expect(cat.props).toMatchObject([{ carried: true }])
  const king = sceneOfPlan({ ...base, cast: [figure('king', 'sit')], things: [{ what: 'throne', count: 1 }] }, request)
  expect(king.who).toMatchObject([{ seat: 'throne' }])
  expect(king.props).toEqual([])
})
