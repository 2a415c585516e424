import type { PlanFeeling } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Mood } from '../../scene/scene.ts'

/** How an animal shows what it feels. */
export type AnimalFace = {
  /** Corners of the mouth: 1 a smile, -1 turned down. */
  readonly mouth: number
  /** Brows: 1 their inner ends up (fear, sadness), -1 down (anger), 0 none. */
  readonly brow: number
  /** Eyelids: 0 open, 1 closed. */
  readonly lid: number
  /** Eyes wide open around small pupils, 0 to 1. */
  readonly stare: number
  /** Ears: -1 laid back, 0 upright. */
  readonly ears: number
  /** Turn of the head in radians, down positive. */
  readonly nod: number
  /** Bent legs, 0 to 1. */
  readonly crouch: number
  /** Trembling, 0 to 1. */
  readonly tremble: number
}

const CALM: AnimalFace = { mouth: 0.2, brow: 0, lid: 0, stare: 0, ears: 0, nod: 0, crouch: 0, tremble: 0 }

/** Face of each feeling. Only happy and proud animals smile; calm ones hardly. */
export const ANIMAL_FACES: Readonly<Record<PlanFeeling, AnimalFace>> = {
  neutral: CALM,
  happy: { ...CALM, mouth: 1, nod: -0.06 },
  proud: { ...CALM, mouth: 0.6, nod: -0.14 },
  sad: { ...CALM, mouth: -1, brow: 1, lid: 0.3, ears: -0.75, nod: 0.3, crouch: 0.12 },
  angry: { ...CALM, mouth: -0.8, brow: -1, lid: 0.12, ears: -0.9, nod: 0.1, crouch: 0.08 },
  afraid: { ...CALM, mouth: -0.9, brow: 0.9, stare: 1, ears: -1, nod: 0.06, crouch: 0.28, tremble: 1 },
  surprised: { ...CALM, mouth: -0.3, stare: 0.7, nod: -0.08 },
  tired: { ...CALM, mouth: -0.4, brow: 0.5, lid: 0.5, ears: -0.6, nod: 0.24, crouch: 0.1 },
}

const FEELING_OF_MOOD: Readonly<Record<Mood, PlanFeeling>> = {
  calm: 'neutral',
  happy: 'happy',
  tense: 'afraid',
  sad: 'sad',
  wonder: 'surprised',
  epic: 'proud',
}

/** The face of an animal in a shot: of its own feeling, else of the mood. Nobody smiles in grief. */
export function animalFaceOf(mood: Mood, feeling: PlanFeeling = 'neutral'): AnimalFace {
  const isOutOfPlace = mood === 'sad' && (feeling === 'happy' || feeling === 'proud')
  return ANIMAL_FACES[feeling === 'neutral' || isOutOfPlace ? FEELING_OF_MOOD[mood] : feeling]
}
