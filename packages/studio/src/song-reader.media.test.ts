import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createComposer } from './composer.ts'
import { makeEffect } from './effects/make-effect.ts'
import { createNarrator } from './narrator.ts'
import { createSongReader } from './song-reader.ts'
import { runFfmpeg } from './sound/ffmpeg.ts'
import { encodeWav } from './sound/wav.ts'

const reader = createSongReader()
const RATE = 22_050

/** Click track with decaying tones at `times`, in seconds. */
function clicks(times: readonly number[], durationSeconds: number): Uint8Array {
  const samples = new Float32Array(durationSeconds * RATE)
  for (const time of times)
    for (let i = 0; i < 0.04 * RATE; i++) {
      const at = Math.round(time * RATE) + i
      if (at < samples.length) samples[at]! += 0.6 * Math.exp(-i / (0.008 * RATE)) * Math.sin((2 * Math.PI * 900 * i) / RATE)
    }
  return encodeWav({ sampleRate: RATE, channels: [samples] })
}

const recall = (beats: readonly number[], heard: readonly number[], within: number) =>
  beats.filter((beat) => heard.some((time) => Math.abs(time - beat) <= within)).length / beats.length

test('beats of an accelerating click track are detected within 20 ms', async () => {
  const times: number[] = []
  for (let time = 0.5; time < 24; time += 60 / (96 + time * 0.5)) times.push(time)
  const { reading } = await reader.analyzeSong(clicks(times, 25), null)
  expect(recall(times, reading.beatsSeconds, 0.02)).toBeGreaterThan(0.95)
  expect(recall(reading.beatsSeconds, times, 0.02)).toBeGreaterThan(0.9)
  expect(reading.barsSeconds.every((bar) => reading.beatsSeconds.includes(bar))).toBe(true)
})

test('analysis of a composed song matches its beats, bars and sections', async () => {
  const song = await createComposer().compose({ mood: 'hopeful', seed: 1, durationSeconds: 30, songId: 'bicycle-weather' })
  const { reading, visemes } = await reader.analyzeSong(song.audio, null)
  expect(reading.durationSeconds).toBeCloseTo(30, 1)
  expect(reading.tempoBpm).toBeCloseTo(song.tempoBpm, 0)
  expect(recall(song.beatsSeconds, reading.beatsSeconds, 0.03)).toBeGreaterThan(0.95)
  const bars = song.beatsSeconds.filter((_, i) => i % 4 === 0)
  expect(recall(reading.barsSeconds, bars, 0.05)).toBeGreaterThan(0.95)
  expect(reading.sections[0]!.startSeconds).toBe(0)
  expect(reading.sections.at(-1)!.endSeconds).toBe(reading.durationSeconds)
  reading.sections.slice(1).forEach(({ startSeconds }, i) => expect(startSeconds).toBe(reading.sections[i]!.endSeconds))
  for (const row of [reading.energy, reading.voice]) {
    expect(row).toHaveLength(300)
    expect(Math.max(...row)).toBeGreaterThan(0.8)
    expect(Math.min(...row)).toBeGreaterThanOrEqual(0)
  }
  expect(new Set(visemes.map(({ shape }) => shape)).size).toBeGreaterThan(2)
  for (const { startSeconds, endSeconds } of visemes) expect(endSeconds - startSeconds).toBeLessThanOrEqual(0.21)

  const known = await reader.analyzeSong(song.audio, { ...song, hasVoice: false })
  expect(known.visemes).toEqual([])
  expect(known.reading.beatsSeconds).toEqual(song.beatsSeconds)
  expect(known.reading.sections).toEqual(song.sections)
  expect(known.reading.barsSeconds).toEqual(bars)
})

test('speech and wind have no beats; lyrics are aligned with a voice', async () => {
  const wind = makeEffect({ kind: 'wind', durationSeconds: 12, seed: 4 }).audio
  const analysis = await reader.analyzeSong(wind, null)
  expect([analysis.reading.tempoBpm, analysis.reading.beatsSeconds, analysis.reading.barsSeconds]).toEqual([null, [], []])
  const lines = ['The harbour was quiet when the boat came home.', 'Nobody had seen a light on the hill.']
  const spoken = await createNarrator().doGenerate({ text: lines.join(' '), voice: 'rowan' })
  const audio = spoken.audio as Uint8Array
  const { reading } = await reader.analyzeSong(audio, null)
  expect(reading.tempoBpm).toBeNull()
  const sung = await reader.timeLyrics({ audio, lines: lines.map((text) => ({ text })), reading })
  const said = (spoken.providerMetadata!['fablecut'] as { words: { startSeconds: number }[] }).words
  const off = sung.flatMap(({ words }) => words).map((word, i) => Math.abs(word.startSeconds - said[i]!.startSeconds))
  expect(off.filter((seconds) => seconds < 0.15).length).toBeGreaterThan(off.length * 0.8)
})

test('lyrics are read from tags, and files without audio are refused', async () => {
  const click = clicks([0.5, 1, 1.5], 2)
  const path = join(mkdtempSync(join(tmpdir(), 'fablecut-tags-')), 'song')
  for (const [format, codec] of [
    ['mp3', 'libmp3lame'],
    ['ogg', 'libvorbis'],
    // Its index is written behind the sound.
    ['ipod', 'aac'],
  ]) {
    await runFfmpeg(['-i', 'pipe:0', '-metadata', 'lyrics=One = two; #three\nfour', '-c:a', codec!, '-f', format!, '-y', path], click)
    const { taggedLyrics, reading } = await reader.analyzeSong(readFileSync(path), null)
    expect(taggedLyrics).toBe('One = two; #three\nfour')
    expect(reading.durationSeconds).toBeCloseTo(2, 0)
  }
  expect((await reader.analyzeSong(click, null)).taggedLyrics).toBeNull()
  await expect(reader.analyzeSong(Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/hostname\n'), null)).rejects.toMatchObject({
    code: 'not_a_sound',
  })
  await expect(reader.analyzeSong(new Uint8Array(0), null)).rejects.toMatchObject({ code: 'not_a_sound' })
  await expect(reader.analyzeSong(clicks([], 2), null)).rejects.toMatchObject({ name: 'EngineRefusal', code: 'silent' })
})

test('synchronised lyrics of an MP3 tag keep their times', async () => {
  const mp3 = await runFfmpeg(['-i', 'pipe:0', '-id3v2_version', '0', '-f', 'mp3', 'pipe:1'], clicks([0.5, 1], 2))
  const line = (text: string, milliseconds: number) => Buffer.concat([Buffer.from(`${text}\0`), uint32(milliseconds)])
  const body = Buffer.concat([
    Buffer.from([3]),
    Buffer.from('eng'),
    Buffer.from([2, 1, 0]),
    line('Here we go', 500),
    line('\nand again', 61_250),
  ])
  const frame = Buffer.concat([Buffer.from('SYLT'), uint32(body.length), Buffer.from([0, 0]), body])
  const tag = Buffer.concat([Buffer.from('ID3\u0003\0\0', 'latin1'), Buffer.from([0, 0, 0, frame.length]), frame])
  const { taggedLyrics } = await reader.analyzeSong(Buffer.concat([tag, mp3]), null)
  expect(taggedLyrics).toBe('[00:00.50] Here we go\n[01:01.25] and again')
})

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
