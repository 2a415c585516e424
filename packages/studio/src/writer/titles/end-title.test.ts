import { expect, test } from 'vitest'
import { endTitleOf } from './end-title.ts'
import { titleStory } from './story-title.ts'

const endOf = (script: string, language = 'en') => endTitleOf({ title: titleStory(script, language), script, language })

test.each([
  ['Once upon a time a small snail named Lotte wanted to see the sea. She left at dawn.', 'A Small Snail Named Lotte'],
  ['A hummingbird can flap its wings eighty times a second. It drinks nectar.', 'The Hummingbird'],
  ['My neighbor vanished in June, but his lawn was mowed every Sunday. Nobody came.', 'My Neighbor'],
  ['The lighthouse on Gull Rock went dark in 1911. Three keepers were gone.', 'The Lighthouse on Gull Rock'],
  ['The old lighthouse keeper lit the lamp every evening. One night it went out.', 'The Old Lighthouse Keeper'],
  ['Meet Nimbus, the umbrella that never turns inside out. Order today.', 'Nimbus, the Umbrella'],
  ['Is your kitchen faucet dripping all night? Unscrew the handle with a screwdriver.', 'Fix Your Dripping Kitchen Faucet'],
  ['If you save three dollars a day, you have a thousand in a year.', 'Save Three Dollars a Day'],
  ['How to boil the perfect egg:\nStart with cold water.', 'How to Boil the Perfect Egg'],
])('%s ends with %s', (script, title) => {
  expect(endOf(script)).toBe(title)
})

test.each([
  ['Why do cats land on their feet?', 'Why Cats Land on Their Feet'],
  ['Why does your credit card debt never get smaller?', 'Why Your Credit Card Debt Never Gets Smaller'],
  ['How does a submarine dive?', 'How a Submarine Dives'],
  ['What is compound interest?', 'Compound Interest'],
  ['Why is the ocean salty?', 'Why the Ocean Is Salty'],
  ['Why is the sky so blue?', 'Why the Sky Is So Blue'],
  ['Why are cats so flexible?', 'Why Cats Are So Flexible'],
  ['Why is the deep sea always dark?', 'Why the Deep Sea Is Always Dark'],
])('the question %s is answered at the end: %s', (script, title) => {
  expect(endOf(script)).toBe(title)
})

test.each([
  'You were the slowest swimmer on the team. Every morning you jumped into the pool.',
  'Some people turn down a raise. Taxes are the reason.',
  'The doctors said this girl might never walk. She ran.',
  'Scientists found a fish with a see-through head. It lives in the deep.',
  'Is your dog bored? Play with it.',
  'Why is the man upstairs angry?',
  'Why are prices there high?',
  'Did the Titanic sink in one piece? It did not.',
])('%s ends with its picture', (script) => {
  expect(endOf(script)).toBeUndefined()
})

test('a title of its own is an end in every language; one that repeats the script in another language is none', () => {
  expect(endTitleOf({ title: 'The Woman Who Glowed', script: 'Marie Curie grew up in Warsaw.', language: 'en' })).toBe(
    'The Woman Who Glowed',
  )
  expect(endTitleOf({ title: 'Das Leuchten', script: 'Der alte Bäcker öffnet seine Backstube.', language: 'de' })).toBe('Das Leuchten')
  expect(endOf('Der alte Bäcker öffnet seine Backstube.', 'de')).toBeUndefined()
  expect(endOf('むかしむかし、山の奥に一人の時計職人が住んでいました。', 'ja')).toBeUndefined()
})
