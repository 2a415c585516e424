import type { GainPoint, AudioSpan } from './model.ts'

/** How far music steps back under speech, in dB, and how long each way takes. */
export const DUCK_DB = -10
const RAMP_SECONDS = 0.25
/** Between two lines that are closer than this, music stays down: it would only pump. */
const BRIDGE_SECONDS = 0.8

type Range = { readonly start: number; readonly end: number }

function mergeClose(ranges: readonly Range[], gap: number): Range[] {
  const joined: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && range.start - last.end <= gap) joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    else joined.push(range)
  }
  return joined
}

/** Down before the first word, up after the last: `1 -> duck` over the ramp ending at the voice's start, back over the ramp after its end. */
export function musicGainUnder(sounds: readonly AudioSpan[], fps: number): GainPoint[] {
  const ramp = Math.max(1, Math.round(RAMP_SECONDS * fps))
  const ducked = 10 ** (DUCK_DB / 20)
  const voices = sounds.filter((sound) => sound.kind === 'voiceover').map((sound) => ({ start: sound.startFrame, end: sound.endFrame }))
  return mergeClose(voices, Math.round(BRIDGE_SECONDS * fps)).flatMap(({ start, end }) => [
    { frame: start - ramp, gain: 1 },
    { frame: start, gain: ducked },
    { frame: end, gain: ducked },
    { frame: end + ramp, gain: 1 },
  ])
}

/** The gain at a frame (fractions allowed); 1 where no point says otherwise. */
export function gainAt(points: readonly GainPoint[], frame: number): number {
  const after = points.findIndex((point) => point.frame > frame)
  const next = points[after]
  const previous = after === -1 ? points.at(-1) : points[after - 1]
  if (!previous) return next?.gain ?? 1
  if (!next) return previous.gain
  const part = (frame - previous.frame) / (next.frame - previous.frame)
  return previous.gain + (next.gain - previous.gain) * part
}
