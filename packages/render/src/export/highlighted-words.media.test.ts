import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CaptionItem } from '@fablecut/domain/timeline/model'
import { asset, caption, timelineOf, track, video } from '../plan/testing/timeline-fixture.ts'
import { exportTimeline } from './export-timeline.ts'
import { makePlainClip } from './testing/make-sources.ts'
import { colorOf, frameOf } from './testing/measure-film.ts'

const SIZE = { width: 320, height: 180, fps: 30 }
const folder = mkdtempSync(join(tmpdir(), 'fablecut-highlighted-words-'))
const clip = join(folder, 'black.mp4')
const film = join(folder, 'film.mp4')

/** Blocks in the left and right half of the frame: white once spoken, red while they are being spoken. */
const STYLE = { color: '#FFFFFF', litColor: '#FF0000', fontSize: 60, height: 35, textShadow: 'none' }
const sung = (id: string, start: number, wordStarts: readonly number[]): CaptionItem => ({
  ...caption(id, '██ ██', start, 45, STYLE),
  caption: {
    data: { text: '██ ██', words: wordStarts.map((at) => ({ text: '██', startTimeInFrames: at, durationInFrames: 10 })) },
    style: STYLE,
  },
})

/** Two shots; the first caption is visible from frame 5 to 50 over both, the second from frame 52. */
beforeAll(async () => {
  await makePlainClip(clip, { seconds: 2, size: '320x180', color: '0x000000' })
  const shots = [video('a', 'black', 0, 30), video('b', 'black', 30, 67)]
  const words = track('words', 'file', [sung('one', 5, [5, 15]), sung('two', 52, [10, 20])])
  await exportTimeline({
    timeline: timelineOf([track('primary', 'video', shots, { isPrimary: true }), words], [asset('black')]),
    output: SIZE,
    options: { watermark: { enabled: false, type: 'logo' }, sources: { black: { hash: 'black', hasAudio: false } } },
    files: { pathOf: () => clip },
    cacheFolder: folder,
    outPath: film,
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

const HALVES = [0, 160].map((x) => ({ x, y: 60, width: 160, height: 60 }))

/** Mean brightness of a half with a spoken word. */
const LIGHT_OF_SAID = 143

function seenAt(number: number): readonly string[] {
  const frame = frameOf(film, number, SIZE)
  return HALVES.map((half) => {
    const [red, green] = colorOf(frame, half)
    if (red < 8) return 'nothing'
    if (green < red / 3) return 'lit'
    return red > LIGHT_OF_SAID * 0.9 ? 'said' : 'ahead'
  })
}

test.each([
  [1, 'nothing', 'nothing'],
  [4, 'nothing', 'nothing'],
  [5, 'ahead', 'ahead'],
  [10, 'lit', 'ahead'],
  [19, 'lit', 'ahead'],
  [20, 'said', 'lit'],
  [29, 'said', 'lit'],
  [30, 'said', 'said'],
  [49, 'said', 'said'],
  [50, 'nothing', 'nothing'],
  [52, 'ahead', 'ahead'],
  [72, 'said', 'lit'],
  [96, 'said', 'said'],
])('at frame %i the first word is %s and the second %s', (frame, first, second) => {
  expect(seenAt(frame)).toEqual([first, second])
})
