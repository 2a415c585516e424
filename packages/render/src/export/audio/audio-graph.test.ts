import { describe, expect, test } from 'vitest'
import type { AudioSpan } from '../../plan/model.ts'
import { lanesOf, mixGraph, rawAudioInput, type PreparedAudio, samplesAt } from './audio-graph.ts'

const FILM = { totalFrames: 90, fps: 30 }
const STEREO = 'aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo'

function sound(itemId: string, startFrame: number, endFrame: number, fields: Partial<AudioSpan> = {}, durationSeconds = 10): PreparedAudio {
  const source = { sourceStartFrame: 0, sourceEndFrame: endFrame - startFrame, speed: 1, volume: 1, fadeInFrames: 0, fadeOutFrames: 0 }
  return {
    span: { itemId, assetId: itemId, kind: 'music', startFrame, endFrame, ...source, ...fields },
    source: { path: `/${itemId}.wav`, durationSeconds },
  }
}
const ids = (lanes: readonly (readonly PreparedAudio[])[]) => lanes.map((lane) => lane.map(({ span }) => span.itemId))

/** The chains of one group and the options of each input. */
function graphOf(...sounds: PreparedAudio[]) {
  const { inputs, filter } = mixGraph([{ name: 'music', sounds, gainTrack: null }], FILM)
  const own = inputs.join(' ').replaceAll(/-protocol_whitelist \S+ -format_whitelist \S+ -threads 1 /gu, '')
  return { chains: filter.split(';'), inputs: own.split(/(?<=-i \S+) /u) }
}
/** The filters of the first span, without resampling and padding. */
const shapingOf = (...args: Parameters<typeof sound>) =>
  graphOf(sound(...args))
    .chains.find((chain) => chain.startsWith('[0:a:0]'))
    ?.split(',')
    .slice(2, -4)

test('frames start at integer sample positions', () => {
  expect([0, 1, 29, 30].map((frame) => samplesAt(frame, 30))).toEqual([0, 1600, 46_400, 48_000])
  expect(samplesAt(1, 29.97)).toBe(1602)
})

test('spans that do not overlap share a lane in any input order', () => {
  expect(ids(lanesOf([sound('c', 60, 90), sound('b', 20, 50), sound('a', 0, 30), sound('d', 50, 80)]))).toEqual([
    ['a', 'd'],
    ['b', 'c'],
  ])
  expect(ids(lanesOf([sound('a', 0, 30), sound('b', 30, 60)]))).toEqual([['a', 'b']])
  expect(ids(lanesOf([sound('a', 0, 31), sound('b', 30, 60)]))).toEqual([['a'], ['b']])
  expect(lanesOf([])).toEqual([])
})

describe('a group', () => {
  test('of one span over the whole film has no padding', () => {
    expect(graphOf(sound('song', 0, 90)).chains).toEqual([
      `[0:a:0]aresample=48000:async=1:first_pts=0,${STEREO},atrim=end_sample=144000,apad=whole_len=144000,atrim=end_sample=144000,asetpts=N/SR/TB[s0]`,
      '[s0]concat=n=1:v=0:a=1[lane_music0]',
      '[lane_music0]amix=inputs=1:normalize=0:dropout_transition=0[bus_music]',
      '[bus_music]amix=inputs=1:normalize=0:dropout_transition=0,atrim=end_sample=144000[mix]',
    ])
  })

  test('is silent before, between and after its spans', () => {
    const { chains } = graphOf(sound('a', 15, 45), sound('b', 60, 75))
    expect(chains[0]).toContain('atrim=end_sample=48000,apad=whole_len=72000,atrim=end_sample=72000')
    expect(chains[1]).toContain('atrim=end_sample=24000,apad=whole_len=48000,atrim=end_sample=48000')
    expect(chains[2]).toBe(`anullsrc=r=48000:cl=stereo,${STEREO},atrim=end_sample=24000,asetpts=N/SR/TB[lead_music0]`)
    expect(chains[3]).toBe('[lead_music0][s0][s1]concat=n=3:v=0:a=1[lane_music0]')
  })

  test('mixes the lanes of overlapping spans', () => {
    const { chains, inputs } = graphOf(sound('a', 0, 60), sound('b', 30, 90), sound('c', 60, 90))
    expect(chains.at(-2)).toMatch(/^\[lane_music0\]\[lane_music1\]amix=inputs=2:/u)
    expect(chains.find((chain) => chain.endsWith('[lane_music0]'))).toBe('[s0][s1]concat=n=2:v=0:a=1[lane_music0]')
    expect(chains.find((chain) => chain.endsWith('[lane_music1]'))).toBe('[lead_music1][s2]concat=n=2:v=0:a=1[lane_music1]')
    expect(inputs.map((input) => input.split(' ').at(-1))).toEqual(['file:/a.wav', 'file:/c.wav', 'file:/b.wav'])
  })

  test('continues the input indices of the previous group', () => {
    const groups = [
      { name: 'voiceover', sounds: [sound('v', 0, 30), sound('w', 10, 40)], gainTrack: null },
      { name: 'music', sounds: [sound('m', 0, 90)], gainTrack: '/ducking.f32' },
    ]
    const { inputs, filter } = mixGraph(groups, FILM)
    expect(filter).toContain('[2:a:0]')
    expect(filter).toContain('[s2]concat=n=1:v=0:a=1[lane_music0]')
    expect(filter.split(';').slice(-3)).toEqual([
      `[3:a:0]aresample=48000,${STEREO}[gain_music]`,
      '[all_music][gain_music]amultiply[bus_music]',
      '[bus_voiceover][bus_music]amix=inputs=2:normalize=0:dropout_transition=0,atrim=end_sample=144000[mix]',
    ])
    expect(inputs.slice(-rawAudioInput('/ducking.f32', 1000).length)).toEqual(rawAudioInput('/ducking.f32', 1000))
  })
})

describe('an audio span', () => {
  test('is read between its in and out points', () => {
    expect(graphOf(sound('a', 0, 30, { sourceStartFrame: 45, sourceEndFrame: 75 })).inputs).toEqual([
      '-ss 1.500000 -t 1.000000 -i file:/a.wav',
    ])
    expect(graphOf(sound('a', 0, 30)).inputs).toEqual(['-t 1.000000 -i file:/a.wav'])
    expect(graphOf(sound('a', 0, 30, {}, 0.4)).inputs).toEqual(['-t 0.400000 -i file:/a.wav'])
    expect(graphOf(sound('a', 0, 30, { sourceStartFrame: 400, sourceEndFrame: 430 })).inputs).toEqual([
      '-ss 9.990000 -t 0.010000 -i file:/a.wav',
    ])
  })

  test('at speed 1 and volume 1 without fades has no filters', () => {
    expect(shapingOf('a', 0, 90)).toEqual([])
  })

  test('is time-stretched and faded, in this order', () => {
    const shaped = shapingOf('a', 10, 70, { speed: 1.5, fadeInFrames: 6, fadeOutFrames: 12 })
    expect(shaped).toEqual(['atempo=1.5', 'afade=t=in:st=0:d=0.200000', 'afade=t=out:st=1.600000:d=0.400000'])
    expect(graphOf(sound('a', 10, 70, { speed: 1.5, sourceEndFrame: 300 })).inputs).toEqual(['-t 3.000000 -i file:/a.wav'])
  })
})

describe('a volume', () => {
  test('is applied to its span only', () => {
    const { chains } = graphOf(sound('a', 0, 45, { volume: 0.25 }), sound('b', 45, 90))
    expect(chains[0]).toContain(',volume=0.250000,apad=whole_len=72000,')
    expect(chains[1]).not.toContain('volume')
  })

  test('that changes is multiplied from its own input', () => {
    const curved = { ...sound('a', 0, 90), gainTrack: '/volume.f32' }
    const { chains, inputs } = graphOf(curved, sound('b', 30, 60))
    expect(inputs.map((input) => input.split(' ').at(-1))).toEqual(['file:/a.wav', 'file:/volume.f32', 'file:/b.wav'])
    expect(chains).toContain(`[1:a:0]aresample=48000,${STEREO}[g0]`)
    expect(chains).toContain('[v0][g0]amultiply,apad=whole_len=144000,atrim=end_sample=144000,asetpts=N/SR/TB[s0]')
    expect(chains.some((chain) => chain.startsWith('[2:a:0]'))).toBe(true)
  })
})

describe('a reversed span', () => {
  test('plays the end of its range backwards, after silence where the file is shorter', () => {
    const reversed = { isReversed: true, sourceStartFrame: 30, sourceEndFrame: 120 }
    expect(graphOf(sound('a', 0, 60, reversed)).inputs).toEqual(['-ss 2.000000 -t 2.000000 -i file:/a.wav'])
    expect(shapingOf('a', 0, 60, reversed)).toEqual(['atrim=end=2.000000', 'apad=whole_dur=2.000000', 'areverse'])
    expect(graphOf(sound('a', 0, 60, { ...reversed, speed: 2 })).inputs).toEqual(['-ss 1.000000 -t 3.000000 -i file:/a.wav'])
    expect(graphOf(sound('a', 0, 60, reversed, 3)).inputs).toEqual(['-ss 2.000000 -t 1.000000 -i file:/a.wav'])
  })
})

test('a film without sounds is silent and as long as it is', () => {
  expect(mixGraph([], FILM)).toEqual({
    inputs: [],
    filter: `anullsrc=r=48000:cl=stereo,${STEREO},atrim=end_sample=144000,asetpts=N/SR/TB[mix]`,
  })
})
