import { expect, test } from 'vitest'
import { planShots } from './direct-script.ts'
import { directScenes as directScript } from './testing/direct-scenes.ts'

const direct = (script: string) => directScript(script)
const last = (script: string) => direct(script).at(-1)!
const shown = (script: string): string[] => last(script).shown.map(({ what }) => what)

test('one plan per sentence, a quote with its speaker being one', () => {
  expect(direct('The cat sat. "Go away!" said the dog. Dr. Jones left.').map(({ text }) => text)).toEqual([
    'The cat sat.',
    '"Go away!" said the dog.',
    'Dr. Jones left.',
  ])
})

test.each([
  ['what is denied', 'Nobody carries a map.', 'map'],
  ['what is only compared', 'It weighs less than a banana.', 'banana'],
  ['a simile', 'The rope moved like a snake.', 'snake'],
  ['an idiom', 'That was a piece of cake.', 'cake'],
  ['a possessor of the family', 'Her father left the mountain.', 'father'],
  ['another sense', 'Apple shares fell after the company lost its phone business.', 'apple'],
  ['a compound of the dictionary', 'She buys a mutual fund.', 'fund'],
  ['a metaphor', 'Time is a river.', 'river'],
])('%s is not drawn', (_, sentence, name) => {
  expect(shown(sentence).join(' ')).not.toContain(name)
})

test('a denied thing is struck out, not shown as present', () => {
  const { plan, shown } = last('The town has no bicycle.')
  expect(plan.things).toContainEqual({ what: 'bicycle', count: 1, event: 'cross-out' })
  expect(shown.map(({ what }) => what)).not.toContain('bicycle')
})

test('unsure words become key words, at most half of the sentence', () => {
  const { plan } = last('The essential idea behind every theory of our time and of all times before it is a hidden assumption.')
  for (const { role, words } of plan.text) expect([role, words.split(' ').length <= 7]).toEqual(['key', true])
})

test('a pronoun shows what an earlier sentence named', () => {
  expect(shown('A butterfly lands on the fence. It is tired.')).toContain('butterfly')
})

test('a named animal keeps its look and its id through the story', () => {
  const [first, second] = direct('Mia the cat found a kite. She ran home.')
  expect(second!.plan.cast[0]).toMatchObject({ id: first!.plan.cast[0]!.id, what: 'cat', action: 'run' })
})

test('thousands are a swarm', () => {
  expect(last('Thousands of butterflies hang in the tree.').plan.things.find(({ what }) => what === 'butterfly')?.count).toBeGreaterThan(
    100,
  )
})

test.each([
  ['Prices fell by twenty percent.', 'curve'],
  ['Seventy percent of the surface is covered by sea.', 'ring'],
  ['Nine out of ten people agree.', 'dots'],
  ['The planet needs 243 days to spin once, but only 225 to circle the Sun.', 'bars'],
  ['Jupiter is eleven times larger than the Earth.', 'size'],
  ['Work began in 1908 and ended in 1914.', 'timeline'],
  ['The number of users doubled every month.', 'stack'],
  ['Open the lid, fill the tank and close it.', 'steps'],
  ['A hundred dollars become seven hundred dollars after thirty years.', 'curve'],
  ['Inflation leads to higher wages.', 'cause'],
])('%s calls for a %s', (sentence, template) => {
  expect(last(sentence).plan.graphic?.template).toBe(template)
})

test('the values of a graphic are those of the sentence', () => {
  expect(last('The planet needs 243 days to spin once, but only 225 to circle the Sun.').plan.graphic).toMatchObject({
    bars: [{ value: 243 }, { value: 225 }],
  })
})

test('a first named city is a map', () => {
  expect(last('The treaty was signed in Lisbon.').plan.graphic).toMatchObject({ template: 'map', points: [{ label: 'Lisbon' }] })
})

test('lettering appears with the word that carries it', () => {
  expect(last('In 1911 the old school burned down.').plan.text).toContainEqual({ words: '1911', role: 'number', at: 1 })
})

test('the place stays while the same figures are seen', () => {
  const plans = direct('A fox walked through the forest. It ran. Inflation is a tax.')
  expect(plans.map(({ plan }) => plan.place)).toEqual(['forest', 'forest', 'forest'])
})

test('neighbouring shots differ in size, angle or move', () => {
  const cameras = direct('The dog ran. The cat slept. The horse jumped. The cow ate.').map(({ plan }) => JSON.stringify(plan.camera))
  for (const [i, camera] of cameras.slice(1).entries()) expect(camera).not.toBe(cameras[i])
})

test('hostile text is directed without an error', () => {
  const texts = [
    '',
    '   ',
    '...',
    '"',
    '?!?!',
    '0 0 0 % % %',
    'a'.repeat(5000),
    '🎉🎉 <script>alert(1)</script>',
    '١٢٣ 你好。',
    'no no no not never without',
    "'s 's 's",
    '$1e9 $ €',
  ]
  for (const text of texts) expect(() => direct(text)).not.toThrow()
})

test('a shot of several sentences gets one plan, and a part of a sentence one of its own', () => {
  const script = 'A fox ran. A bear slept in 1911. Prices fell because the harvest was good.'
  const plans = planShots(['A fox ran. A bear slept in 1911.', 'Prices fell', 'because the harvest was good.'], script)
  expect(plans).toHaveLength(3)
  expect(plans[0]!.cast.map(({ what }) => what)).toEqual(['fox', 'bear'])
  expect(plans[0]!.text.map(({ words }) => words)).toEqual(['1911'])
  expect(plans[1]!.graphic?.template).toBe('curve')
})

test('a shot without words gets a plan without content', () => {
  expect(planShots([''], '')[0]).toMatchObject({ form: 'words', cast: [], things: [], text: [] })
})

test('a chosen character appears under its id', () => {
  const [plan] = planShots(['Zorin walked home.'], 'Zorin walked home.', { cast: [{ id: 'character-7', name: 'Zorin', what: 'wizard' }] })
  expect(plan!.cast).toMatchObject([{ id: 'character-7', what: 'wizard', action: 'walk' }])
})

test('a murder is shown by what is left, at dusk', () => {
  const { plan } = last('Rome had five emperors. Two emperors were murdered by their guards.')
  expect(plan.cast).toEqual([])
  expect(plan.things).toMatchObject([{ what: 'crown', count: 2 }])
  expect(plan.hour).toBe('dusk')
})

test.each([
  ['The baker kneads the dough.', 'kitchen'],
  ['The nurse smiled.', 'hospital'],
  ['Two ships collided.', 'sea'],
  ['The baker ran away.', 'plain'],
  ['The doctor bought a house.', 'plain'],
  ['A woman smiled.', 'plain'],
])('%s is seen in: %s', (sentence, place) => {
  expect(last(sentence).plan.place).toBe(place)
})

test('who is meant by a pronoun is not at work unless the shot before was', () => {
  expect(last('The baker ran away. He laughed.').plan.place).not.toBe('kitchen')
  expect(last('The baker smiled. He laughed.').plan.place).toBe('kitchen')
})

test('weather is seen over the last place or over open land, without a hero', () => {
  const octopus = 'The octopus has three hearts. The octopus can open a jar. The octopus hides.'
  expect(last(`${octopus} It rained for a week.`).plan).toMatchObject({ place: 'plain', weather: 'rain', cast: [], things: [] })
  expect(last('A fox slept in the forest. It snowed.').plan).toMatchObject({ place: 'forest', weather: 'snow', cast: [] })
})

test('what is gone is not drawn', () => {
  expect(shown('The tower and the merchant were gone.')).toEqual([])
})

test.each([
  ['A broken food processor is enough to start a debt.', 'A broken food processor is enough to start a debt'],
  ['Nobody in the whole town has ever carried a map.', 'Nobody in the whole town has ever carried a map'],
])('the key words of "%s" are whole groups of words', (sentence, words) => {
  expect(last(sentence).plan.text).toMatchObject([{ role: 'key', words }])
})

test('a short sentence stands whole', () => {
  expect(last('This is not an investment.').plan.text).toEqual([{ role: 'key', words: 'This is not an investment', at: 0 }])
})

test('beside a picture a short sentence stands whole', () => {
  const { plan } = last('The octopus has three hearts. The octopus can open a jar. The octopus hides. That is a kind of courage.')
  expect(plan.things.map(({ what }) => what)).toEqual(['octopus'])
  expect(plan.text.map(({ words }) => words)).toEqual(['That is a kind of courage'])
})

test('a shot of two sentences shows in its place what is there', () => {
  const [shot] = planShots(
    ['They ran down the street. The mountain is far away.', 'They sat down.'],
    'They ran down the street. The mountain is far away. They sat down.',
  )
  expect(shot!.place).toBe('street')
  expect(shot!.things.map(({ what }) => what)).not.toContain('mountain')
  const [other] = planShots(
    ['They ran down the street. A flag is on the mountain.'],
    'They ran down the street. A flag is on the mountain.',
  )
  expect(other!.things).toEqual([{ what: 'flag', count: 1 }])
})

test('a shot of two sentences shows what the second tells of nowhere in particular', () => {
  for (const script of ['A man walks down the street. A dog eats an apple.', 'A dog eats an apple. A man walks down the street.']) {
    const [shot] = planShots([script], script)
    expect(shot!.place).toBe('street')
    expect(shot!.cast.map(({ what }) => what).toSorted()).toEqual(['dog', 'man'])
  }
})

test('a bare number goes on with the currency of the sentence before', () => {
  expect(last('You save a hundred dollars. A year later you have a hundred and seven.').textOnScreen).toContain('$107')
  expect(last('You save a hundred dollars. He counted fifty sheep.').textOnScreen.join()).not.toContain('$')
})

test.each([
  ['what is only believed', 'The crab thought it was a ghost and hid.', 'ghost'],
  ['what is only likened', 'Gas is in it, as it is in a bottle.', 'bottle'],
  ['what is missing', 'The money is still missing.', 'money'],
  ['a distance', 'The bread came from two streets away.', 'street'],
])('%s is not drawn either', (_, sentence, name) => {
  expect(shown(sentence).join(' ')).not.toContain(name)
})

test.each([
  ['At fourteen she sewed coats.', 'At 14 she sewed coats'],
  ['The ferry leaves at ten in the evening.', 'The ferry leaves at 10 pm'],
  ['A bed costs eighty euros, a chair costs thirty.', '€30'],
])('%s shows %s', (sentence, words) => {
  expect(last(sentence).textOnScreen).toContain(words)
})

test.each([
  ['the rest of a denied row', 'Never use your dog, your street or your birthday.', 'street'],
  ['a tower of something', 'The spine is a tower of bones.', 'tower'],
  ['whom it is meant for', 'He drew trousers for women.', 'woman'],
  ['the hour as a thing', 'The ferry arrives at dawn.', 'sunrise'],
  ['what stands beside something undrawn', 'The distillery beside the house burned down.', 'house'],
])('%s is no thing of the picture', (_, sentence, name) => {
  expect(
    last(sentence)
      .plan.things.map(({ what }) => what)
      .join(),
  ).not.toContain(name)
  expect(
    last(sentence)
      .plan.cast.map(({ what }) => what)
      .join(),
  ).not.toContain(name)
})

test('a part of the body and what only animals do point to the animal', () => {
  const heart = "A whale's heart is large."
  expect(shown(`${heart} It feeds on krill.`)).toEqual(['eating whale', 'underwater'])
  expect(shown(`${heart} Its tongue is heavy.`)).toContain('whale')
})

test('with a graphic only what stands beside it is named as shown', () => {
  expect(shown('Nine out of ten families own a dog.')).toEqual(['dots, 9 out of 10', 'dog'])
})

test('amounts that belong to different things are bars', () => {
  expect(last('Rent takes nine hundred euros, food three hundred.').plan.graphic).toMatchObject({
    template: 'bars',
    unit: '€',
    bars: [
      { label: 'Rent', value: 900 },
      { label: 'Food', value: 300 },
    ],
  })
})

test.each([
  ['The password was one two three four.', '1234'],
  ['Economists call this paying yourself first.', 'Paying yourself first'],
  ['The trick is not discipline but a standing order.', 'Trick = standing order'],
])('%s letters %s', (sentence, words) => {
  expect(last(sentence).textOnScreen).toContain(words)
})

test('what cannot be done is not seen being done', () => {
  expect(last('The bankers could not sleep.').plan.cast[0]?.action).toBe('stand')
})

test('animals that sleep need no person', () => {
  expect(shown('Cats sleep on the steps.').join()).not.toContain('person')
})

test('the hero of a script stands in for a pronoun, not for other things', () => {
  const octopus = 'The octopus has three hearts. The octopus opens a jar. The octopus hides.'
  expect(shown(octopus)).toEqual(['octopus', 'underwater'])
  expect(shown(`${octopus} Nothing is wasted.`)).toContain('octopus')
  expect(shown(`${octopus} The acid eats small holes.`)).toEqual([])
})

test.each([
  ['Old men drink tea.', 'old man'],
  ['An American came across the ocean.', 'person'],
  ['The oven is hot.', 'oven'],
])('%s shows: %s', (sentence, name) => {
  expect(shown(sentence).join()).toContain(name)
})

test.each([
  ['Nobody has ever explained it.', 'Nobody has ever explained it'],
  ['But what happens when the power goes out?', 'What happens when the power goes out?'],
  ['She came home to New York.', 'New York'],
])('%s letters: %s', (sentence, words) => {
  expect(last(sentence).textOnScreen.join()).toContain(words)
})

test('no plural stands behind an article: it is the verb', () => {
  expect(last('A butterfly dances along the fence and sits down.').plan.cast[0]).toMatchObject({ what: 'butterfly', action: 'dance' })
})

test('she is who is known to be a woman, not whoever may be one', () => {
  expect(shown('Nora plays the piano. The doctor told her a story. She laughed.')[0]).toBe('laughing woman')
})

test.each([
  ['At nineteen a falling shelf broke.', 'At 19 a falling shelf broke'],
  ['Which of the two houses do you want to buy in the end?', 'Which of the two houses?'],
])('%s has the words %s', (sentence, words) => {
  expect(last(sentence).textOnScreen).toContain(words)
})

test('glasses at a table are no spectacles', () => {
  expect(shown('Put the glasses and the plate on the rack.').join()).not.toContain('glasses')
})

test('a pronoun does not skip a sentence that names another thing', () => {
  expect(shown('The laptop is new. A family moved into the house. It is old.')).not.toContain('laptop')
})

test('a number stands in the words it belongs to', () => {
  expect(last('The alarm rang twice.').plan.text).toMatchObject([{ words: 'The alarm rang twice', role: 'key' }])
})

test('steps end with a whole phrase', () => {
  const { plan } = last('Stir it twice, cover it with a cloth and leave it in a warm corner of the house.')
  expect(plan.graphic).toMatchObject({
    steps: [{ label: 'Stir it twice' }, { label: 'Cover it with a cloth' }, { label: 'Leave it in a warm corner of the house' }],
  })
})

test('the label of a share says what it is of', () => {
  expect(last('Seventy percent of the surface is covered by sea.').plan.graphic).toMatchObject({
    label: 'of the surface is covered by sea',
  })
})

test('a person of a nation is that person, and a thing of two words is one thing', () => {
  expect(shown('An Italian baker entered the stadium first.')).toEqual(['walking baker', 'stadium'])
  expect(shown('He put the soup by the trash can.').join()).toContain('trash can')
})

test('the hour ends with its scene', () => {
  const plans = direct('The owl slept at night. Inflation is a tax.')
  expect(plans.map(({ plan }) => plan.hour)).toEqual(['night', 'day'])
})

test('a colour at the start of a sentence is that of its thing', () => {
  const [red] = directScript('Red balloons above the town.')
  expect(red!.plan.things).toMatchObject([{ what: 'balloon', color: expect.stringMatching(/^#/) }])
})
