import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { properNamesOf } from '../../text/script-names.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { analyse } from '../analysis.ts'
import { kindsOfNames } from './kinds-of-names.ts'

const kinds = (script: string) => {
  const sentences = sentencesOf(script)
  return Object.fromEntries(
    [...kindsOfNames(analyse(sentences, properNamesOf(script), sentences))].map(([name, { lemma }]) => [name, lemma]),
  )
}

it.each([
  ['Olga was the only dragon in the valley.', { Olga: 'dragon' }],
  ['Leo is no ordinary robot.', { Leo: 'robot' }],
  ['Fergus was one of the oldest tortoises on the island.', { Fergus: 'tortoise' }],
  ['Ruby, a goose with one white wing, could not fly.', { Ruby: 'goose' }],
  ['His dog Bello barked at the moon.', { Bello: 'dog' }],
  ["Grandma's horse Bella refuses to jump.", { Bella: 'horse' }],
  ['Their tractor, Hilda, has rusted for years.', { Hilda: 'tractor' }],
  ['There was once a hedgehog whose name was Pippa.', { Pippa: 'hedgehog' }],
  ['Everyone in the harbour called the old tugboat Marta.', { Marta: 'tugboat' }],
  ['Deep in the wood lived a tiny owl everyone called Nim.', { Nim: 'owl' }],
  ['Like all hedgehogs, Pippa loved the dark.', { Pippa: 'hedgehog' }],
  ['The sailors built a raft. They named it Vega.', { Vega: 'raft' }],
  ['There was a ship. Its name was Hope.', { Hope: 'ship' }],
  ['Meet Flo, our smallest kettle.', { Flo: 'kettle' }],
  ['The night train, which the drivers call Rosalie, leaves at eleven.', { Rosalie: 'train' }],
  ['An old cat lived in the lighthouse. Minka licked her paws.', { Minka: 'cat' }],
  ["Hugo had been the village's only tractor since 1955.", { Hugo: 'tractor' }],
  ["Theo, the keeper's donkey, carried oil up the hill.", { Theo: 'donkey' }],
  ['Minka purred on the windowsill.', { Minka: 'cat' }],
])('a name is bound to the animal or thing that it is said to be: %s', (script, expected) => {
  expect(kinds(script)).toEqual(expected)
})

it.each([
  'Tom was a bear of a man.',
  'Anna, a hammer in her hand, waited.',
  'Anna, a nurse from Leeds, waited.',
  'When she fed the dog, Anna smiled.',
  'Lena is a chicken.',
  'Toto was not a dog.',
  'Anna barked an order at the cook.',
  'Lena stroked the tail of the fox.',
])('a name of a person is bound to none: %s', (script) => {
  expect(kinds(script)).toEqual({})
})

it('another name of somebody is bound to nothing else', () => {
  expect(kinds('Tilda was the smallest tugboat in the harbor. The big ships called her Bathtub.')).toEqual({ Tilda: 'tugboat' })
})

it('an animal with a given name is drawn as what it is in all sentences', () => {
  const script =
    'Olga was the only dragon in the whole valley. Every winter she sat in her cold cave. One night Olga screamed. A boy knocked at her cave.'
  const shown = directScript(script).map((one) => one.shown.map(({ what }) => what).join())
  for (const names of shown.slice(0, 3)) expect(names).toMatch(/dragon/u)
  expect(shown.join()).not.toMatch(/\bwoman\b/u)
})

it('of a surname that somebody is known by, the wife is called by her given name', () => {
  const [, , letter] = directScript(
    'Captain Swan sailed around the world in a bathtub. His wife, Violet Swan, stayed at home. Swan wrote her a letter from every port.',
  ).map((one) => one.shown.map(({ what }) => what).join())
  expect(letter).toMatch(/writing captain/u)
})

it('a surname that is an animal is that of a person among people who keep animals', () => {
  const shown = directScript('My neighbour Ms Fox has a dog named Biscuit. Biscuit steals her slippers. She laughs.')
  expect(shown.flatMap((one) => one.shown.map(({ what }) => what)).join()).not.toMatch(/\bfox\b/u)
})
