import { isTrouble, spreadSteps, type Step } from './topic-steps.ts'
import type { Stage } from './lines.ts'

/** A shot of the course: a step of the topic, or a line of its stage. */
export type Beat = { readonly step: Step } | { readonly stage: Stage | 'reaction' }

/** Two lists as one, both in their order, evenly mixed. */
export function interleave<T>(first: readonly T[], second: readonly T[]): T[] {
  const all = [first, second].flatMap((list) => list.map((item, i) => ({ item, at: (i + 0.5) / list.length })))
  return all.toSorted((a, b) => a.at - b.at).map(({ item }) => item)
}

const evenly = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]!)

/** Shots for one mishap; longer vlogs have one more for each so many. */
const SHOTS_PER_MISHAP = 14

/**
 * The shots between the hook and the goodbye, `count` in all: the steps in their order, something that goes wrong past the middle (the topic's own
 * mishap, if it has one), and what makes it good again. With more steps than shots, they are picked evenly.
 */
export function courseOf(steps: readonly Step[], count: number): Beat[] {
  const split = spreadSteps(steps, Math.max(0, count - 2))
  if (split.length >= count) return evenly(split, count).map((step) => ({ step }))
  const mishaps = Math.max(1, Math.round(count / SHOTS_PER_MISHAP))
  if (mishaps === 1) return arc(split, count, true)
  const size = (index: number): number => Math.floor(((index + 1) * count) / mishaps) - Math.floor((index * count) / mishaps)
  const share = (index: number): Step[] =>
    split.slice(Math.floor((index * split.length) / mishaps), Math.floor(((index + 1) * split.length) / mishaps))
  return Array.from({ length: mishaps }, (_, index) => arc(share(index), size(index), index === mishaps - 1)).flat()
}

const stage = (name: Stage | 'reaction'): Beat => ({ stage: name })
const told = (steps: readonly Step[]): Beat[] => steps.map((step) => ({ step }))

/** One arc: begin, steps, trouble, turn, steps, nearly. */
function arc(steps: readonly Step[], count: number, isLast: boolean): Beat[] {
  const own = steps.findIndex(isTrouble)
  const cut = own < 0 ? Math.floor(steps.length * 0.67) : own
  const mishapSteps = own < 0 ? [] : steps.slice(own, own + 1)
  const free = count - steps.length
  const mishap: Beat[] = own < 0 ? [stage('trouble'), stage('turn')] : [stage('reaction'), stage('turn')]
  // Rather than a word about the mishap the last shot shows how it ends.
  const isShort = own >= 0 && free === 3 && isLast
  const turn = own >= 0 && (free === 1 || isShort) ? [stage('turn')] : mishap.slice(0, free)
  const begin = free > 2 ? [stage('begin')] : []
  const nearly = (free > 3 || isShort) && isLast ? [stage('nearly')] : []
  const spare = Math.max(0, free - turn.length - begin.length - nearly.length)
  const before = Math.ceil(spare * 0.6)
  const middle = (length: number): Beat[] => Array.from({ length }, () => stage('middle'))
  return [
    ...begin,
    ...interleave(told(steps.slice(0, cut)), middle(before)),
    ...told(mishapSteps),
    ...turn,
    ...interleave(told(steps.slice(cut + mishapSteps.length)), middle(spare - before)),
    ...nearly,
  ]
}
