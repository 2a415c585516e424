/** A stretch in which somebody speaks. */
export type SpeechSegment = { readonly startSeconds: number; readonly endSeconds: number }

const FRAME_SECONDS = 0.02
/** Silences shorter than this belong to the speech around them. */
const MIN_PAUSE_SECONDS = 0.3
const MIN_SPEECH_SECONDS = 0.12
/** How far above the quiet parts speech has to be, and how far below the loud parts it may be. */
const MIN_ABOVE_NOISE_FLOOR_DB = 9
const MAX_BELOW_PEAK_DB = 32

/** Where a sound is loud enough for speech, by its energy between the quiet and the loud parts of the same sound. */
export function detectSpeech(samples: Float32Array, sampleRate: number, shortestPauseSeconds = MIN_PAUSE_SECONDS): SpeechSegment[] {
  const levels = frameLevelsDb(samples, Math.round(sampleRate * FRAME_SECONDS))
  const sorted = Float32Array.from(levels).sort()
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? -100
  const threshold = Math.max(-55, at(0.95) - MAX_BELOW_PEAK_DB, Math.min(at(0.1) + MIN_ABOVE_NOISE_FLOOR_DB, at(0.95) - 12))
  return mergeShortGaps(runsAboveThreshold(levels, threshold), shortestPauseSeconds).filter(
    (slot) => slot.endSeconds - slot.startSeconds >= MIN_SPEECH_SECONDS,
  )
}

function frameLevelsDb(samples: Float32Array, frame: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / frame) }, (_, i) => {
    let sum = 1e-10
    for (let k = i * frame; k < (i + 1) * frame; k++) sum += samples[k]! ** 2
    return 10 * Math.log10(sum / frame)
  })
}

function runsAboveThreshold(levels: Float32Array, threshold: number): SpeechSegment[] {
  const runs: SpeechSegment[] = []
  let start = -1
  for (let i = 0; i <= levels.length; i++) {
    const loud = i < levels.length && levels[i]! > threshold
    if (loud && start < 0) start = i
    if (loud || start < 0) continue
    runs.push({ startSeconds: start * FRAME_SECONDS, endSeconds: i * FRAME_SECONDS })
    start = -1
  }
  return runs
}

function mergeShortGaps(runs: readonly SpeechSegment[], shortestPauseSeconds: number): SpeechSegment[] {
  const joined: SpeechSegment[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last !== undefined && run.startSeconds - last.endSeconds < shortestPauseSeconds)
      joined[joined.length - 1] = { ...last, endSeconds: run.endSeconds }
    else joined.push(run)
  }
  return joined
}
