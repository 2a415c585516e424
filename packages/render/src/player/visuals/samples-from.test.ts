import type { VideoSampleSink } from 'mediabunny'
import { expect, it } from 'vitest'
import { samplesFrom } from './samples-from.ts'

/** A sink with a frame each second from 0 to 9. A stream starts with the frame before a time between two. */
function sinkOf() {
  const [decoded, closed]: [string[], number[]] = [[], []]
  const sample = (timestamp: number) => ({ timestamp, duration: 1 - 1e-7, close: () => closed.push(timestamp) })
  const sink = {
    async *samplesAtTimestamps([time = 0]: readonly number[]) {
      decoded.push(`only ${time}`)
      yield time < 0 ? null : sample(Math.floor(time))
    },
    async *samples(from: number) {
      decoded.push(`on from ${Math.round(from)}`)
      for (let at = Math.max(0, Math.floor(from)); at < 10; at += 1) yield sample(at)
    },
  }
  return { sink: sink as unknown as VideoSampleSink, decoded, closed }
}

it('the first frame is decoded alone, and those after it once it is there', async () => {
  const { sink, decoded, closed } = sinkOf()
  const samples = samplesFrom(sink, 4.5)
  expect((await samples.next()).value).toMatchObject({ timestamp: 4 })
  expect(decoded).toEqual(['only 4.5'])
  const following = [await samples.next(), await samples.next()]
  expect(following.map(({ value }) => (value ? value.timestamp : null))).toEqual([5, 6])
  // The stream began with the shown frame again.
  expect([decoded, closed]).toEqual([['only 4.5', 'on from 5'], [4]])
})

it('before the first frame it starts with that', async () => {
  const { sink } = sinkOf()
  expect((await samplesFrom(sink, -1).next()).value).toMatchObject({ timestamp: 0 })
})

it('a seek that another one replaces decodes nothing more', async () => {
  const { sink, decoded, closed } = sinkOf()
  const samples = samplesFrom(sink, 4)
  const pending = samples.next()
  await samples.return()
  expect(await pending).toEqual({ done: true, value: undefined })
  expect([decoded, closed]).toEqual([['only 4'], [4]])
})
