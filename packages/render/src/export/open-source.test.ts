import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MediaInfo } from './probe-media.ts'
import { openSource } from './open-source.ts'
import { type FakeFfmpeg, fakeFfmpeg } from './testing/fake-ffmpeg.ts'

let fake: FakeFfmpeg
beforeEach(() => {
  fake = fakeFfmpeg()
})
afterEach(() => fake.remove())

const sized = (width: number) => ({ streams: [{ codec_type: 'video', width, height: 9 }] })
const files = { pathOf: (id: string): string => fake.path(id) }

test('known media info is used without probing', async () => {
  const info = { kind: 'audio' } as MediaInfo
  const known = { ...files, mediaInfoOf: (id: string) => (id === 'a' ? info : undefined) }
  expect(await openSource(known, 'a')).toEqual({ path: fake.path('a'), info })
  fake.file('b', sized(16))
  expect((await openSource(known, 'b')).info.width).toBe(16)
})

test('an unchanged file is probed once, a changed file again', async () => {
  fake.file('a', sized(16))
  expect((await openSource(files, 'a')).info.width).toBe(16)
  const first = fake.probed()
  writeFileSync(fake.path('probed'), 'nothing\n')
  expect((await openSource(files, 'a')).info.width).toBe(16)
  expect([fake.probed(), first.at(-1)]).toEqual([['nothing'], `file:${fake.path('a')}`])
  fake.file('a', sized(1600))
  expect((await openSource(files, 'a')).info.width).toBe(1600)
})

test('a missing file is rejected', async () => {
  await expect(openSource(files, 'nowhere')).rejects.toMatchObject({ code: 'ENOENT' })
})
