import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { missingAssetMessage, type BuildRequest, type BuildShot } from './build-request.ts'
import { buildTimeline } from './build-timeline.ts'
import { fitClip } from './fit-clip.ts'
import { endCardStart } from '../../story/shot-plan/film/end-card-start.ts'
import { endFrame } from '../frames.ts'
import type { Timeline, TimelineItem, Track } from '../model.ts'
import { parseTimeline, serializeTimeline } from '../parse-timeline.ts'
import { groupsOf, totalFrames } from '../queries.ts'
import { shotTiming } from './shot-timing.ts'
import { buildAsset, buildNarratedStory, createIdCounter, spokenWords } from '../story-fixture.ts'

function built(request: BuildRequest): Timeline {
  const result = buildTimeline(request)
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return result.value
}

const rangesOf = (track: Track | undefined): number[][] => (track?.items ?? []).map((item) => [item.startTimeInFrames, endFrame(item)])

function changeShot(request: BuildRequest, index: number, change: Partial<BuildShot>): BuildRequest {
  return { ...request, shots: request.shots.map((shot, at) => (at === index ? Object.assign({}, shot, change) : shot)) }
}

describe('a narrated story', () => {
  const request = buildNarratedStory(['The sky is blue.', 'Light bends in the air above us.', 'The end.'])
  const timeline = built(request)
  const [video, voices, captions] = timeline.tracks

  test('has its clips packed on the primary track, voice-overs below, captions directly after the voice-overs', () => {
    expect(timeline.tracks.map(({ type, subtype, isPrimary }) => [type, subtype, isPrimary])).toEqual([
      ['video', undefined, true],
      ['audio', 'voiceover', false],
      ['file', 'caption', false],
    ])
    // Speech of 48, 84 and 24 frames with 14 + 11, 8 + 11 and 8 + 45 frames of silence.
    expect(rangesOf(video)).toEqual([
      [0, 73],
      [73, 176],
      [176, 253],
    ])
    expect(rangesOf(voices)).toEqual([
      [14, 62],
      [81, 165],
      [184, 208],
    ])
    expect(video?.id).toMatch(/^track_video_/)
    expect(voices?.id).toMatch(/^track_voiceover_/)
    expect(captions?.id).toMatch(/^track_caption_/)
  })

  test('narrated shots last at least as long as is asked for, and longer speech keeps its time', () => {
    const [clips, spoken] = built({ ...request, minimumSpokenFrames: 100 }).tracks
    expect(rangesOf(clips)).toEqual([
      [0, 100],
      [100, 203],
      [203, 303],
    ])
    expect(rangesOf(spoken)[1]).toEqual([108, 192])
  })

  test('groups the clip of a shot with its voice-over and captions', () => {
    expect(groupsOf(timeline.tracks)).toEqual([
      expect.objectContaining({
        groupId: 'group_s1',
        trackIds: [video?.id, voices?.id, captions?.id],
        startFrame: 0,
        endFrame: 73,
        isOrphaned: false,
      }),
      expect.objectContaining({ groupId: 'group_s2', startFrame: 73, endFrame: 176 }),
      expect.objectContaining({ groupId: 'group_s3', startFrame: 176, endFrame: 253 }),
    ])
  })

  test('trims the clips to the speech', () => {
    expect(video?.items[0]).toMatchObject({ mediaAssetId: 'v-s1', shotId: 's1', sourceTrimStartFrames: 0, sourceTrimEndFrames: 73 })
    expect(video?.items[0]).not.toHaveProperty('speed')
  })

  test('shows each sentence while it is spoken, with word timing', () => {
    expect(captions?.items.every((item) => item.type === 'caption' && item.caption.style?.fontSize === 22)).toBe(true)
    expect(captions?.items.map((item) => item.type === 'caption' && item.caption.data.text)).toEqual([
      'The sky is blue.',
      'Light bends in the air above us.',
      'The end.',
    ])
    expect(captions?.items[1]).toMatchObject({
      startTimeInFrames: 81,
      caption: { data: { words: { 1: { text: 'bends', startTimeInFrames: 12 } } } },
    })
  })

  test('is deterministic and valid', () => {
    expect(built({ ...request, newId: createIdCounter() })).toEqual(built({ ...request, newId: createIdCounter() }))
    expect(parseTimeline(timeline)).toEqual({ ok: true, value: timeline })
    expect(timeline.globalConfig).toEqual({ fps: 30, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } })
  })

  test('sorts shots by lexorank and skips hidden ones', () => {
    const reordered = changeShot(request, 2, { lexorank: '0' })
    expect(built(reordered).tracks[0]?.items.map((item) => item.shotId)).toEqual(['s3', 's1', 's2'])
    expect(built(changeShot(request, 0, { isHidden: true })).tracks[0]?.items.map((item) => item.shotId)).toEqual(['s2', 's3'])
  })

  test('without captions has no caption track', () => {
    expect(built({ ...request, captions: { enabled: false } }).tracks.map((track) => track.type)).toEqual(['video', 'audio'])
  })
})

describe('a failed shot', () => {
  const request = buildNarratedStory(['One two.', 'Three four.', 'Five six.'])

  test('becomes an error overlay, and keeps its speech', () => {
    const timeline = built(changeShot(request, 1, { activeVideoId: null, failure: 'The picture was refused' }))
    expect(timeline.tracks[0]?.items[1]).toMatchObject({
      type: 'overlay',
      shotId: 's2',
      durationInFrames: 90,
      status: 'failed',
      statusMessage: 'The picture was refused',
      overlayConfig: { type: 'error', message: 'The picture was refused' },
    })
    expect(timeline.tracks[1]?.items).toHaveLength(3)
    expect(parseTimeline(timeline).ok).toBe(true)
  })

  test('without a message shows the default one', () => {
    const timeline = built(changeShot(request, 1, { activeVideoId: null, activeImageId: null, failure: '' }))
    expect(timeline.tracks[0]?.items[1]).toMatchObject({ overlayConfig: { type: 'error', message: 'Generation Error' } })
  })

  test('with a long text lasts as long as its speech', () => {
    const long = buildNarratedStory(['One two.', Array.from({ length: 10 }, () => 'word').join(' '), 'Five six.'])
    const timeline = built(changeShot(long, 1, { activeVideoId: null, failure: 'x' }))
    expect(timeline.tracks[0]?.items[1]?.durationInFrames).toBe(8 + 120 + 11)
  })
})

describe('media', () => {
  const request = buildNarratedStory(['One two.', 'Three four.'])

  test.each([
    ['Video', { activeVideoId: 'v9' }, 'Video media asset with ID v9 not found for shot s1'],
    ['Image', { activeVideoId: null, activeImageId: 'i9' }, 'Image media asset with ID i9 not found for shot s1'],
    ['Audio', { activeVoiceOverAudioId: 'a9' }, 'Audio media asset with ID a9 not found for shot s1'],
  ])('%s that is missing rejects the build', (_kind, change, text) => {
    const result = buildTimeline(changeShot(request, 0, change))
    expect(!result.ok && result.refusal.code === 'missing_asset' && missingAssetMessage(result.refusal)).toBe(text)
  })

  test('images are used in a story without videos', () => {
    const timeline = built(changeShot(request, 0, { activeVideoId: null }))
    expect(timeline.tracks[0]?.items[0]).toMatchObject({ type: 'image', mediaAssetId: 'i-s1', durationInFrames: 49 })
  })

  test('clips without a voice-over play in full', () => {
    const timeline = built(changeShot(request, 0, { activeVoiceOverAudioId: null }))
    expect(timeline.tracks[0]?.items[0]).toMatchObject({ durationInFrames: 150, sourceTrimEndFrames: 150 })
    expect(timeline.tracks[0]?.items[0]).not.toHaveProperty('groupId')
  })

  test('unknown speech timing, or no shots, rejects the build', () => {
    expect(buildTimeline({ ...request, speech: new Map() })).toEqual({ ok: false, refusal: { code: 'speech_unknown', shotId: 's1' } })
    expect(buildTimeline({ ...request, shots: [] })).toEqual({ ok: false, refusal: { code: 'no_shots' } })
  })

  test('speech much longer than its clip is rejected with the shot and the missing frames', () => {
    const speech = new Map([...request.speech, ['s2', spokenWords(Array.from({ length: 30 }, () => 'word').join(' '))]])
    // 8 + 360 + 45 frames; a clip of 150 lasts 300 at half speed, and its last frame is frozen for 15.
    expect(buildTimeline({ ...request, speech })).toEqual({
      ok: false,
      refusal: { code: 'clip_too_short', shotId: 's2', missingFrames: 49 },
    })
  })

  test('music covers the whole film and is repeated when it ends', () => {
    const song = (seconds: number): Timeline =>
      built({
        ...request,
        assets: [...request.assets, buildAsset('song', { resourceType: 'audio', subtype: 'music', metadata: { duration: seconds } })],
        music: { mediaAssetId: 'song' },
      })
    const film = 49 + 77
    expect(rangesOf(song(60).tracks[3])).toEqual([[0, film]])
    expect(rangesOf(song(1).tracks[3])).toEqual([
      [0, 30],
      [30, 60],
      [60, 90],
      [90, 120],
    ])
    expect(rangesOf(song(3).tracks[3])).toEqual([[0, 90]])
    expect(buildTimeline({ ...request, music: { mediaAssetId: 'none' } })).toMatchObject({ ok: false, refusal: { code: 'missing_asset' } })
  })
})

describe('fitting a clip to its shot', () => {
  test.each([
    [150, 100, { sourceTrimEndFrames: 100, speed: 1 }],
    [150, 150, { sourceTrimEndFrames: 150, speed: 1 }],
    [150, 200, { sourceTrimEndFrames: 150, speed: 0.75 }],
    [150, 300, { sourceTrimEndFrames: 150, speed: 0.5 }],
    [150, 315, { sourceTrimEndFrames: 150, speed: 0.5 }],
  ])('%i frames for %i', (clip, shot, fit) => {
    expect(fitClip(clip, shot, 30)).toEqual({ ok: true, value: { sourceTrimStartFrames: 0, ...fit } })
  })

  test('rejected beyond a freeze of half a second', () => {
    expect(fitClip(150, 316, 30)).toEqual({ ok: false, refusal: { missingFrames: 1 } })
  })

  test('never frozen for more than half a second, and the reported missing frames suffice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 1000 }), (clip, shot) => {
        const fit = fitClip(clip, shot, 30)
        if (fit.ok) {
          const { speed, sourceTrimEndFrames } = fit.value
          expect(speed).toBeGreaterThanOrEqual(0.5)
          expect(speed).toBeLessThanOrEqual(1)
          expect(sourceTrimEndFrames).toBeLessThanOrEqual(clip)
          expect(shot - sourceTrimEndFrames / speed).toBeLessThanOrEqual(15.001)
        } else {
          expect(fitClip(clip + fit.refusal.missingFrames, shot, 30).ok).toBe(true)
          expect(fitClip(clip + fit.refusal.missingFrames - 1, shot, 30).ok).toBe(false)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

test('any narrated story gives a packed, complete and valid timeline that survives saving', () => {
  const sentence = fc.array(fc.stringMatching(/^[a-z]{1,12}[.,]?$/), { minLength: 1, maxLength: 20 }).map((words) => words.join(' '))
  const stories = fc.record({
    texts: fc.array(sentence, { minLength: 1, maxLength: 12 }),
    failed: fc.nat({ max: 11 }),
    song: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    isTall: fc.boolean(),
  })
  fc.assert(
    fc.property(stories, ({ texts, failed, song, isTall }) => {
      const plain = buildNarratedStory(texts, isTall ? { frame: { width: 720, height: 1280 } } : {})
      const assets = [...plain.assets, buildAsset('song', { resourceType: 'audio', subtype: 'music', metadata: { duration: song ?? 1 } })]
      const request = { ...plain, assets, ...(song !== undefined && { music: { mediaAssetId: 'song' } }) }
      const timeline = built(changeShot(request, failed, { activeVideoId: null, failure: 'x' }))
      expect(parseTimeline(serializeTimeline(timeline))).toEqual({ ok: true, value: timeline })
      expect(totalFrames(timeline.tracks)).toBe(lastEnd(timeline.tracks[0]))
      expect(spokenTexts(timeline)).toEqual(texts.flatMap((text) => text.split(' ')))
      for (const item of timeline.tracks[0]?.items ?? []) expect(item.durationInFrames).toBeGreaterThanOrEqual(45)
    }),
    { numRuns: 300 },
  )
})

const lastEnd = (track: Track | undefined): number => Math.max(...(track?.items ?? []).map(endFrame))
const wordsOf = (item: TimelineItem): string[] => (item.type === 'caption' ? item.caption.data.text.split(' ') : [])
const spokenTexts = (timeline: Timeline): string[] => timeline.tracks.flatMap((track) => track.items.flatMap(wordsOf))

test('a narrated shot has silence before and after, more at both ends of the story, and lasts at least a second and a half', () => {
  expect(shotTiming(100, { isFirst: false, isLast: false })).toEqual({ leadFrames: 8, durationFrames: 119 })
  expect(shotTiming(100, { isFirst: true, isLast: true })).toEqual({ leadFrames: 14, durationFrames: 159 })
  expect(shotTiming(5, { isFirst: false, isLast: false }).durationFrames).toBe(45)
})

test('pictures fade where the film asks for it, by at most half of their length', () => {
  const request = buildNarratedStory(['One two.', 'Three four.', 'Five six.'])
  const fades = new Map([
    ['s1', { inFrames: 0, outFrames: 7 }],
    ['s2', { inFrames: 7, outFrames: 100_000 }],
  ])
  const [first, second, third] = built({ ...request, fades }).tracks[0]!.items
  expect(first).toMatchObject({ effects: [{ type: 'fade-out', durationInFrames: 7 }] })
  expect(second).toMatchObject({
    effects: [
      { type: 'fade-in', durationInFrames: 7 },
      { type: 'fade-out', durationInFrames: Math.floor(second!.durationInFrames / 2) },
    ],
  })
  expect(third).not.toHaveProperty('effects')
})

test('the end card begins when the last words have been said, however short they are', () => {
  for (const speechFrames of [20, 60, 150]) {
    const { leadFrames, durationFrames } = shotTiming(speechFrames, { isFirst: false, isLast: true })
    expect(endCardStart(durationFrames / 30)).toBeGreaterThanOrEqual((leadFrames + speechFrames) / 30)
  }
})

const captionsOf = ({ tracks }: Timeline): Track | undefined => tracks.find(({ subtype }) => subtype === 'caption')

test('captions end before the end card of their shot', () => {
  const request = buildNarratedStory(['The sky is blue.', 'The end.'])
  const [clips, , without] = built(request).tracks
  const last = clips!.items.at(-1)!
  const cardStart = last.startTimeInFrames + endCardStart(last.durationInFrames / 30) * 30
  expect(rangesOf(without).at(-1)![1]).toBeGreaterThan(cardStart)
  const withCard = captionsOf(built({ ...request, endCards: new Set(['s2']) }))
  expect(rangesOf(withCard).at(-1)![1]).toBeLessThanOrEqual(cardStart)
  expect(withCard!.items.map(wordsOf)).toEqual(without!.items.map(wordsOf))
  expect(rangesOf(withCard).slice(0, -1)).toEqual(rangesOf(without).slice(0, -1))
})
