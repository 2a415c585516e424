import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { probeMedia } from '@fablecut/render/export/probe-media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Studio, openStudio } from '../testing/studio.ts'
import { uploadSong } from '../testing/upload-song.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
  await studio.worker()
})
afterAll(() => studio.close())

type Story = Awaited<ReturnType<Studio['story']>>
const itemsOf = (story: Story, predicate: (track: Story['video_editor_timeline']['tracks'][number]) => boolean): readonly TimelineItem[] =>
  story.video_editor_timeline.tracks.find(predicate)?.items ?? []
const picturesOf = (story: Story) => itemsOf(story, ({ isPrimary }) => isPrimary)

function expectCutsOnBeats(story: Story, beats: readonly number[]): void {
  expect(picturesOf(story).length).toBeGreaterThan(1)
  for (const { startTimeInFrames } of picturesOf(story).slice(1)) {
    const off = Math.min(...beats.map((beat) => Math.abs(beat - startTimeInFrames / 30)))
    expect(off, `seconds between the cut at frame ${startTimeInFrames} and a beat`).toBeLessThan(0.07)
  }
}

test('a lyrics video without clips is cut on its beats and shows the pasted lyrics in time, at its price', async () => {
  const userId = await studio.account()
  const song = await uploadSong(studio, userId, 12)
  const lyrics = '[00:01.00]The harbour sleeps in glass\n[00:05.50]and every light is ours\n[00:09.00]'
  const request = { video_type: 'lyrics-video', video_consistent_style: 'vaporwave', skip_video_generation: true, aspect_ratio: '9:16' }
  const end = await studio.follow(await studio.startMusic(userId, { ...request, music_url: song.url, music_duration: 3, lyrics }))
  expect(end.status).toBe('completed')
  const story = end.story!
  expect(story).toMatchObject({ category_id: 'music_video', title: 'My song' })
  expect(story.category_inputs).toMatchObject({ video_type: 'lyrics-video', num_shots: 3, music_duration: 12, style: 'vaporwave' })
  expect(picturesOf(story).map(({ type }) => type)).toEqual(['image', 'image', 'image'])
  expectCutsOnBeats(story, song.beats)
  expect(itemsOf(story, ({ subtype }) => subtype === 'music')[0]).toMatchObject({ startTimeInFrames: 0, durationInFrames: 360 })
  const captions = itemsOf(story, ({ subtype }) => subtype === 'caption')
  const shownWords = captions.flatMap((item) => {
    if (item.type !== 'caption') return []
    const { text, words } = item.caption.data
    return [{ text, at: item.startTimeInFrames + (words?.[0]?.startTimeInFrames ?? 0) }]
  })
  expect(shownWords.map(({ text }) => text).join(' ')).toBe('The harbour sleeps in glass and every light is ours')
  expect([shownWords[0]!.at, shownWords.find(({ text }) => text.startsWith('and'))!.at]).toEqual([30, 165])
  expect(story.video_editor_timeline.globalConfig.captions.style?.fontSize).toBeGreaterThan(30)
  expect(await probeMedia(await studio.film(story.id))).toMatchObject({ width: 180, height: 320, durationSeconds: 12 })
  expect(await studio.money(userId)).toMatchObject({ available: 3000 - 100, held: 0 })
})

test('a song and a character become a film of moving pictures, cut on the beat', async () => {
  const userId = await studio.account()
  const song = await uploadSong(studio, userId, 10)
  const character = { id: 'poppy', name: 'Poppy', type: 'premade' }
  const end = await studio.follow(await studio.startMusic(userId, { video_type: 'singing-dancing', character, music_url: song.url }))
  expect(end.status).toBe('completed')
  const story = end.story!
  expect(picturesOf(story).map(({ type }) => type)).toEqual(picturesOf(story).map(() => 'video'))
  expect(story.video_editor_timeline.tracks.map(({ subtype }) => subtype)).toEqual([undefined, 'music'])
  expectCutsOnBeats(story, song.beats)
  expect(await probeMedia(await studio.film(story.id))).toMatchObject({ width: 320, height: 180, durationSeconds: 10 })
})

test('a silent file fails and refunds everything', async () => {
  const userId = await studio.account()
  const silence = execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'anullsrc=d=4', '-f', 'mp3', '-'])
  const song = await studio.upload(userId, 'silence.mp3', silence)
  const end = await studio.follow(await studio.startMusic(userId, { music_url: song }))
  expect(end.status).toBe('failed:creating_story')
  expect(await studio.money(userId)).toMatchObject({ available: 3000, held: 0, sum: 3000 })
})

test('a file with a forged duration fails instead of being charged as a shorter one', async () => {
  const userId = await studio.account()
  const file = path.join(os.tmpdir(), `hiding-${process.pid}.m4a`)
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'sine=d=12', '-c:a', 'aac', file])
  const song = readFileSync(file)
  rmSync(file)
  forgeDuration(song)
  const end = await studio.follow(await studio.startMusic(userId, { music_url: await studio.upload(userId, 'song.m4a', song) }))
  expect([end.status, end.story?.status_message]).toEqual(['failed:creating_story', expect.stringContaining('longer than its file says')])
  expect(await studio.money(userId)).toMatchObject({ available: 3000, held: 0 })
})

/** Forges an M4A: every packet claims one sample, and the edit list is hidden. */
function forgeDuration(file: Buffer): void {
  file.write('free', file.indexOf('edts'), 'latin1')
  const times = file.indexOf('stts')
  for (let entry = 0; entry < file.readUInt32BE(times + 8); entry += 1) file.writeUInt32BE(1, times + 16 + 8 * entry)
}
