import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeFfmpeg, fakeFfmpeg } from '../testing/fake-ffmpeg.ts'
import { masterAudio } from './master-audio.ts'

const FILM = { totalFrames: 90, fps: 30 }
let fake: FakeFfmpeg
beforeEach(() => {
  fake = fakeFfmpeg()
})
afterEach(() => fake.remove())

/** Each run measures so. An encoding is two runs: it is made, then measured. */
function measures(...loudness: (readonly [lufs: number, peak: number])[]): void {
  loudness.forEach(([lufs, peak], index) =>
    fake.answer(index + 1, `printf '[ebur128@sound @ 0] Summary:\\n    I: ${lufs} LUFS\\n    Peak: ${peak} dBFS\\n' >&2`),
  )
}
const master = (lufs: number, truePeakDb: number) => masterAudio('/mix.f32', { lufs, truePeakDb }, fake.path('out.m4a'), FILM)

/** The filter of each run that shapes the sound, without its measuring end. */
const filters = () => fake.runs().flatMap((args) => args.filter((arg) => arg.startsWith('volume=')))
const gains = () => filters().map((filter) => Number(/volume=(-?[\d.]+)dB/u.exec(filter)?.[1]))
const ceilings = () =>
  filters().map((filter) => (filter.includes('alimiter') ? 20 * Math.log10(Number(/limit=([\d.]+)/u.exec(filter)?.[1])) : null))

describe('a quiet mix without loud peaks', () => {
  test('is brought to -16 LUFS without a limiter, encoded once and measured', async () => {
    measures([0, 0], [-16.2, -6])
    const { loudness, cpuSeconds } = await master(-20, -12)
    expect([gains(), ceilings(), loudness, cpuSeconds]).toEqual([[4], [null], { lufs: -16.2, truePeakDb: -6 }, 0.75])
    expect(filters()[0]).toBe('volume=4.00dB,apad=whole_len=144000,atrim=end_sample=144000')
    expect(fake.runs()[1]).toContain(`file:${fake.path('out.m4a')}`)
  })

  test('is encoded as AAC at 48 kHz in stereo', async () => {
    measures([0, 0], [-16, -6])
    await master(-20, -12)
    const [args = []] = fake.runs()
    expect(args.slice(args.indexOf('-c:a'), args.indexOf('-map_metadata'))).toEqual(
      '-c:a aac -aac_coder fast -b:a 192k -ar 48000 -ac 2'.split(' '),
    )
    expect(args.at(-1)).toBe(fake.path('out.m4a'))
  })
})

describe('a mix whose peaks would be too high', () => {
  test('is limited at -1.9 dB; the make-up gain is determined before encoding', async () => {
    measures([-17, -2], [-16.3, -2], [0, 0], [-16.1, -1.5])
    await master(-20, -4)
    expect(gains()).toEqual([4, 5, 5])
    for (const ceiling of ceilings()) expect(ceiling).toBeCloseTo(-1.9, 2)
    const limiter = 'alimiter=limit=0\\.803526:level=false:attack=5:release=80:latency=true'
    expect(filters()[1]).toMatch(new RegExp(`^volume=5.00dB,${limiter},apad=`, 'u'))
    expect(filters()[2]).toMatch(new RegExp(`^volume=5.00dB,aresample=192000,${limiter},aresample=48000,apad=`, 'u'))
  })

  test('is limited from just above the ceiling', async () => {
    measures([0, 0], [-16, -3])
    await master(-20, -5.9)
    expect(ceilings()).toEqual([null])
  })

  test('is measured at most five times before encoding', async () => {
    measures([-18, -2], [-17.3, -2], [-17, -2], [-16.8, -2], [-16.7, -2], [0, 0], [-16, -2])
    await master(-20, -1)
    expect(fake.runs()).toHaveLength(7)
  })

  test('gets more gain by what the last decibels brought', async () => {
    measures([-18, -2], [-16.7, -2], [-16.1, -2], [0, 0], [-16, -2])
    await master(-20, -1)
    expect(gains()).toEqual([4, 6, expect.closeTo(7.08, 2), expect.closeTo(7.08, 2)])
  })

  test('that loses nearly all gain to the limiter gets one that releases faster', async () => {
    measures([-19, -2], [-18, -2], [-16.2, -2], [0, 0], [-16, -2])
    await master(-20, -1)
    expect(gains()).toEqual([4, 7, 7, 7])
    expect(filters().map((filter) => /attack=\d+:release=\d+/u.exec(filter)?.[0])).toEqual([
      'attack=5:release=80',
      'attack=5:release=80',
      'attack=1:release=20',
      'attack=1:release=20',
    ])
  })
})

describe('an encoded master out of tolerance', () => {
  test('is encoded again with a lower ceiling if its peak exceeds -1.2 dB', async () => {
    measures([0, 0], [-16, -0.9], [0, 0], [-16, -1.4])
    const { loudness } = await master(-20, -12)
    expect(loudness.truePeakDb).toBe(-1.4)
    expect([gains(), ceilings()[0], ceilings()[1]]).toEqual([[4, 4], null, expect.closeTo(-2.4, 2)])
  })

  test('that was limited gets the gain that the lower ceiling and the encoding take, which is found before it is encoded again', async () => {
    measures([-16.2, -2], [0, 0], [-16.7, -0.4], [-17.5, -2], [-15.4, -2], [0, 0], [-16, -1.4])
    const { loudness } = await master(-20, -4)
    expect(loudness.lufs).toBe(-16)
    expect(gains()).toEqual([4, 4, 4, 6, 6])
    expect(ceilings().map((ceiling) => ceiling?.toFixed(1))).toEqual(['-1.9', '-1.9', '-2.9', '-2.9', '-2.9'])
  })

  test('is encoded again with more gain if it is off by more than 0.6 LUFS', async () => {
    measures([0, 0], [-16.65, -6], [0, 0], [-15.5, -6])
    await master(-20, -12)
    expect(gains()).toEqual([4, 4.65])
  })

  test('is accepted within 0.6 LUFS and with its peak at the limit', async () => {
    measures([0, 0], [-16.55, -1.2])
    await master(-20, -12)
    expect(gains()).toHaveLength(1)
  })

  test('is encoded at most six times', async () => {
    measures(...Array.from({ length: 16 }, () => [-25, -6] as const))
    const { loudness, cpuSeconds } = await master(-20, -12)
    expect([gains(), loudness.lufs, cpuSeconds]).toEqual([[4, 13, 30, 30, 30, 30], -25, 4.5])
  })
})

test('the gain is at most 30 dB', async () => {
  measures([0, 0], [-16, -6])
  await master(-50, -40)
  expect(gains()).toEqual([30])
})

test.each([-55, -70])('silence of %d LUFS is encoded once without gain', async (lufs) => {
  measures([0, 0], [-70, -70])
  await master(lufs, Number.NEGATIVE_INFINITY)
  expect([gains(), fake.runs().length]).toEqual([[0], 2])
})
