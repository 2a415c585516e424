/** A range of speech in seconds. */
export type SpeechSegment = { readonly startSeconds: number; readonly endSeconds: number }

const FRAME_SECONDS = 0.02
/** Shorter gaps are part of the surrounding speech. */
const MIN_PAUSE_SECONDS = 0.3
const MIN_SPEECH_SECONDS = 0.12
/** Threshold limits relative to the 10th and the 95th percentile of the levels. */
const MIN_ABOVE_NOISE_FLOOR_DB = 9
const MAX_BELOW_PEAK_DB = 32

/** Energy-based voice activity detection with a threshold adapted to the recording. `minPauseSeconds`: shorter gaps are merged, default 0.3. */
export function detectSpeech(samples: Float32Array, sampleRate: number, minPauseSeconds = MIN_PAUSE_SECONDS): SpeechSegment[] {
  const levels = frameLevelsDb(samples, Math.round(sampleRate * FRAME_SECONDS))
  const sorted = Float32Array.from(levels).sort()
  const percentile = (fraction: number) => sorted[Math.floor((sorted.length - 1) * fraction)] ?? -100
  const threshold = Math.max(
    -55,
    percentile(0.95) - MAX_BELOW_PEAK_DB,
    Math.min(percentile(0.1) + MIN_ABOVE_NOISE_FLOOR_DB, percentile(0.95) - 12),
  )
  return mergeShortGaps(runsAboveThreshold(levels, threshold), minPauseSeconds).filter(
    (segment) => segment.endSeconds - segment.startSeconds >= MIN_SPEECH_SECONDS,
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

function mergeShortGaps(runs: readonly SpeechSegment[], minPauseSeconds: number): SpeechSegment[] {
  const joined: SpeechSegment[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last !== undefined && run.startSeconds - last.endSeconds < minPauseSeconds)
      joined[joined.length - 1] = { ...last, endSeconds: run.endSeconds }
    else joined.push(run)
  }
  return joined
}
