import type { Brush } from '../../paint/brush.ts'
import { groundShadow } from '../../paint/shapes.ts'
import type { Beast, Bird, Crawler, Swimmer } from './animal-build.ts'
import { ANIMALS, type AnimalKind, type AnimalLook } from './animal-kinds.ts'
import { beast, TROT_LENGTH } from './beast.ts'
import type { BeastMoment } from './beast-moment.ts'
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
  /** Opened to sing or speak, 0 to 1. */
  readonly mouth?: number
  /** Seconds of a pose that keeps to music; absent where it does nothing to it. */
  readonly music?: number
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
  if (moment.music !== undefined) bounce(brush, u, moment.music)
  const done: BeastMoment = {
    seconds: moment.seconds,
    cycle: moment.walking ? cycleOf(build, u, moment) : null,
    blink: moment.blink,
    asleep: moment.asleep ?? false,
    mouth: moment.mouth,
    scarf: look.scarf,
  }
  if (build.plan === 'beast') beast(brush, build, u, done)
  else if (build.plan === 'bird') bird(brush, build, u, done)
  else if (build.plan === 'swimmer') swimmer(brush, build, u, done)
  else crawler(brush, build, u, done)
  g.restore()
}

/** Down on every beat, from paw to paw in two. */
function bounce({ g }: Brush, u: number, t: number): void {
  const down = (0.5 + 0.5 * Math.cos(t * 12)) ** 1.4
  const side = Math.cos(t * 6)
  g.translate(side * u * 0.07, -(1 - down) * u * 0.1)
  g.rotate(side * 0.07)
  g.scale(1 + 0.05 * down, 1 - 0.09 * down)
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
