import { describe, expect, it } from 'vitest'
import { directScenes as directScript } from '../../testing/direct-scenes.ts'

const plansOf = (script: string) => directScript(script).map(({ plan }) => plan)

describe('shots in the setting of their script', () => {
  it('words have the place, the hour and the mood of the script behind them', () => {
    const script = 'I live alone, and I heard footsteps in the attic. I do not have a baby. Then something under the bed grabbed my ankle.'
    const words = plansOf(script).find(({ form }) => form === 'words')!
    expect(words).toMatchObject({ place: 'bedroom', hour: 'night', mood: 'tense' })
  })

  it('what is only heard of leaves its state with it', () => {
    const script =
      'She lives alone in a small kitchen. She cooks soup in the kitchen. She heard that the village had burned to the ground. She cried in the kitchen.'
    for (const { place, placeState } of plansOf(script)) if (place === 'kitchen') expect(placeState).toBeUndefined()
    expect(plansOf(script).map(({ place }) => place)).toContain('kitchen')
  })

  it('a bed alone is seen as its room', () => {
    const [, bed] = directScript('She was tired. The bed was cold.')
    expect(bed).toMatchObject({ place: 'bedroom with a bed', plan: { place: 'bedroom', things: [] } })
  })

  it('things without a place of their own are seen near, in the place of the script', () => {
    const script = 'On the ice of Antarctica penguins wait for the spring. The father keeps the egg warm. An egg freezes in a minute.'
    for (const { place } of plansOf(script)) expect(place).toBe('arctic')
    expect(plansOf(script).at(-1)!.camera.size).toBe('insert')
  })

  it('things of a story are on bare land where nothing tells a place, those of an explanation nowhere', () => {
    expect(plansOf('He waited for years. The old bridge broke. He cried.')[1]).toMatchObject({ place: 'plain', cast: [] })
    expect(plansOf('You need a permit. A letter is enough. Do not call.')[1]!.place).toBeUndefined()
  })

  it('nobody walks in space or in a room of an explanation', () => {
    expect(plansOf('A comet orbits the Sun. Its ice melts in space. Your friend walks through the garden.').at(-1)!.place).not.toBe('space')
    expect(plansOf('Sleep on a good mattress. Put the phone beside your pillow away. Walk after you wake up.').at(-1)!.place).not.toBe(
      'bedroom',
    )
  })
})

it.each(['A man looked at the clock.', 'The horse ran away.', 'The car is red.', 'A robot stood still.', 'The kangaroo sleeps.'])(
  '%s is in no living room, farm or street',
  (script) => {
    expect(plansOf(script)[0]!.place ?? 'plain').toBe('plain')
  },
)
