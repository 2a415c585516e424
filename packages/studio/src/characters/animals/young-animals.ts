import type { Bird, Crawler, Dinosaur, Quadruped, Swimmer } from './animal-build.ts'
import type { AnimalLook } from './animal-species.ts'

/** Names of young animals that are drawn as such. */
const YOUNG_NAMES = /\bbaby |\b(?:kitten|puppy|lamb|calf|foal|cub|duckling|piglet|fawn)$/u
export const isYoungName = (name: string): boolean => YOUNG_NAMES.test(name)

/** Height of a young animal in heights of its grown kin. */
export const YOUNG_SCALE = 0.55

/** Down of young birds that differ from their kin. */
const DOWN: Partial<Record<AnimalLook['kind'], Partial<Bird>>> = {
  duck: { body: '#f9d95c', belly: '#fdeea4', wing: '#efc53e' },
  chicken: { body: '#f9d95c', belly: '#fdeea4', wing: '#efc53e', face: undefined },
  penguin: { body: '#a9adba', belly: '#eef0f4', wing: '#8f93a2' },
}

/** The build of a young animal from that of its grown kin. */
export function buildOfYoung(build: Quadruped | Bird | Swimmer | Crawler | Dinosaur, kind: AnimalLook['kind']): typeof build {
  if (build.plan === 'bird') return { ...build, ...DOWN[kind], tail: build.tail * 0.4, neck: 0 }
  if (build.plan !== 'quadruped') return build
  return {
    ...build,
    half: build.half * 0.8,
    legs: build.legs * 0.78,
    neck: build.neck * 0.55,
    head: build.head * 1.3,
    snout: build.snout * 0.72,
    horns: undefined,
    mane: undefined,
  }
}
