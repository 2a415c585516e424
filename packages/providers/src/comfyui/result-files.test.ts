import { expect, test } from 'vitest'
import { resultQueries } from './result-files.ts'

const file = (filename: string, type = 'output', subfolder = 'fablecut') => ({ filename, subfolder, type })
const namesOf = (...given: Parameters<typeof resultQueries>) =>
  resultQueries(...given).map((query) => new URLSearchParams(query).get('filename'))

test('a file is asked for by its name, folder and type', () => {
  expect(resultQueries({ 9: { images: [file('a b&c.png')] } }, 'image', null)).toEqual([
    'filename=a+b%26c.png&subfolder=fablecut&type=output',
  ])
})

test('clips are found under the keys of all nodes that save them', () => {
  expect(namesOf({ 1: { images: [file('a.mp4')], animated: [true] } }, 'clip', null)).toEqual(['a.mp4'])
  expect(namesOf({ 1: { gifs: [file('b.webm')] } }, 'talk', null)).toEqual(['b.webm'])
  expect(namesOf({ 1: { audio: [file('c.flac')] } }, 'music', null)).toEqual(['c.flac'])
})

test('pictures beside a clip are not its result, and previews count only where nothing is saved', () => {
  expect(namesOf({ 1: { images: [file('first.png')] }, 2: { images: [file('clip.mp4')] } }, 'clip', null)).toEqual(['clip.mp4'])
  expect(namesOf({ 1: { images: [file('p.png', 'temp')] }, 2: { images: [file('s.png')] } }, 'image', null)).toEqual(['s.png'])
  expect(namesOf({ 1: { images: [file('p.png', 'temp')] } }, 'image', null)).toEqual(['p.png'])
})

test('of a named node only its files count', () => {
  const outputs = { 1: { images: [file('a.png')] }, 2: { images: [file('b.png')] } }
  expect(namesOf(outputs, 'image', '2')).toEqual(['b.png'])
  expect(namesOf(outputs, 'image', '3')).toEqual([])
})

test.each([null, {}, { 1: null }, { 1: { text: ['a.png'] } }, { 1: { images: [{ filename: 'a.png' }] } }])(
  'outputs without files: %j',
  (outputs) => {
    expect(resultQueries(outputs, 'image', null)).toEqual([])
  },
)
