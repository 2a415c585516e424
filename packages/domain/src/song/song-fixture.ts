import type { SongFeatures, SongSectionName } from './song-features.ts'

const LOUDNESS: Readonly<Record<SongSectionName, number>> = { intro: 0.3, verse: 0.55, chorus: 0.9, bridge: 0.5, outro: 0.25 }
const PARTS = ['intro', 'verse', 'chorus', 'verse', 'chorus', 'outro'] as const

type Facts = { readonly seconds: number; readonly bpm: number; readonly firstBeatSeconds?: number }

/** For tests: a song in 4/4 with six sections that begin on downbeats; choruses are loud, and the voice never stops. */
export function buildSongFeatures({ seconds, bpm, firstBeatSeconds = 0 }: Facts): SongFeatures {
  const beatsSeconds = Array.from(
    { length: Math.max(0, Math.ceil(((seconds - firstBeatSeconds) * bpm) / 60)) },
    (_, index) => firstBeatSeconds + (index * 60) / bpm,
  )
  const barsSeconds = beatsSeconds.filter((_, index) => index % 4 === 0)
  const starts = PARTS.map((_, index) =>
    index === 0 ? 0 : (barsSeconds[Math.round((barsSeconds.length * index) / PARTS.length)] ?? seconds),
  )
  const sections = PARTS.map((name, index) => ({ name, startSeconds: starts[index] ?? 0, endSeconds: starts[index + 1] ?? seconds }))
  const steps = Array.from({ length: Math.ceil(seconds * 10) }, (_, step) => step / 10)
  const partAt = (at: number): SongSectionName => sections.find((part) => at >= part.startSeconds && at < part.endSeconds)?.name ?? 'outro'
  const energy = steps.map((at) => LOUDNESS[partAt(at)])
  return { durationSeconds: seconds, tempoBpm: bpm, beatsSeconds, barsSeconds, sections, energy, voice: steps.map(() => 1) }
}
