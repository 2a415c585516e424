import { expect, it } from 'vitest'
import { ANKLE, buildOf } from './build.ts'
import { FIGURES, type PersonLook, randomLook } from './people/person-look.ts'

const headsTall = (look: PersonLook): number => 1 / (2 * buildOf(look).headRadius)
const adults = FIGURES.map((figure) => ({ ...randomLook(1, {}), figure }))
const child = randomLook(1, { child: true })
const naturally = (look: PersonLook): PersonLook => ({ ...look, proportions: 'natural' })

it('adults are four to five heads tall, and about six where a style asks for natural proportions', () => {
  for (const look of adults) {
    expect(headsTall(look)).toBeGreaterThan(4)
    expect(headsTall(look)).toBeLessThan(5)
    expect(headsTall(naturally(look))).toBeGreaterThan(5.8)
    expect(headsTall(naturally(look))).toBeLessThan(7)
  }
})

it('children have larger heads than adults', () => {
  expect(headsTall(child)).toBeLessThan(headsTall(adults[0]!) - 0.5)
  expect(headsTall(naturally(child))).toBeLessThan(headsTall(naturally(adults[0]!)) - 1)
})

it('a baby is of about three heads, with legs shorter than its trunk', () => {
  const baby = { ...child, infant: true }
  const { shoulder, hip } = buildOf(baby)
  expect(headsTall(baby)).toBeLessThan(3.2)
  expect(hip - ANKLE).toBeLessThan(shoulder - ANKLE - hip + 0.05)
})

it('men are broader in the shoulders than in the hips, by more than women are', () => {
  const [man, woman] = [true, false].map((isMan) => {
    const { shoulders, hips } = buildOf({ ...naturally(randomLook(1, { woman: !isMan })), figure: 'slim' })
    return shoulders / hips
  })
  expect(man).toBeGreaterThan(woman! + 0.1)
})

it.each([...adults, child].flatMap((look) => [look, naturally(look)]))('a neck is seen and hanging hands reach the thighs: %#', (look) => {
  const { face, headRadius, shoulder, hip, arm } = buildOf(look)
  expect(face - headRadius - shoulder).toBeGreaterThan(0.03)
  const hand = shoulder - arm[0] - arm[1]
  expect(hand).toBeLessThan(hip + 0.06)
  expect(hand).toBeGreaterThan(ANKLE + (hip - ANKLE) / 2)
})
