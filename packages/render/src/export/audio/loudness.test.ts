import { expect, test } from 'vitest'
import { loudnessFilter, parseLoudness } from './loudness.ts'

const summary = (name: string, lufs: string, peak: string): string =>
  `[ebur128@${name} @ 0x55d] Summary:\n\n  Integrated loudness:\n    I:         ${lufs} LUFS\n    Threshold: -33.1 LUFS\n\n  Loudness range:\n    LRA:         3.0 LU\n\n  True peak:\n    Peak:       ${peak} dBFS\n`

test('the filter has its name and measures the peak on request', () => {
  expect(loudnessFilter(false)).toBe('adenorm=level=-200:type=square,ebur128@sound=framelog=verbose')
  expect(loudnessFilter(true, 'music')).toMatch(/,ebur128@music=framelog=verbose:peak=true$/u)
})

test('loudness and peak are read from the log', () => {
  expect(parseLoudness(`frame=1\n${summary('sound', '-17.3', '-2.5')}[out] done`)).toEqual({ lufs: -17.3, truePeakDb: -2.5 })
  expect(parseLoudness(summary('sound', '-9', '0.7')).truePeakDb).toBe(0.7)
})

test('the last summary is used: a filter writes an empty summary on setup', () => {
  expect(parseLoudness(`${summary('sound', '-70.0', '-inf')}${summary('sound', '-20.1', '-6.0')}`)).toEqual({ lufs: -20.1, truePeakDb: -6 })
})

test('summaries are matched by the name of the filter', () => {
  const log = `${summary('music', '-12.0', '-1.0')}${summary('voiceover', '-20.0', '-4.0')}[info] end\n`
  expect([parseLoudness(log, 'music').lufs, parseLoudness(log, 'voiceover').lufs]).toEqual([-12, -20])
})

test.each([
  ['-inf', '-inf'],
  ['nan', 'nan'],
  ['-120.7', '-inf'],
])('silence of %s LUFS and %s dB is -70 LUFS without a peak', (lufs, peak) => {
  expect(parseLoudness(summary('sound', lufs, peak))).toEqual({ lufs: -70, truePeakDb: Number.NEGATIVE_INFINITY })
})

test('a log without a summary is silence', () => {
  expect(parseLoudness('nothing')).toEqual({ lufs: -70, truePeakDb: Number.NEGATIVE_INFINITY })
})
