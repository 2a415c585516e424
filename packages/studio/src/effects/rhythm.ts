import type { Random } from '../paint/random.ts'

/** Events every `everySeconds` with `jitter`, a fraction of that; each lasts `lastsSeconds`. */
export type Rhythm = { readonly everySeconds: number; readonly jitter: number; readonly lastsSeconds: number }

/** Rhythms of sounds that are seen too: cuts, strokes and steps. */
export const ASMR_RHYTHMS = {
  cutting: { everySeconds: 1.25, jitter: 0.16, lastsSeconds: 0.6 },
  slime: { everySeconds: 1.6, jitter: 0.2, lastsSeconds: 1.3 },
  smear: { everySeconds: 1.15, jitter: 0.15, lastsSeconds: 0.95 },
  magicpens: { everySeconds: 0.62, jitter: 0.3, lastsSeconds: 0.5 },
  bedroom: { everySeconds: 2.4, jitter: 0.3, lastsSeconds: 1.5 },
  upstairs: { everySeconds: 0.78, jitter: 0.06, lastsSeconds: 0.35 },
} as const satisfies Readonly<Record<string, Rhythm>>

/** Seconds at which the events of a rhythm begin. Those that would not end in time are left out, but the first. */
export function rhythmTimes({ everySeconds, jitter, lastsSeconds }: Rhythm, seconds: number, random: Random): number[] {
  const first = Math.min(0.15, seconds / 10)
  const times: number[] = []
  for (let at = first; at === first || at + lastsSeconds < seconds; at += everySeconds * (1 + (random() - 0.5) * 2 * jitter)) times.push(at)
  return times
}

/** Seed of the times of an effect: apart from that of its sounds, so that pictures can follow them. */
export const rhythmSeed = (kind: string, seed: number): string => `${kind} ${seed} times`
