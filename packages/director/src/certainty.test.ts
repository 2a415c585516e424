import { expect, test } from 'vitest'
import { directScript } from './direct-script.ts'
import { castOf, last, shown, WIDOW } from './testing/last-sentence.ts'

const places = (script: string) => directScript(script).map(({ plan }) => plan.place)

test.each([
  'The boy dropped a cup beside a plate on the table. It said nothing.',
  'The lamp and the clock stood on the table. It was broken.',
  'The boy bought a lamp. The girl laughed. It was old.',
])('what may mean several things, or something long gone, is not drawn: %s', (script) => {
  expect(shown(script).join()).not.toMatch(/cup|lamp|clock|table/u)
})

test.each([
  ['The umbrella weighs nothing. It fits into a pocket.', 'umbrella'],
  ['The boy bought a lamp. It was broken.', 'lamp'],
])('what can mean one thing is drawn: %s', (script, thing) => {
  expect(shown(script).join()).toContain(thing)
})

test('a month before a noun does not name it', () => {
  const script = 'Marta kept the mill. One October the fog came in so thick that she could not see her hand. She lit the lamp. She sang.'
  expect(shown(script).join()).not.toContain('fog')
})

test('somebody who is introduced later is not who a pronoun meant before', () => {
  const [first] = directScript('He closed the door. Anna swept the floor. On the bus an old man slept. He snored.')
  expect(first!.plan.cast[0]?.what).toBe('man')
})

test.each([
  ['Each of them carries greetings and the song of a whale.', 'underwater'],
  ['The app connects you with a patient teacher.', 'school'],
])('no place of somebody who is only named: %s', (sentence, place) => {
  expect(last(sentence).place).not.toBe(place)
})

test('one of several places is none', () => {
  expect(last('You can learn it on the bus, in the kitchen or in the garden.').place).toBeUndefined()
})

test('a room is left for another by what stands there', () => {
  expect(places(`${WIDOW} She stood in the kitchen. She slept on the sofa.`).at(-1)).not.toBe('kitchen')
})

test('a boat on a river is on a river', () => {
  expect(last('Two boats sailed down the Danube.').place).toBe('river')
})

test('the place of a relative clause is not where a sentence is', () => {
  expect(last('The small label you see in every kitchen was invented in a garage.').place).not.toBe('kitchen')
})

test('the place of a name of a person is no place on a map', () => {
  expect(last('Michael Jordan was cut from his high school team.').plan.graphic).toBeUndefined()
})

test('what everybody does is no thing', () => {
  expect(shown('Since then everybody waves, and guess who drives to the sea on Sundays.').join()).not.toContain('wave')
})

test('nobody is on the way who goes to college', () => {
  expect(castOf('The boy goes to college.')).toEqual(['boy stand'])
})

test('drones of a hive are no machines', () => {
  expect(shown('The queen of the hive lays eggs. The drones leave the hive.').join()).not.toContain('drone')
  expect(shown('The farmer bought a drone.').join()).toContain('drone')
})

test('what might be is not what a pronoun means', () => {
  expect(shown('If the moon fell tomorrow, the earth would shake. It would also be loud.').join()).not.toContain('earth')
})

test('an adverbial of place does not name what follows it', () => {
  expect(shown('In Lisbon the cats belong to everyone. They sleep on chairs.').join()).toContain('cat')
})

test('once is no cause', () => {
  expect(last('When the inspectors finally arrived, the archive was gone.').plan.graphic?.template).not.toBe('cause')
})

test('what is drawn comes before a diagram of cause and effect', () => {
  const { plan, shown: drawn } = last('The owl hunts at night, so its eyes are large.')
  expect([plan.graphic, drawn[0]?.what]).toEqual([undefined, expect.stringContaining('owl')])
})

test('a row of what something does without stands beside it', () => {
  const { plan, textOnScreen } = last('The bottle keeps tea warm. The bottle is made of steel. No rust, no plastic, no fuss.')
  expect([plan.things.map(({ what }) => what), textOnScreen]).toEqual([['bottle'], ['No rust', 'No plastic', 'No fuss']])
})

test.each([
  ['The little square you press in every kitchen was invented in a hospital.', 'kitchen'],
  ['The old buses drove to the airport, to the museum and even to the beach.', 'beach'],
])('%s: not in the %s', (sentence, place) => {
  expect(last(sentence).place).not.toBe(place)
})

test('the culprit of a cause is nobody', () => {
  expect(castOf('The culprit was sitting on the other side of the world.')).toEqual([])
})

test('who fails as a merchant is no second person', () => {
  expect(castOf('Paul was poor. He failed as a merchant and as a teacher.')).toHaveLength(1)
})

test('an app is on a phone', () => {
  expect(shown('Do me a favour and open your banking app.')).toContain('smartphone')
})

test.each([
  ['When the pressure falls, the gas forms bubbles.', 'bubble'],
  ['If demand rises, the plant builds robots.', 'robot'],
  ['Bubbles show you the leak.', 'bubble'],
  ['When the temperature drops, the cloud sheds snowflakes.', 'snowflake'],
  ['As the price rises, the shop loses customers.', 'shop'],
])('what happens comes before a rise or fall that it depends on: %s', (sentence, thing) => {
  const { plan, shown: drawn } = last(sentence)
  expect([plan.graphic, drawn.map(({ what }) => what).join()]).toEqual([undefined, expect.stringContaining(thing)])
})

test.each([
  ['Hot water dissolves it.', 'water'],
  ['Cold water ruins it.', 'water'],
  ['Boiling water softens it.', 'pot'],
  ['A blunt knife slips.', 'knife'],
  ['Sharpen the knife first.', 'knife'],
  ['A lithium battery leaks.', 'battery'],
  ['The aluminium ladder leans on the wall.', 'ladder'],
  ['The porcelain cup broke.', 'breaking cup'],
])('a thing with a plain word about it is that thing: %s', (sentence, thing) => {
  expect(shown(sentence)).toContain(thing)
})

test.each([
  'Wages, sadly, fell too.',
  'Prices, however, rose.',
  'Salaries, luckily, rose.',
  'Profits, luckily, grew.',
  'Sales, again, shrank.',
])('an aside does not part what is measured from its rise or fall: %s', (sentence) => {
  expect(last(sentence).plan.graphic?.template).toBe('curve')
})

test('what has parts is meant by `it`, not its part', () => {
  const script = 'An octopus has three hearts. Each of its eight arms has a little brain. It can squeeze through a small hole.'
  const { shown } = directScript(script)[2]!
  expect(shown.map(({ what }) => what).join(' ')).toContain('octopus')
})

test('an animal without a name is not meant by `he` once a person was told of', () => {
  const script = 'A barking dog crossed the course. The oldest winner, an eighty-year-old baker, arrived late. He carried a loaf of bread.'
  expect(directScript(script)[2]!.plan.cast.map(({ what }) => what)).not.toContain('dog')
})

test('the first hundred thousand recount nothing', () => {
  const script = 'In 1933 it happened to four thousand banks. Since then a fund protects your first hundred thousand.'
  expect(directScript(script)[1]!.textOnScreen.join(' ')).not.toContain('→')
})

test.each([
  ['You could swim through its arteries.', 'person'],
  ['Grind the coffee beans just before you brew.', 'bean'],
  ['Throw out the old bag of coffee.', 'bag'],
])('%s shows no %s', (text, what) => {
  expect(directScript(text)[0]!.shown.map((one) => one.what)).not.toContain(what)
})

test('what a tram crashes into is not where it is', () => {
  expect(directScript('The tram crashed into the bus.')[0]!.plan.place).not.toBe('bus')
})

test('it was snowing: nothing', () => {
  const script = 'The last bus had left. It was snowing, and the road led through the forest.'
  expect(directScript(script)[1]!.shown.map(({ what }) => what)).not.toContain('bus')
})

test('both men are two, and the guard of a king is no policeman', () => {
  expect(directScript('Both men are still waiting on the bench.')[0]!.plan.cast).toHaveLength(2)
  expect(directScript('The guards of the king stood before the castle.')[0]!.shown.map(({ what }) => what)).not.toContain('police officer')
})
