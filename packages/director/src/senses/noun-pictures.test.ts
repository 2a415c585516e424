import { expect, it } from 'vitest'
import { nounPictureOf } from './noun-pictures.ts'

const context = (...words: string[]) => ({ sentence: new Set(words), script: new Set(words) })

it('a kind is drawn as its typical one, a sign stands for what has no body', () => {
  expect(nounPictureOf('expressway', context())).toMatchObject({ drawn: { name: 'road' }, kind: 'is' })
  expect(nounPictureOf('idea', context())).toMatchObject({ drawn: { name: 'light bulb' }, kind: 'for' })
})

it('a noun of several meanings needs the words around it', () => {
  expect(nounPictureOf('suspension', context())).toBeUndefined()
  expect(nounPictureOf('suspension', context('car', 'wheel'))?.drawn.name).toBe('coil spring')
})

it('what the tables do not know has no picture', () => {
  expect(nounPictureOf('zelbrook', context())).toBeUndefined()
})
