import { expect, test } from 'vitest'
import { randomLook } from '../../characters/people/person-look.ts'
import type { Action } from '../../characters/poses/pose.ts'
import type { SceneActor } from '../../scene/scene.ts'
import { bringTogether } from './bring-together.ts'

const person = (action: Action, seat?: 'wheelchair'): SceneActor => ({
  kind: 'person',
  name: action,
  look: randomLook(3, {}),
  action,
  ...(seat && { seat }),
})
const stands = [300, 900].map((x) => ({ x, y: 640, height: 480, facingLeft: x > 600 }))

test.each([false, true])('who pushes a wheelchair is at its back and looks the same way, first of the cast: %s', (isFirst) => {
  const [nurse, patient] = [person('work'), person('sit', 'wheelchair')]
  const placed = bringTogether(stands, { who: isFirst ? [nurse, patient] : [patient, nurse] })
  const [own, seat] = isFirst ? placed : [placed[1], placed[0]]
  expect(own!.facingLeft).toBe(seat!.facingLeft)
  expect((seat!.x - own!.x) * (seat!.facingLeft ? -1 : 1)).toBeGreaterThan(0.4 * own!.height)
  expect(Math.abs(seat!.x - own!.x)).toBeLessThan(0.7 * own!.height)
})

test('two who do nothing together stay where they are', () => {
  expect(bringTogether(stands, { who: [person('stand'), person('talk')] })).toEqual(stands)
})
