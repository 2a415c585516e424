import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const BEFORE = 'Nora lost her job in March. She moved to the city and started again.'
const drawn = (script: string) => {
  const { cast, things } = directScript(script).at(-1)!.plan
  return [...cast, ...things].map(({ what }) => what)
}

test('who does something and what it is done to are drawn side by side', () => {
  expect(drawn(`${BEFORE} Years later she bought a new bicycle and a lamp.`)).toEqual(['woman', 'bicycle', 'lamp'])
})

test('there are three drawings at most', () => {
  expect(drawn(`${BEFORE} Years later she bought a bicycle, a lamp, a tent and a rope.`)).toHaveLength(3)
})

test('who is only spoken of stands beside nobody', () => {
  expect(drawn(`${BEFORE} She bought a lamp so that the doctors could read.`)).not.toContain('doctor')
})

test('the subject of the words is drawn, not what merely tells when', () => {
  const script =
    'There lived a hedgehog named Pip who was afraid of the dark. He had a leaf. Every evening, when the sun slipped behind the hills, he curled up.'
  expect(drawn(script)[0]).toBe('hedgehog')
})

test('whoever asks is not whom he asks about', () => {
  const script =
    'There lived a hedgehog named Pip. He was afraid. One night an old owl landed on the branch and asked why he was trembling. She flew away.'
  expect(drawn(script)).toContain('owl')
})

test('whom somebody talks to on the phone is not there', () => {
  const script = 'I lost my job in March. I was sleeping in my car. I told my mother on the phone that everything was fine.'
  expect(drawn(script)).not.toContain('mother')
})

test('what is done meanwhile is seen beside the main thing', () => {
  const script = 'A fever helps. It has a purpose. Many germs multiply more slowly in the warmth, while white blood cells speed up.'
  expect(drawn(script)).toEqual(['germ', 'blood cell'])
})

test('what something is made of or painted with is no other thing', () => {
  const script = 'In 1696 a merchant built a lighthouse. He was rich. The lighthouse was made of wood and painted with flowers.'
  expect(drawn(script)).not.toContain('flower')
  expect(drawn(script)).not.toContain('wood')
})
