import type { PlanMood } from '../shot-plan.ts'

export type ArcPart = 'opening' | 'passage' | 'tension' | 'climax' | 'resolution'

/** A passage of a story, in seconds of its film; the next begins where it ends. `intensity`: 0 to 1. */
export type ArcPassage = { readonly startSeconds: number; readonly part: ArcPart; readonly intensity: number }

/** A shot as music hears it. */
export type ArcShot = { readonly mood: PlanMood; readonly seconds: number }

const INTENSITY: Readonly<Record<PlanMood, number>> = { calm: 0.4, happy: 0.58, tense: 0.66, sad: 0.3, wonder: 0.55, epic: 0.8 }
/** Shorter passages are no passages for music. */
const MIN_SECONDS = 5
/** Where stories of one mood rise and close, as parts of the film, and how much more or less intense they are then. */
const EVEN_ARC = [
  { from: 0, part: 'opening', change: -0.14 },
  { from: 0.16, part: 'passage', change: 0 },
  { from: 0.5, part: 'climax', change: 0.24 },
  { from: 0.82, part: 'resolution', change: -0.02 },
] as const satisfies readonly { readonly from: number; readonly part: ArcPart; readonly change: number }[]

/**
 * The arc of a story for its music: passages of one mood from cut to cut, the most intense late one the climax, the last the resolution. A story of one mood
 * rises towards its second half and closes. Deterministic.
 */
export function arcOf(shots: readonly ArcShot[]): ArcPassage[] {
  const total = shots.reduce((sum, { seconds }) => sum + seconds, 0)
  if (total <= 0) return []
  const runs = mergeShort(runsOf(shots), total)
  return runs.length < 3 ? evenArc(shots, total, runs) : partsOf(runs)
}

type Run = { readonly startSeconds: number; readonly seconds: number; readonly intensity: number; readonly isTense: boolean }

function runsOf(shots: readonly ArcShot[]): Run[] {
  const runs: Run[] = []
  let startSeconds = 0
  for (const { mood, seconds } of shots) {
    const last = runs.at(-1)
    const [intensity, isTense] = [INTENSITY[mood], mood === 'tense']
    if (last?.intensity === intensity) runs[runs.length - 1] = { ...last, seconds: last.seconds + seconds }
    else runs.push({ startSeconds, seconds, intensity, isTense })
    startSeconds += seconds
  }
  return runs
}

/** Runs of at least five seconds (less in short films); shorter ones join the neighbour that is most like them. */
function mergeShort(runs: readonly Run[], total: number): Run[] {
  const minSeconds = Math.min(MIN_SECONDS, total / 4)
  const merged = [...runs]
  while (merged.length > 1) {
    const index = merged.findIndex(({ seconds }) => seconds < minSeconds)
    if (index < 0) break
    const run = merged[index]!
    const [before, after] = [merged[index - 1], merged[index + 1]]
    const likeness = (other: Run | undefined) => (other ? Math.abs(other.intensity - run.intensity) : Infinity)
    const first = likeness(before) <= likeness(after) ? index - 1 : index
    merged.splice(first, 2, joined(merged[first]!, merged[first + 1]!))
  }
  return merged
}

const joined = (a: Run, b: Run): Run => {
  const seconds = a.seconds + b.seconds
  const intensity = (a.intensity * a.seconds + b.intensity * b.seconds) / seconds
  return { startSeconds: a.startSeconds, seconds, intensity, isTense: a.seconds >= b.seconds ? a.isTense : b.isTense }
}

function partsOf(runs: readonly Run[]): ArcPassage[] {
  const later = runs.slice(1)
  const climax = 1 + later.reduce((best, { intensity }, i) => (intensity >= later[best]!.intensity ? i : best), 0)
  return runs.map(({ startSeconds, intensity, isTense }, i) => {
    const isLast = i === runs.length - 1
    const part: ArcPart =
      i === 0 ? 'opening' : i === climax ? 'climax' : isLast ? 'resolution' : isTense && i < climax ? 'tension' : 'passage'
    // A passage more is a step further into the story.
    const change = i === 0 ? -0.08 : i === climax ? 0.12 : i < climax ? 0.04 * i : 0
    return { startSeconds, part, intensity: bounded(intensity + change) }
  })
}

function evenArc(shots: readonly ArcShot[], total: number, runs: readonly Run[]): ArcPassage[] {
  const cuts = shots.map((_, i) => shots.slice(0, i).reduce((sum, { seconds }) => sum + seconds, 0))
  const nearest = (at: number): number => cuts.reduce((best, cut) => (Math.abs(cut - at) < Math.abs(best - at) ? cut : best), 0)
  const moodAt = (at: number): number => runs.findLast(({ startSeconds }) => startSeconds <= at + 1e-6)!.intensity
  return EVEN_ARC.map(({ from, part, change }) => {
    const startSeconds = nearest(from * total)
    return { startSeconds, part, intensity: bounded(moodAt(startSeconds) + change) }
  }).filter(({ startSeconds }, i, all) => i === 0 || startSeconds > all[i - 1]!.startSeconds)
}

const bounded = (intensity: number): number => Math.min(1, Math.max(0.1, intensity))
