import { EngineRefusal } from '../engine-error.ts'
import type { ComposeRequest, Composer, Song, SongSection } from '../ports/composer.ts'
import { composeScore } from './scores/compose-score.ts'
import { performScore } from './scores/perform.ts'
import type { Score } from './scores/score.ts'
import { levelTo } from './sound/limiter.ts'
import { encodeWav } from './sound/wav.ts'

const LOUDNESS_LUFS = -20
const SHORTEST_SECONDS = 1
const LONGEST_SECONDS = 900

/** Composes and plays a song on this machine. Refuses lengths outside 1 s to 15 min. */
export function createComposer(): Composer {
  return { engine: 'builtin/composer', compose }
}

async function compose({ mood, durationSeconds, seed }: ComposeRequest): Promise<Song> {
  if (!(durationSeconds >= SHORTEST_SECONDS && durationSeconds <= LONGEST_SECONDS)) {
    throw new EngineRefusal('impossible_length', `A song lasts ${SHORTEST_SECONDS} to ${LONGEST_SECONDS} seconds, not ${durationSeconds}.`)
  }
  const score = composeScore(mood, durationSeconds, seed)
  const audio = encodeWav(levelTo(await performScore(score), LOUDNESS_LUFS))
  const { name, genre, tempoBpm } = score
  return {
    audio,
    mediaType: 'audio/wav',
    name,
    genre,
    mood,
    tempoBpm: Math.round(tempoBpm * 100) / 100,
    beatsSeconds: beatsOf(tempoBpm, durationSeconds),
    sections: sectionsOf(score),
    durationSeconds,
  }
}

/** The last section lasts until the sound does. */
function sectionsOf({ sections, tempoBpm, beatsPerBar, durationSeconds }: Score): SongSection[] {
  const secondsAt = (bar: number): number => Math.min(durationSeconds, (bar * beatsPerBar * 60) / tempoBpm)
  return sections.map(({ kind, firstBar, bars }, index) => ({
    name: kind === 'ending' ? 'outro' : kind,
    startSeconds: secondsAt(firstBar),
    endSeconds: index === sections.length - 1 ? durationSeconds : secondsAt(firstBar + bars),
  }))
}

function beatsOf(tempoBpm: number, durationSeconds: number): number[] {
  const count = Math.ceil((durationSeconds * tempoBpm) / 60 - 1e-6)
  return Array.from({ length: count }, (_, i) => Math.round((i * 60_000) / tempoBpm) / 1000)
}
