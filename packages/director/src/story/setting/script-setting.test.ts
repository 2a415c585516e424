import { describe, expect, it } from 'vitest'
import { properNamesOf } from '../../text/script-names.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { analyse } from '../analysis.ts'
import { scriptSettingOf } from './script-setting.ts'

const NOTHING = { hasAnimal: false, isOfPast: false, isRecipe: false }
const settingOf = (script: string, kind: Partial<typeof NOTHING> = {}) =>
  scriptSettingOf(analyse(sentencesOf(script), properNamesOf(script)), { ...NOTHING, ...kind })
const placesOf = (script: string, kind: Partial<typeof NOTHING> = {}) => settingOf(script, kind).sentences.map(({ place }) => place)

describe('the place of a story', () => {
  it('holds until another is told, and back to its begin', () => {
    expect(
      placesOf(
        'He had not slept for two days. In the trench the mud reached up to his knees. He wrote to his mother. Then they carried him to the hospital. He asked for water.',
      ),
    ).toEqual(['battlefield', 'battlefield', 'battlefield', 'hospital', 'hospital'])
  })

  it('is not the Arctic because ice is spoken of', () => {
    const script =
      "Salt doesn't melt ice by being warm. It dissolves into the water that covers every ice cube. As a result, the ice keeps melting even at minus five."
    expect(placesOf(script)).not.toContain('arctic')
    expect(placesOf('A polar bear waits on the ice. It has not eaten for weeks. A seal swims under the ice.')).toContain('arctic')
  })

  it('ends where the time or the place is left', () => {
    expect(placesOf('She stood in the courtroom. He lied. Ten years later she thought of him.').at(-1)).toBeUndefined()
  })

  it('is not what is only heard or remembered', () => {
    const [heard] = placesOf(
      'I heard a knock in the attic, and I held my breath. I was in my bed, and I did not move. I pulled the blanket up.',
    )
    expect(heard).toBe('bedroom')
  })

  it('is nowhere where the story speaks of us all', () => {
    expect(placesOf('He lived in the forest and he had no house. He was happy. Maybe we need less than we think.').at(-1)).toBeUndefined()
  })
})

it.each([
  ['Your kitchen sink smells. Pour vinegar into the drain. Wait ten minutes and rinse it.', 'kitchen'],
  ['Your bike chain keeps slipping. Turn it upside down. Use a screwdriver on the rear derailleur.', 'workshop'],
  ['A comet is a ball of ice. It orbits the Sun for centuries. You see it from your window once.', 'space'],
])('advice and explanations have one place: %s', (script, place) => {
  expect(new Set(placesOf(script))).toEqual(new Set([place]))
})

it('an example of one sentence is no topic', () => {
  expect(placesOf('Save money every month. Never buy what you do not need. Imagine a lion that waits.')).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('advice for a journey is where it sends one', () => {
  const places = placesOf('Get lost in the souk and bargain for a lamp. Bring a hat. Walk along the beach when it is late.')
  expect([places[0], places[2]]).toEqual(['market', 'beach'])
  expect(placesOf('Invest early. Put it in the stock market. Wait for years.')).not.toContain('market')
})

it('a recipe is cooked in the kitchen', () => {
  expect(placesOf('Mash the bananas. Add sugar. Bake it.', { isRecipe: true })).toEqual(['kitchen', 'kitchen', 'kitchen'])
})

const momentsOf = (script: string) => settingOf(script).sentences.map(({ hour, weather }) => [hour, weather].filter(Boolean).join(' '))

describe('hour and weather of a story', () => {
  it('go on until they turn', () => {
    expect(
      momentsOf('At midnight he left the house. A blizzard hid the road. He walked on and he sang. The next morning he saw the village.'),
    ).toEqual(['night snow', 'night snow', 'night snow', 'dawn'])
  })

  it('hold back to the begin, but not before they began', () => {
    expect(momentsOf('She walked home alone. She was afraid. It was past midnight.')).toEqual(['night', 'night', 'night'])
    expect(momentsOf('She walked home alone. Then the night fell. It was past midnight.')[0]).toBe('')
  })

  it('a story of frost is one of winter, the moon one of night', () => {
    expect(momentsOf('A wolf crossed the frozen lake. He was hungry. The ice broke.')).toEqual(['snow', 'snow', 'snow'])
    expect(momentsOf('Once upon a time a bear left his den. He asked the moon for a song. She was silent.')[0]).toBe('night')
  })

  it('of a time that is long over stays with its sentence', () => {
    expect(momentsOf('Years ago I stacked shelves at four in the morning. I studied at work. I passed.')).toEqual(['night', '', ''])
  })

  it('of explanations stay with their sentences', () => {
    expect(momentsOf('Caffeine keeps you awake at midnight. Drink water instead. It helps you.')).toEqual(['night', '', ''])
  })
})
