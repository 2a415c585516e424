import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lyricsBelowStyle, lyricsStyle } from '../../captions/lyrics-style.ts'
import type { TimedLyricLine } from '../../song/lyrics.ts'
import type { BuildRequest } from './build-request.ts'
import { buildTimeline } from './build-timeline.ts'
import { endFrame } from '../frames.ts'
import type { CaptionItem, Timeline } from '../model.ts'
import { parseTimeline } from '../parse-timeline.ts'
import { buildAsset, buildNarratedStory } from '../story-fixture.ts'

/** A line with words of half a second each, starting at `at`. */
const sung = (text: string, at: number): TimedLyricLine => ({
  text,
  words: text.split(' ').map((word, index) => ({ text: word, startSeconds: at + index / 2, endSeconds: at + index / 2 + 0.4 })),
})

/** A film of ten shots of two seconds over a song. */
function aMusicVideo(lyrics: readonly TimedLyricLine[], more: Partial<BuildRequest> = {}): BuildRequest {
  const story = buildNarratedStory(Array.from({ length: 10 }, () => 'la'))
  return {
    ...story,
    shots: story.shots.map((shot) => ({ ...shot, activeVoiceOverAudioId: null })),
    assets: [...story.assets, buildAsset('song', { resourceType: 'audio', subtype: 'music', metadata: { duration: 20 } })],
    music: { mediaAssetId: 'song' },
    cuts: new Map(story.shots.map(({ shotId }) => [shotId, 60])),
    lyrics,
    ...more,
  }
}

function built(request: BuildRequest): Timeline {
  const result = buildTimeline(request)
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  expect(parseTimeline(result.value)).toEqual(result)
  return result.value
}

const captionsOf = ({ tracks }: Timeline): readonly CaptionItem[] =>
  tracks.flatMap(({ items }) => items.flatMap((item) => (item.type === 'caption' ? [item] : [])))
const rangesOf = (timeline: Timeline): readonly (readonly number[])[] =>
  captionsOf(timeline).map((item) => [item.startTimeInFrames, endFrame(item)])
const textsOf = (timeline: Timeline): readonly string[] => captionsOf(timeline).map((item) => item.caption.data.text)

describe('lyrics captions', () => {
  test('get a track of their own between the clips and the song', () => {
    const { tracks } = built(aMusicVideo([sung('Over the sea', 1)]))
    expect(tracks.map(({ type, subtype, items }) => [type, subtype, items.length])).toEqual([
      ['video', undefined, 10],
      ['file', 'caption', 1],
      ['audio', 'music', 1],
    ])
    expect(tracks[2]?.items[0]).toMatchObject({ startTimeInFrames: 0, durationInFrames: 600, mediaAssetId: 'song' })
  })

  test('stand below the subject of a shot that has one, also while they are seen over a shot without one', () => {
    const frame = { width: 1280, height: 720 }
    const below = lyricsBelowStyle('pixar', frame)
    const request = aMusicVideo([sung('First', 0.5), sung('Over the cut', 1.6), sung('Last', 5)], {
      frame,
      captions: { enabled: true, style: lyricsStyle('pixar', frame) },
    })
    const lyricsStyles = new Map([[request.shots[1]!.shotId, below]])
    const heights = captionsOf(built({ ...request, lyricsStyles })).map(({ caption }) => caption.style?.height)
    expect(heights).toEqual([40, below.height, 40])
    expect(below.height).toBeLessThan(10)
  })

  test('appear slightly before the singing, with word timing of the song', () => {
    const [item] = captionsOf(built(aMusicVideo([sung('Over the sea', 1)])))
    expect(item).toMatchObject({ startTimeInFrames: 21, caption: { data: { text: 'Over the sea' } } })
    expect(item?.caption.data.words?.map((word) => 21 + word.startTimeInFrames)).toEqual([30, 45, 60])
    expect(item).not.toHaveProperty('shotId')
  })

  test('stay over a short pause and disappear in a long one', () => {
    const timeline = built(aMusicVideo([sung('One two', 1), sung('Three', 3), sung('Four', 10)]))
    // "Two" ends at frame 57 and its caption stays until 69; the next line starts at 81.
    expect(rangesOf(timeline)).toEqual([
      [21, 81],
      [81, 129],
      [291, 339],
    ])
  })

  test('are split when a line is too long for their style and frame width', () => {
    const lyrics = [sung('Every single light that I have ever seen was burning', 0)]
    const style = lyricsStyle('citypop', { width: 1280, height: 720 })
    const upright = { width: 720, height: 1280 }
    const wide = built(aMusicVideo(lyrics, { captions: { enabled: true, style } }))
    const tall = built(aMusicVideo(lyrics, { captions: { enabled: true, style: lyricsStyle('citypop', upright) }, frame: upright }))
    expect(built(aMusicVideo(lyrics)).tracks[1]?.items).toHaveLength(1)
    expect(textsOf(wide).length).toBeGreaterThan(1)
    expect(textsOf(tall).length).toBeGreaterThan(textsOf(wide).length)
    expect(textsOf(tall).join(' ')).toBe('Every single light that I have ever seen was burning')
    expect(wide.globalConfig.captions.style).toEqual(style)
  })

  test('of two simultaneous voices become one caption', () => {
    expect(textsOf(built(aMusicVideo([sung('Come home', 2), sung('(Come home)', 2.2)])))).toEqual(['Come home (Come home)'])
  })

  test("after the film's end are dropped, and without captions there are none", () => {
    expect(textsOf(built(aMusicVideo([sung('Now', 1), sung('Never', 20.1)])))).toEqual(['Now'])
    const off = built(aMusicVideo([sung('Now', 1)], { captions: { enabled: false } }))
    expect(off.tracks.map(({ type }) => type)).toEqual(['video', 'audio'])
    expect(built(aMusicVideo([])).tracks.map(({ type }) => type)).toEqual(['video', 'audio'])
  })
})

test('no word within the film is lost, whatever its timing', () => {
  const time = fc.double({ min: 0, max: 18, noNaN: true })
  const word = fc.record({ text: fc.stringMatching(/^[a-z]{1,14}$/), startSeconds: time, endSeconds: time })
  const lines = fc.array(fc.array(word, { minLength: 1, maxLength: 12 }), { maxLength: 12 })
  fc.assert(
    fc.property(lines, fc.boolean(), (texts, isTall) => {
      const lyrics = texts.map((words) => ({ text: words.map(({ text }) => text).join(' '), words }))
      const frame = isTall ? { width: 720, height: 1280 } : { width: 1280, height: 720 }
      const timeline = built(aMusicVideo(lyrics, { frame, captions: { enabled: true, style: lyricsStyle('edm', frame) } }))
      expect(
        textsOf(timeline)
          .flatMap((text) => text.split(' '))
          .toSorted(),
      ).toEqual(lyrics.flatMap(({ text }) => text.split(' ')).toSorted())
      for (const [, end = 0] of rangesOf(timeline)) expect(end).toBeLessThanOrEqual(600)
    }),
    { numRuns: 150 },
  )
})
