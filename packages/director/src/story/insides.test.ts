import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const sceneOf = (sentence: string) => {
  const { place, things } = directScript(sentence)[0]!.plan
  return { place, things: things.map(({ what }) => what) }
}

test.each([
  ['A woman stood in the hospital.', 'hospital'],
  ['A woman stood in the library.', 'library'],
  ['A woman sang on stage.', 'stage'],
  ['A woman waited at the train station.', 'station'],
  ['A woman sat on the roof.', 'rooftop'],
  ['A woman slept at home.', 'room'],
  ['A woman sat in court.', 'courtroom'],
  ['A woman slept in a prison cell.', 'prison'],
  ['A woman stood in the factory.', 'factory'],
  ['A woman stood in the supermarket.', 'supermarket'],
  ['A woman waited at the airport.', 'airport'],
  ['A woman waited in the subway.', 'subway'],
  ['A woman stood in the gym.', 'gym'],
  ['A woman worked in the garage.', 'garage'],
  ['A woman stood in the hallway.', 'hallway'],
  ['A woman hid in the cellar.', 'cellar'],
  ['A woman sat in the church.', 'church'],
  ['A woman hid in the closet.', 'closet'],
  ['A woman sat on the train.', 'train'],
  ['A woman sat in the car.', 'car'],
  ['A woman stood in the stadium.', 'stadium'],
  ['A woman sat on the plane.', 'plane'],
  ['A woman stood in the cemetery.', 'cemetery'],
  ['A woman stood in the shop.', 'shop'],
  ['A woman waited in the parking lot.', 'parking-lot'],
  ['A woman sat in the hot spring.', 'hot-spring'],
  ['A woman stood in the attic.', 'attic'],
  ['A woman sat on the bus.', 'bus'],
  ['A woman sat in a restaurant.', 'restaurant'],
  ['A woman stood in the harbor.', 'harbor'],
  ['A woman sat in the trench.', 'battlefield'],
])('%s is seen there, without an icon of the building', (sentence, place) => {
  expect(sceneOf(sentence)).toEqual({ place, things: [] })
})

test('who walks to a hospital or stands beside a castle is not inside', () => {
  expect(sceneOf('A woman walked to the hospital.')).toEqual({ place: 'plain', things: ['hospital'] })
  expect(sceneOf('A woman stood beside the castle.').place).toBe('plain')
})
