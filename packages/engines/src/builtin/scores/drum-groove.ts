export type Groove = 'none' | 'shaker' | 'toy' | 'pop' | 'cinematic' | 'tick' | 'lofi' | 'synth'

/** One hit: a General MIDI drum, when in the bar (beats), how strong (0..1). */
type Hit = { readonly drum: number; readonly beat: number; readonly force: number }

const KICK = 36
const SIDE_STICK = 37
const SNARE = 38
const CLAP = 39
const CLOSED_HAT = 42
const OPEN_HAT = 46
const LOW_TOM = 41
const MID_TOM = 45
const HIGH_TOM = 48
const CRASH = 49
const RIDE = 51
const TAMBOURINE = 54
const SHAKER = 82
const HIGH_BLOCK = 76
const LOW_BLOCK = 77
const TRIANGLE = 81

type BarOfDrums = {
  readonly bar: number
  /** 0..1: how much of the kit plays. */
  readonly intensity: number
  /** The last bar of a section: a fill leads on. */
  readonly fill: boolean
  /** The first bar of a section. */
  readonly opens: boolean
}

/** What the drums play in one bar of four beats. */
export function drumBar(groove: Groove, bar: BarOfDrums): Hit[] {
  if (groove === 'none') return []
  const hits = GROOVES[groove](bar)
  return bar.fill ? [...hits.filter((hit) => hit.beat < 3), ...FILLS[groove]] : hits
}

const on = (drum: number, beats: readonly number[], force: number): Hit[] => beats.map((beat) => ({ drum, beat, force }))
const every = (drum: number, step: number, force: number, accent: number): Hit[] =>
  Array.from({ length: Math.round(4 / step) }, (_, i) => ({ drum, beat: i * step, force: Number.isInteger(i * step) ? accent : force }))

const GROOVES: Readonly<Record<Exclude<Groove, 'none'>, (bar: BarOfDrums) => Hit[]>> = {
  shaker: ({ intensity }) => [
    ...every(SHAKER, 0.5, 0.4, 0.58),
    ...(intensity > 0.6 ? [...on(KICK, [0, 2], 0.6), ...on(TAMBOURINE, [1, 3], 0.5)] : on(KICK, [0], 0.5)),
  ],
  toy: ({ intensity, bar }) => [
    ...on(HIGH_BLOCK, bar % 2 === 0 ? [0, 1.5, 3] : [0.5, 2, 3.5], 0.55),
    ...on(LOW_BLOCK, [1, 2.5], 0.5),
    ...(intensity > 0.6 ? [...on(KICK, [0, 2], 0.6), ...on(TRIANGLE, [1, 3], 0.45)] : []),
  ],
  pop: ({ intensity, bar, opens }) => [
    ...every(intensity > 0.8 ? OPEN_HAT : CLOSED_HAT, intensity > 0.8 ? 1 : 0.5, 0.42, 0.58),
    ...on(KICK, bar % 2 === 0 ? [0, 2, 2.5] : [0, 1.5, 2.5], 0.85),
    ...(intensity > 0.45 ? on(SNARE, [1, 3], 0.78) : on(SIDE_STICK, [1, 3], 0.6)),
    ...(opens && intensity > 0.8 ? on(CRASH, [0], 0.7) : []),
  ],
  cinematic: ({ intensity, bar, opens }) => [
    ...on(LOW_TOM, bar % 2 === 0 ? [0, 2.5] : [0, 1.5, 3], 0.8),
    ...(intensity > 0.6 ? [...on(MID_TOM, [1, 1.5, 3.5], 0.6), ...on(KICK, [0, 2], 0.9)] : on(KICK, [0], 0.7)),
    ...(opens && intensity > 0.6 ? on(CRASH, [0], 0.75) : []),
  ],
  tick: ({ intensity, bar }) => [
    ...every(CLOSED_HAT, 0.5, 0.3, 0.44),
    ...(intensity > 0.5 ? on(KICK, bar % 2 === 0 ? [0] : [0, 0.5], 0.8) : []),
    ...(intensity > 0.8 ? on(LOW_TOM, [2, 3.5], 0.6) : []),
  ],
  lofi: ({ intensity, bar }) => [
    ...every(CLOSED_HAT, 0.5, 0.34, 0.46),
    ...on(KICK, bar % 2 === 0 ? [0, 2.5] : [0, 1.75, 2.5], 0.76),
    ...on(intensity > 0.6 ? SNARE : SIDE_STICK, [1, 3], 0.58),
  ],
  synth: ({ intensity, opens }) => [
    ...on(KICK, [0, 1, 2, 3], 0.88),
    ...(intensity > 0.45 ? [...on(SNARE, [1, 3], 0.76), ...on(CLAP, [1, 3], 0.6)] : []),
    ...every(CLOSED_HAT, intensity > 0.8 ? 0.25 : 0.5, 0.36, 0.5),
    ...(intensity > 0.6 ? on(OPEN_HAT, [0.5, 1.5, 2.5, 3.5], 0.4) : []),
    ...(opens && intensity > 0.6 ? on(CRASH, [0], 0.7) : []),
  ],
}

const FILLS: Readonly<Record<Exclude<Groove, 'none'>, readonly Hit[]>> = {
  shaker: [...on(TAMBOURINE, [3, 3.25, 3.5, 3.75], 0.5)],
  toy: [...on(HIGH_BLOCK, [3, 3.5], 0.6), ...on(LOW_BLOCK, [3.25, 3.75], 0.6)],
  pop: [...on(SNARE, [3, 3.25], 0.65), ...on(HIGH_TOM, [3.5], 0.75), ...on(MID_TOM, [3.75], 0.8)],
  cinematic: [3, 3.25, 3.5, 3.75].map((beat, i) => ({ drum: MID_TOM, beat, force: 0.5 + i * 0.13 })),
  tick: [...on(LOW_TOM, [3, 3.5], 0.7)],
  lofi: [...on(SIDE_STICK, [3, 3.75], 0.5), ...on(RIDE, [3.5], 0.4)],
  synth: [...on(SNARE, [3, 3.25, 3.5, 3.75], 0.74)],
}
