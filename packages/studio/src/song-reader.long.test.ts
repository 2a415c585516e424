import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Song } from '@fablecut/generation/ports/composer'
import { createComposer } from './composer.ts'
import { createSongReader } from './song-reader.ts'
import { songById, SONGS, type LibrarySong } from './songs/library.ts'

const reader = createSongReader()
const composer = createComposer()
const WITHIN_SECONDS = 0.07

test('beats, bars and parts of a song of every kind, as a table', async () => {
  const genres = [...new Set(SONGS.map(({ genre }) => genre))]
  const rows: Row[] = []
  for (const genre of genres) {
    const song = SONGS.find((one) => one.genre === genre)!
    rows.push(await measure(song))
  }
  const mean = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  const total = (of: (row: Row) => readonly number[], i: number) => rows.reduce((sum, row) => sum + of(row)[i]!, 0)
  console.log(`measured: beats of a song of each kind, F-measure within 70 ms | ${mean(({ beats }) => beats).toFixed(2)}`)
  const found = `${total(({ recall }) => recall, 0)} of ${total(({ recall }) => recall, 1)}`
  const sound = `${total(({ precision }) => precision, 0)} of ${total(({ precision }) => precision, 1)}`
  writeFileSync(join(import.meta.dirname, '../../../docs/measured/song-reading.md'), reportPage(rows, found, sound))
  expect(mean(({ beats }) => beats)).toBeGreaterThan(0.9)
  expect(mean(({ bars }) => bars)).toBeGreaterThan(0.7)
})

type Row = {
  readonly genre: string
  readonly composedTempo: number
  readonly detectedTempo: number | null
  readonly metricalLevel: string
  readonly beats: number
  readonly bars: number
  readonly recall: readonly [number, number]
  readonly precision: readonly [number, number]
}

async function measure({ id, genre }: LibrarySong): Promise<Row> {
  const song = await composer.compose({ mood: 'calm', seed: 1, durationSeconds: 60, songId: id })
  const { reading } = await reader.analyzeSong(song.audio, null)
  const beatsPerBar = songById(id)!.plan.genre.meter.beats
  const [metricalLevel, beats] = bestMetricalLevel(reading.beatsSeconds, song.beatsSeconds)
  const bars = song.beatsSeconds.filter((_, i) => i % beatsPerBar === 0)
  const [own, heard] = [boundariesOf(song.sections), boundariesOf(reading.sections)]
  const bar = (60 / song.tempoBpm) * beatsPerBar
  return {
    genre,
    composedTempo: song.tempoBpm,
    detectedTempo: reading.tempoBpm,
    metricalLevel,
    beats,
    bars: countNear(reading.barsSeconds, bars, WITHIN_SECONDS) / Math.max(1, reading.barsSeconds.length),
    recall: [countNear(own, heard, bar), own.length],
    precision: [countNear(heard, own, bar), heard.length],
  }
}

/** Where the next name begins. */
const boundariesOf = (sections: Song['sections']): number[] =>
  sections.filter(({ name }, i) => i > 0 && name !== sections[i - 1]!.name).map(({ startSeconds }) => startSeconds)

const countNear = (times: readonly number[], others: readonly number[], within: number): number =>
  times.filter((time) => others.some((other) => Math.abs(other - time) <= within)).length

/** Half and double count as beats too: the table says which. */
function bestMetricalLevel(heard: readonly number[], beats: readonly number[]): readonly [string, number] {
  const levels = {
    '': beats,
    half: beats.filter((_, i) => i % 2 === 0),
    'half, off': beats.filter((_, i) => i % 2 === 1),
    double: beats.flatMap((beat, i) => (i + 1 < beats.length ? [beat, (beat + beats[i + 1]!) / 2] : [beat])),
  }
  const scored = Object.entries(levels).map(([name, times]) => [name, fMeasure(heard, times)] as const)
  return scored.reduce((best, next) => (next[1] > best[1] ? next : best))
}

function fMeasure(heard: readonly number[], beats: readonly number[]): number {
  const [right, found] = [countNear(heard, beats, WITHIN_SECONDS), countNear(beats, heard, WITHIN_SECONDS)]
  const [precision, recall] = [right / Math.max(1, heard.length), found / Math.max(1, beats.length)]
  return (2 * precision * recall) / Math.max(1e-9, precision + recall)
}

const percent = (part: number): string => `${Math.round(part * 100)} %`

const reportPage = (rows: readonly Row[], found: string, sound: string) => `# How well songs are read

One song of each kind in the library, composed for a minute and read as if nothing was known of it, against the composer's own beats, bars and parts.
Beats: F-measure within 70 ms, against every second beat or twice as many where that fits better (\`level\`). Bars: part of the heard bars that begin where one was written. Parts: borders heard within a bar / written.

Repeat: \`npm run test:long -- counts\`; it writes this page.

| kind | tempo, written / heard | level | beats | bars | parts |
|---|---|---|---|---|---|
${rows.map((row) => `| ${row.genre} | ${row.composedTempo} / ${row.detectedTempo ?? '-'} | ${row.metricalLevel} | ${percent(row.beats)} | ${percent(row.bars)} | ${row.recall.join(' / ')} |`).join('\n')}

Borders of parts: ${found} found; ${sound} of those heard are where one was written.
`
