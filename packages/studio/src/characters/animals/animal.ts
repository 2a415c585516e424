import type { Brush } from '../../paint/brush.ts'
import { groundShadow } from '../../paint/shapes.ts'
import type { Quadruped, Bird, Crawler, Dinosaur, Swimmer } from './animal-build.ts'
import type { AnimalAct, AnimalCover } from './animal-act.ts'
import { ANIMAL_FACES, type AnimalFace } from './animal-face.ts'
import { ANIMALS, type AnimalKind, type AnimalLook } from './animal-species.ts'
import { drawQuadruped, TROT_CYCLE_LENGTH } from './quadruped.ts'
import type { AnimalState } from './animal-state.ts'
import { bird } from './bird.ts'
import { crawler } from './crawler.ts'
import { dinosaur } from './dinosaur.ts'
import { drawInFrontOfAnimal, drawBehindAnimal } from './animal-surroundings.ts'
import { drawnHeightOf, drawnLengthOf } from './life-size.ts'
import { isAloft } from './quadruped-posture.ts'
import { swimmer } from './swimmer.ts'
import { buildOfYoung } from './young-animals.ts'

export type AnimalPose = {
  readonly seconds: number
  readonly walking: boolean
  /** Distance walked so far, in pixels, which drives the gait. Default: a steady gait in place. */
  readonly walked?: number
  readonly asleep?: boolean
  /** What it does where it neither walks nor sleeps. Default: it stands. */
  readonly act?: AnimalAct
  /** Behind what it hides. Default: a bush. */
  readonly cover?: AnimalCover
  /** Dug out of snow rather than earth. Default: earth. */
  readonly inSnow?: boolean
  /** 0 open, 1 closed. */
  readonly blink: number
  readonly facingLeft?: boolean
  /** Mouth opening, 0 to 1. */
  readonly mouth?: number
  /** What it feels. Default: calm. */
  readonly face?: AnimalFace
  /** Music time (`musicTime`) in seconds; absent without music. */
  readonly music?: number
}

/** Height of a fox in heights of an adult whose stand it shares. */
const FOX_HEIGHT = 0.42

/** Draws an animal. (x, y): the ground under its middle; `h`: height of a fox in pixels, from which other species are scaled. */
export function animal(brush: Brush, x: number, y: number, h: number, kind: AnimalKind | AnimalLook, pose: AnimalPose): void {
  const { g } = brush
  const look = typeof kind === 'string' ? { kind } : kind
  const build = buildFor(look)
  const unit = h * build.size
  const isSwimmer = build.plan === 'swimmer'
  g.save()
  g.translate(x, y)
  if (pose.facingLeft) g.scale(-1, 1)
  const act = pose.asleep || (pose.walking && pose.act !== 'gallop') ? undefined : pose.act
  if (act !== 'swim' && act !== 'glide' && !isSwimmer)
    groundShadow(brush, 0, 0, unit * (isAloft(act) ? 0.42 : 0.56), unit * 0.06, 0, isAloft(act) ? 0.25 : 0.5)
  const [half, tall] = [drawnLengthOf(look.kind), drawnHeightOf(look.kind)].map(
    (size) => size * (h / FOX_HEIGHT) * (look.young ? 0.85 : 1),
  ) as [number, number]
  const extent = { half: half / 2, tall, seconds: pose.seconds, cover: pose.cover, inSnow: pose.inSnow }
  if (!isSwimmer) drawBehindAnimal(brush, act, extent)
  if (pose.music !== undefined) bounce(brush, unit, pose.music)
  const face = pose.face ?? ANIMAL_FACES.neutral
  if (face.tremble > 0) g.translate(Math.sin(pose.seconds * 43) * unit * 0.008 * face.tremble, 0)
  const state: AnimalState = {
    seconds: pose.seconds,
    cycle: pose.walking && act !== 'gallop' ? gaitCycle(build, unit, pose) : null,
    blink: pose.blink,
    asleep: pose.asleep ?? false,
    act,
    mouth: pose.mouth,
    scarf: look.scarf,
    face,
  }
  if (build.plan === 'quadruped') drawQuadruped(brush, build, unit, state)
  else if (build.plan === 'bird') bird(brush, build, unit, state)
  else if (build.plan === 'swimmer') swimmer(brush, build, unit, state)
  else if (build.plan === 'dinosaur') dinosaur(brush, build, unit, state)
  else crawler(brush, build, unit, state)
  if (!isSwimmer) drawInFrontOfAnimal(brush, act, extent)
  g.restore()
}

/** Squash and stretch on every beat, swaying from side to side over two. */
function bounce({ g }: Brush, u: number, t: number): void {
  const squash = (0.5 + 0.5 * Math.cos(t * 12)) ** 1.4
  const side = Math.cos(t * 6)
  g.translate(side * u * 0.07, -(1 - squash) * u * 0.1)
  g.rotate(side * 0.07)
  g.scale(1 + 0.05 * squash, 1 - 0.09 * squash)
}

/** Whose legs are dark, but where the coat is white. */
const DARK_LEGS: ReadonlySet<AnimalKind> = new Set<AnimalKind>(['fox', 'panda'])

/** Whether a colour is nearly white: all its parts are. */
const isPale = (colour: string): boolean => [1, 3, 5].every((at) => parseInt(colour.slice(at, at + 2), 16) > 0xe0)

function buildFor({ kind, body, belly, young }: AnimalLook): Quadruped | Bird | Swimmer | Crawler | Dinosaur {
  const grown: Quadruped | Bird | Swimmer | Crawler | Dinosaur = ANIMALS[kind]
  const build = young ? buildOfYoung(grown, kind) : grown
  if (!body && !belly) return build
  const own = { ...build, body: body ?? build.body, belly: belly ?? build.belly }
  return own.plan === 'quadruped' && (!DARK_LEGS.has(kind) || isPale(own.body)) ? { ...own, leg: own.body } : own
}

function gaitCycle(build: Quadruped | Bird | Swimmer | Crawler | Dinosaur, u: number, { walked, seconds }: AnimalPose): number {
  if (walked === undefined) return seconds * 1.2
  return build.plan === 'quadruped' ? walked / (build.legs * u * TROT_CYCLE_LENGTH) : walked / (u * 0.34)
}
