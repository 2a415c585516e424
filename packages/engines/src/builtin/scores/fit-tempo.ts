import type { Genre } from './genre.ts'

/** Whole bars up to the last chord, and the tempo at which they and its ringing fill a length exactly. */
type Fit = { readonly bars: number; readonly tempoBpm: number }

const MAX_BEND = 0.06
const STEPS = 24

/** The tempo gives way by at most 6 % from ten seconds on; the last chord rings for 0.5 s in the shortest piece and 1.6 to 6 s in others. */
export function fitTempo(durationSeconds: number, bpm: number, { meter, form }: Genre): Fit {
  const barSeconds = (meter.beats * 60) / bpm
  const shortest = Math.max(0.5, Math.min(1.6, durationSeconds * 0.14))
  const ideal = Math.max(shortest, Math.min(3.4, durationSeconds * 0.2))
  const longest = Math.max(ideal, Math.min(6, durationSeconds * 0.4))
  let best: Fit = squeezed(durationSeconds - ideal, barSeconds, meter.beats)
  let min = Infinity
  const max = Math.floor(durationSeconds / barSeconds) + 1
  for (let bars = Math.max(1, max - 6); bars <= max; bars++) {
    for (let i = -STEPS; i <= STEPS; i++) {
      const bend = 1 + (i / STEPS) * MAX_BEND
      const ring = durationSeconds - bars * barSeconds * bend
      if (ring < shortest || ring > longest) continue
      const cost = Math.abs(i / STEPS) + Math.abs(ring - ideal) / 3 + unevenness(bars, form.unit)
      if (cost < min) [min, best] = [cost, { bars, tempoBpm: bpm / bend }]
    }
  }
  return best
}

/** Very short pieces: whatever fits. */
function squeezed(playedSeconds: number, barSeconds: number, beats: number): Fit {
  const bars = Math.max(1, Math.round(playedSeconds / barSeconds))
  return { bars, tempoBpm: (bars * beats * 60) / playedSeconds }
}

/** Songs of whole sentences sound meant. */
const unevenness = (bars: number, unit: number): number =>
  (bars % 4 === 0 ? 0 : bars % 2 === 0 ? 0.25 : 0.5) + (bars > unit * 3 && bars % unit > 4 ? 0.2 : 0)
