import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const lettering = (text: string) => directScript(text)[0]!.textOnScreen

test.each([
  ['The last bus leaves at ten past seven.', '7:10'],
  ['The bell rang at a quarter to five.', '4:45'],
  ['The bridge must be finished by noon.', 'noon'],
  ['It was seven in the morning, and the market was full.', '7 am'],
  ['The snail crawled almost a mile.', 'almost a mile'],
  ['Rents have tripled in this town.', '3×'],
  ['For two euros fifty you can cross the river.', '€2.50'],
  ['The first hundred guests get a balloon.', '100 guests'],
  ['If you look closely, an ant can carry fifty times its own weight.', '50× its own weight'],
])('%s: %s', (text, words) => {
  expect(lettering(text).join(' ')).toContain(words)
})

test.each([
  ['The road ends in Kadıköy.', 'Kadıköy'],
  ['The letter was signed by Anna Okoye-Brandt.', 'Okoye-Brandt'],
  ['The castle is Dracula’s.', 'Dracula'],
  ['The bakery is called Finch & Sons.', 'Finch & Sons'],
])('%s names %s as it is written', (text, name) => {
  expect(lettering(text).some((words) => words.includes(name))).toBe(true)
})

test.each([
  ['Take the bus from ten to six.', '5:50'],
  ['The old man doubled up with laughter.', '2×'],
  ['She laughs twice a day.', '1 day'],
  ['Then one night the river froze.', '1 night'],
])('%s says nothing of %s', (text, words) => {
  expect(lettering(text)).not.toContain(words)
})
