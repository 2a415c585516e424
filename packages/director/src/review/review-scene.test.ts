import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const shownIn = (script: string, index: number): string[] => directScript(script)[index]!.shown.map(({ what }) => what)

test.each([
  ['She walked down with a candle. Then the candle went out.', 1, 'candle'],
  ['He blew out the lamp.', 0, 'lamp'],
])('a light that goes out is seen going out: %s', (script, index, light) => {
  const things = directScript(script)[index]!.plan.things.filter(({ what }) => what === light)
  expect(things.map(({ event }) => event)).toEqual(['go-out'])
})

test('a candle that is lit is seen', () => {
  expect(shownIn('She lit a candle.', 0)).toContain('candle')
})

test('who rides is on the bicycle that the script is about', () => {
  const [, riding] = directScript('Take off the wheel of the bike. Ten minutes, and you are riding again.')
  expect(riding!.shown.map(({ what }) => what)).toContain('bicycle')
})

test('the same in a place', () => {
  const [, riding] = directScript('Anna repairs an old bicycle. She rides through a forest in autumn.', { hasCards: false })
  expect(riding!.shown.map(({ what }) => what)).toContain('bicycle')
})

test('nobody rides on nothing', () => {
  expect(directScript('Ten minutes, and you are riding again.')[0]!.plan.cast.map(({ action }) => action)).not.toContain('ride')
})

test('what somebody unknown has done, nobody of the story does', () => {
  const [, , written] = directScript('Ellen took her coat. She went down the stairs. In the dust somebody had written her name.')
  expect(written!.plan.cast).toEqual([])
})

test('whose wheat it is, is not seen eating it', () => {
  expect(directScript('Twenty thousand emus were eating the wheat of the western farmers.')[0]!.plan.cast).toEqual([])
})

test.each(['He climbed the hundred steps of the lighthouse.', 'An inspector climbed a stack of barrels.'])('%s: on no rock', (text) => {
  expect(directScript(text)[0]!.plan.cast.map(({ action }) => action)).toEqual(['walk'])
})

test('who climbs a cliff climbs', () => {
  expect(directScript('The old man climbed the cliff.')[0]!.plan.cast[0]!.action).toBe('climb')
})

test('people beside furniture are in a room, unless the sentence is outside', () => {
  expect(directScript('The woman stood beside the bed.')[0]!.plan.place).toBeDefined()
  expect(directScript('The stairs were wet, and the woman stood still.')[0]!.plan.place).toBe('room')
  expect(directScript('The woman sat on a chair in the garden.')[0]!.plan.place).toBe('garden')
})

test('a finger that points up presses nothing', () => {
  expect(shownIn('Press the patch down hard with your thumb.', 0)).toEqual([])
})

test('the wheel of a bicycle has a tire', () => {
  expect(shownIn('Turn the bike upside down and take off the wheel.', 0)).toContain('bicycle wheel')
  expect(shownIn('The wheel of the old cart broke.', 0).join(' ')).not.toContain('bicycle')
})

test('the moon and the stars are seen by night', () => {
  expect(directScript('The snail looked at the moon.')[0]!.plan.hour).toBe('night')
})

test('what does not happen is said beside what it is about, names or not', () => {
  expect(directScript('Trains between Bologna and Rimini are not running.')[0]!.textOnScreen).toEqual([
    'Trains between Bologna and Rimini are not running',
  ])
})

test('a picture that was hung is no death', () => {
  expect(shownIn('The thief knew how the picture was hung in the museum.', 0)).not.toContain('candle')
})

test('who robs a shop is a thief, who was robbed is none', () => {
  expect(directScript('Two masked men robbed a jewellery shop.')[0]!.plan.cast.map(({ what }) => what)).toEqual(['thief', 'thief'])
  expect(directScript('The old man was robbed at the station.')[0]!.plan.cast.map(({ what }) => what)).not.toContain('thief')
})

test('three fishermen are men', () => {
  const [fishermen] = directScript('Three fishermen stood on the pier.')
  expect(fishermen!.plan.cast.map(({ traits }) => traits?.gender)).toEqual(['man', 'man', 'man'])
})
