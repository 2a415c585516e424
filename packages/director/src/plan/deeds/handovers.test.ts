import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const planOf = (script: string) => directScript(script, { hasCards: false }).at(-1)!.plan
const figuresOf = (script: string): string[] =>
  planOf(script).cast.map(({ what, action, target }) => [what, action, ...(target === undefined ? [] : [target])].join(' '))

test.each([
  ['A nurse gave a girl a glass of water.', ['nurse give glass of water', 'girl stand']],
  ['On the far shore the farmer handed a girl a small wooden box.', ['farmer give box', 'girl stand']],
  ['A baker sells bread to a student.', ['baker give bread', 'student stand']],
  ['A man slipped the nurse a folded note.', ['man give handwritten note', 'nurse stand']],
])('who gives something holds it out to whom it is given: %s', (script, figures) => {
  expect(figuresOf(script)).toEqual(figures)
})

test('from whom something is received gives it, and who steals something holds it', () => {
  expect(figuresOf('A queen received a sword from a soldier.')).toContain('soldier give sword')
  expect(figuresOf('A thief stole a necklace from a queen.')).toContain('thief hold necklace')
})

test('what has no body is not given, and a hug is one', () => {
  expect(figuresOf('The woman paid attention.')).not.toContain('woman give')
  expect(figuresOf('The woman gave the boy a long hug.')[0]).toMatch(/^woman hug/u)
})

test('who slips on something falls', () => {
  expect(figuresOf('The woman slipped on the ice.')).toContain('woman fall')
})

test('what somebody draws or paints is not there', () => {
  expect(figuresOf('A girl drew horses in a notebook.')).toEqual(['girl write'])
})

test('who bends over or looks into something leans', () => {
  expect(figuresOf('The prince leaned over the edge of the well.')).toEqual(['prince lean well'])
  expect(planOf('The prince leaned over the edge of the well.').things.map(({ what }) => what)).toContain('well')
  expect(figuresOf('The girl peered into the box.')[0]).toMatch(/^girl lean/u)
})

test('what an animal has in its mouth is what it carries', () => {
  expect(figuresOf('A red fox trotted across the field with a mouse in its mouth.')).toEqual(['red fox carry mouse', 'mouse stand'])
})

test('what is blown is told with who blows it, and nothing where it is denied', () => {
  expect(planOf('The wolf blew a huge bubble.').cast[0]).toMatchObject({ action: 'blow', target: 'bubble' })
  expect(planOf('The wolf could not breathe fire.').cast[0]?.action).not.toBe('blow')
})

test('adjectives tell what somebody does who does nothing else', () => {
  expect(figuresOf('The thief crept past the sleeping dog.')).toContain('dog sleep')
  expect(figuresOf('The sleeping dog woke up.')).not.toContain('dog sleep')
})

test('what goes on is done: nobody stops crying', () => {
  expect(figuresOf('The boy in the back seat would not stop crying.')).toEqual(['boy cry'])
})
