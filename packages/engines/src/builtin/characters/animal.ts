import { type Brush, groundShadow } from '../paint/brush.ts'
import type { Beast, Bird, Crawler, Swimmer } from './animal-build.ts'
import { ANIMALS, type AnimalKind, type AnimalLook } from './animal-kinds.ts'
import { beast, type BeastMoment, TROT_LENGTH } from './beast.ts'
import { bird } from './bird.ts'
import { crawler } from './crawler.ts'
import { swimmer } from './swimmer.ts'

export type AnimalMoment = {
  readonly seconds: number
  readonly walking: boolean
  /** Pixels walked so far, so that no foot slides. Default: a steady pace on the spot. */
  readonly walked?: number
  readonly asleep?: boolean
  /** 0 open, 1 shut. */
  readonly blink: number
  readonly facingLeft?: boolean
}

/** (x, y): under the middle of the body; `h`: height of a fox in pixels, other kinds are scaled from it. */
export function animal(brush: Brush, x: number, y: number, h: number, kind: AnimalKind | AnimalLook, moment: AnimalMoment): void {
  const { g } = brush
  const look = typeof kind === 'string' ? { kind } : kind
  const build = colouredAs(look)
  const u = h * build.size
  const swims = build.plan === 'swimmer'
  g.save()
  g.translate(x, y)
  if (moment.facingLeft) g.scale(-1, 1)
  groundShadow(brush, 0, 0, u * (swims ? 0.4 : 0.56), u * 0.06, 0, swims ? 0.25 : 0.5)
  const done: BeastMoment = {
    seconds: moment.seconds,
    cycle: moment.walking ? cycleOf(build, u, moment) : null,
    blink: moment.blink,
    asleep: moment.asleep ?? false,
    scarf: look.scarf,
  }
  if (build.plan === 'beast') beast(brush, build, u, done)
  else if (build.plan === 'bird') bird(brush, build, u, done)
  else if (build.plan === 'swimmer') swimmer(brush, build, u, done)
  else crawler(brush, build, u, done)
  g.restore()
}

function colouredAs({ kind, body, belly }: AnimalLook): Beast | Bird | Swimmer | Crawler {
  const build: Beast | Bird | Swimmer | Crawler = ANIMALS[kind]
  if (!body && !belly) return build
  const own = { ...build, body: body ?? build.body, belly: belly ?? build.belly }
  return own.plan === 'beast' && 'leg' in build && build.leg === build.body ? { ...own, leg: own.body } : own
}

function cycleOf(build: Beast | Bird | Swimmer | Crawler, u: number, { walked, seconds }: AnimalMoment): number {
  if (walked === undefined) return seconds * 1.2
  return build.plan === 'beast' ? walked / (build.legs * u * TROT_LENGTH) : walked / (u * 0.34)
}
