import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const planOf = (script: string) => directScript(script).at(-1)!.plan
const BEFORE = 'Life in cold water is hard. Few animals can stand it.'

it.each(['Small fish hide in the reeds of the lake.', 'Salmon swim up the river to lay their eggs.'])(
  'fish are under water: %s',
  (sentence) => {
    expect(planOf(`${BEFORE} ${sentence}`).place).toBe('underwater')
  },
)

it('a goldfish swims in the bowl that its sentence names', () => {
  const { things, cast } = planOf('She likes quiet pets. They ask for little. The goldfish swam round its bowl.')
  expect([cast, things.map(({ what }) => what)]).toEqual([[], ['fishbowl']])
})

it('fish that are caught or eaten are where people are', () => {
  expect(planOf(`${BEFORE} The fisherman caught a salmon in the river.`).place).not.toBe('underwater')
})

it('a frozen lake is ice in the snow', () => {
  expect(planOf('Winter came early. It was very cold. They skated on the frozen pond.')).toMatchObject({ place: 'river', weather: 'snow' })
})

it('a shark around a boat is seen below the water, without a boat on the sea bed', () => {
  const { place, cast, things } = planOf('The sea was calm. The air was warm. A shark circled the little boat.')
  expect([place, cast.map(({ what }) => what), things]).toEqual(['underwater', ['shark'], []])
})
