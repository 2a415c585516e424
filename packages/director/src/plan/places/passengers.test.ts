import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const plansOf = (script: string) => directScript(script).map(({ plan }) => plan)

test('who leaves in a boat is the boat on the water, and walks on no sea', () => {
  const [left] = plansOf('A farmer left in a boat with his family. The village burned behind them. Nobody looked back.')
  expect(left!.place).toBe('sea')
  expect(left!.cast).toEqual([])
  expect(left!.things.map(({ what }) => what)).toContain('boat')
})

test('in a car people sit', () => {
  const [left] = plansOf('The children left in a car. Their mother waved. It rained all day.')
  expect(left!.place).toBe('car')
  expect(left!.cast.map(({ action }) => action)).not.toContain('walk')
})

test('a chosen character stays in the picture', () => {
  const options = { cast: [{ id: 'c', name: 'Mira' }] }
  const [left] = directScript('Mira left in a boat. The village burned behind her. Nobody looked back.', options)
  expect(left!.plan.cast.map(({ id }) => id)).toContain('c')
})
