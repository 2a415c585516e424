import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const START = 'This takes half an hour. Anybody can learn it.'
const last = (sentence: string, before = START) => directScript(`${before} ${sentence}`).at(-1)!

test.each([
  ['Turn the valve clockwise until the water stops.', { motion: 'turn', what: 'valve' }],
  ['Turn the valve anticlockwise.', { motion: 'turn-back', what: 'valve' }],
  ['Slice six onions.', { motion: 'cut', what: 'onion', tool: 'knife' }],
  ['Cut up the credit card.', { motion: 'cut', what: 'credit card', tool: 'scissors' }],
  ['Melt a knob of butter in a pan.', { motion: 'cook', what: 'butter', target: 'frying pan' }],
  ['Stir the soup with a wooden spoon.', { motion: 'stir', what: 'soup', tool: 'wooden spoon' }],
  ['Pour the milk into the bowl.', { motion: 'pour', what: 'milk', tool: 'jug', target: 'bowl' }],
  ['Cover the bowl with a towel.', { motion: 'put', what: 'towel', target: 'bowl' }],
  ['Wipe the dust from the laptop with a sponge.', { motion: 'rub', what: 'laptop', tool: 'sponge' }],
  ['Start by slicing the ripe tomatoes in half.', { motion: 'cut', what: 'tomato', tool: 'knife' }],
  ['Blend it all until it is silky.', { motion: 'press', what: 'blender' }],
  ['Stir the honey into the pot.', { motion: 'pour', what: 'honey', tool: 'jug', target: 'pot' }],
  ['Turn the water on slowly.', { motion: 'turn', what: 'tap' }],
  ['Once it is dry, screw everything together, and turn the water off.', { motion: 'turn', what: 'tap' }],
  ['First, turn off the water valve under the sink.', { motion: 'turn', what: 'valve' }],
  ['Open the tap slowly.', { motion: 'turn-back', what: 'tap' }],
  ['Open the oven door.', { motion: 'pull', what: 'oven' }],
  ['Press the button on the microwave.', { motion: 'press', what: 'microwave' }],
  ['Brush your teeth for two minutes.', { motion: 'rub', what: 'tooth', tool: 'toothbrush' }],
  ['Scrub the toilet with a brush.', { motion: 'rub', what: 'toilet', tool: 'toilet brush' }],
  ['Water the plant with a watering can.', { motion: 'pour', what: 'plant', tool: 'watering can' }],
  ['Turn off the light.', { motion: 'press', what: 'light switch' }],
  ['Save ten dollars every week.', { motion: 'put', what: 'coin', target: 'piggy bank' }],
  ['Hold your hand under cold water.', { motion: 'rinse', what: 'tap' }],
  ['Scroll down to privacy.', { motion: 'swipe', what: 'smartphone' }],
])('hands do what is told: %s', (sentence, work) => {
  const { plan } = last(sentence)
  expect(plan.handwork).toEqual([work])
  expect(plan.things.map(({ what }) => what)).toContain('hand')
})

test.each([
  'Turn into somebody you would admire.',
  'Cut back on sugar and coffee.',
  'Put yourself first.',
  'Take care of your neighbours.',
  'Take the ferry across the river at sunset.',
  'Take the second turn on the left.',
  'Take a photo of the label.',
  'Lift the bicycle onto the stand.',
  'My uncle wrote nothing down.',
  'Pour half of the milk straight down the hole.',
  'Cover the opening with a towel.',
  'Save the whales.',
  'Then put the lid on the pot.',
  'Sew the button onto the shirt.',
])('nothing is done by hand: %s', (sentence) => {
  expect(last(sentence).plan.handwork).toBeUndefined()
})

test('commands of which each can be drawn are a sequence with labels', () => {
  const { plan, textOnScreen } = last('Peel the potatoes, slice them and put them into the pot.')
  expect(plan.handwork?.map(({ motion, what, label }) => [motion, what, label])).toEqual([
    ['peel', 'potato', 'Peel the potatoes'],
    ['cut', 'potato', 'Slice them'],
    ['put', 'potato', 'Put them into the pot'],
  ])
  expect(textOnScreen).toEqual(['Peel the potatoes', 'Slice them', 'Put them into the pot'])
})

test('what is not to be done is struck out and not named as seen', () => {
  const { plan, shown, textOnScreen } = last('Never put a knife in the dishwasher.')
  expect(plan.handwork).toMatchObject([{ motion: 'put', what: 'knife', target: 'dishwasher', isDenied: true }])
  expect(shown.map(({ what }) => what)).not.toContain('dishwasher')
  expect(textOnScreen).toEqual(['Never put a knife in the dishwasher'])
})

test('it is what hands did something to last', () => {
  expect(last('Dry it with a towel.', `${START} Rinse the tomato.`).plan.handwork).toMatchObject([
    { motion: 'rub', what: 'tomato', tool: 'towel' },
  ])
})

test('nothing is done to gloves that are put on', () => {
  expect(last('Push the cover back in.', `${START} Put on your gloves.`).plan.handwork?.[0]?.what).not.toBe('glove')
})

test('what one starts by doing is told as a command', () => {
  expect(last('Start by slicing the tomatoes, then put them into the pot.').textOnScreen).toEqual([
    'Slice the tomatoes',
    'Put them into the pot',
  ])
})

test('what hands are at is the compound that the script is about', () => {
  expect(last('Wipe the chain.', 'Oil the bike chain. Turn the pedals.').plan.handwork).toMatchObject([
    { motion: 'rub', what: 'bike chain' },
  ])
})

test.each([
  ['My grandmother poured the milk into the bowl.', { motion: 'pour', what: 'milk', tool: 'jug', target: 'bowl' }],
  ['My uncle slowly peeled the potatoes.', { motion: 'peel', what: 'potato', tool: 'peeler' }],
  ['The old baker kneaded the dough until midnight.', { motion: 'shape', what: 'dough' }],
])('what somebody does by hand in a story is seen beside who does it, without words: %s', (sentence, work) => {
  const { plan, textOnScreen } = last(sentence)
  expect(plan.handwork).toEqual([work])
  expect(plan.cast).toHaveLength(1)
  expect(textOnScreen).toEqual([])
})

test('white wine is poured in its own colour', () => {
  const { things } = last('Pour a glass of white wine into a heavy pot.').plan
  expect(things.find(({ what }) => what === 'wine')).toHaveProperty('color')
  expect(last('Pour a glass of wine into a heavy pot.').plan.things.find(({ what }) => what === 'wine')).not.toHaveProperty('color')
})

test.each([
  [
    'Rinse the board under cold water.',
    'Your wooden cutting board smells of garlic. Rub a lemon over it.',
    { motion: 'rinse', what: 'cutting board' },
  ],
  ['Put a bucket right under the curved pipe.', 'Your sink is slow. You can fix it yourself.', { motion: 'put', what: 'bucket' }],
  ['Lift the lid of the tank.', 'The toilet runs all night. Look at the flapper.', { motion: 'lift', what: 'toilet tank' }],
])('what hands hold is the thing of the script, and nothing is put onto what it goes under: %s', (sentence, script, work) => {
  expect(last(sentence, script).plan.handwork).toEqual([work])
})
