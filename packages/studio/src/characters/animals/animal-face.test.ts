import { PLAN_FEELINGS, PLAN_MOODS, type PlanFeeling } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { styleOf } from '../../styles/styles.ts'
import { animal } from './animal.ts'
import { ANIMAL_FACES, animalFaceOf } from './animal-face.ts'
import { ANIMAL_KINDS, type AnimalKind } from './animal-species.ts'

const SIZE = 200

function picture(kind: AnimalKind, feeling: PlanFeeling): Uint8ClampedArray {
  const [canvas, g] = newCanvas(SIZE * 2, SIZE * 2)
  const brush = { g, look: styleOf('anime').look('day'), unit: 0.5, animated: true }
  animal(brush, SIZE, SIZE * 1.9, SIZE * 0.5, kind, { seconds: 0.4, walking: false, blink: 0, face: ANIMAL_FACES[feeling] })
  return g.getImageData(0, 0, canvas.width, canvas.height).data
}

const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((count, value, i) => count + (Math.abs(value - b[i]!) > 24 ? 1 : 0), 0)

test.each(ANIMAL_KINDS)('fear, sadness and anger of a %s look different from calm and from each other', (kind) => {
  const feelings = ['neutral', 'afraid', 'sad', 'angry'] as const
  const pictures = feelings.map((feeling) => picture(kind, feeling))
  pictures.forEach((one, i) =>
    pictures
      .slice(i + 1)
      .forEach((other, k) => expect(difference(one, other), `${feelings[i]} ${feelings[i + 1 + k]}`).toBeGreaterThan(60)),
  )
})

test('only animals that are happy, proud or calm smile, in no sad or frightening shot', () => {
  for (const mood of PLAN_MOODS)
    for (const feeling of PLAN_FEELINGS) {
      const { mouth } = animalFaceOf(mood, feeling)
      const isCheerful =
        mood === 'sad'
          ? false
          : feeling === 'happy' || feeling === 'proud' || (feeling === 'neutral' && mood !== 'tense' && mood !== 'wonder')
      expect(mouth > 0, `${mood} ${feeling}`).toBe(isCheerful)
    }
})
