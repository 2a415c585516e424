import { describe, expect, test } from 'vitest'
import { buildAsset } from '../../story-fixture.ts'
import { parseTimeline } from '../../parse-timeline.ts'
import type { Timeline, TimelineItem, Track } from '../../model.ts'
import {
  aTimeline,
  caption,
  captionTrack,
  clip,
  itemOf,
  layoutOf,
  picture,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '../testing/fixture.ts'
import { placeVoiceOver } from './place-voice-over.ts'

const frame = { width: 1280, height: 720 }
const words = (...texts: string[]) => texts.map((text, index) => ({ text, startTimeInFrames: index * 20, durationInFrames: 20 }))
const spokenFor = (frames: number) =>
  buildAsset('words', { resourceType: 'audio', subtype: 'voiceover', title: '', metadata: { duration: frames / 30 } })

function withVoiceOver(timeline: Timeline, shotId: string, frames: number): Timeline {
  const asset = spokenFor(frames)
  let idCount = 0
  const speech = { words: words('New', 'words.') }
  const newId = () => `new${(idCount += 1)}`
  return placeVoiceOver({ ...timeline, mediaAssets: [...timeline.mediaAssets, asset] }, { shotId, asset, speech, frame, newId })
}

const pair = (shotId: string, start: number, length: number, more: object = {}): TimelineItem[] => {
  const group = { shotId, groupId: `g-${shotId}` }
  return [clip([shotId, start, length, { ...group, ...more }]), voice([`~${shotId}`, start + 8, length - 19, group])]
}
const [a, aVoice] = pair('a', 0, 60) as [TimelineItem, TimelineItem]
const [b, bVoice] = pair('b', 60, 60) as [TimelineItem, TimelineItem]
const voices = { ...audioTrack('voices', [aVoice, bVoice]), subtype: 'voiceover' } as const
const lines = captionTrack('lines', [caption(['a1', 8, 40, { shotId: 'a' }]), caption(['b1', 68, 40, { shotId: 'b' }])])
const music = audioTrack('music', [song(['M', 0, 200])])
const film = aTimeline([primaryTrackOf('main', [a, b]), voices, lines, music])

describe('a shot with a new voice-over', () => {
  test('lasts as long as its speech and the silence around it; later shots move with their captions', () => {
    expect(layoutOf(withVoiceOver(film, 'a', 101))).toBe('a 0-120, b 120-180 | ~a 8-109, ~b 128-169 | new1 8-60, b1 128-168 | M 0-200')
  })

  test('gets shorter with fewer words', () => {
    expect(layoutOf(withVoiceOver(film, 'a', 21))).toContain('a 0-40, b 40-100 | ~a 8-29, ~b 48-89')
  })

  test('slows its clip down when the source is too short, to half speed at most', () => {
    const short = {
      ...film,
      tracks: film.tracks.with(0, primaryTrackOf('main', [{ ...a, mediaAssetId: 'source-120' } as TimelineItem, b])),
    }
    expect(itemOf(withVoiceOver(short, 'a', 141), 'a')).toMatchObject({ durationInFrames: 160, sourceTrimEndFrames: 120, speed: 0.75 })
    expect(itemOf(withVoiceOver(short, 'a', 2000), 'a')).toMatchObject({ durationInFrames: 240, sourceTrimEndFrames: 120, speed: 0.5 })
  })

  test('keeps the end of its clip free of captions, as before', () => {
    const [ending, spoken] = [clip(['e', 0, 100, { shotId: 'e', groupId: 'g-e' }]), voice(['~e', 8, 47, { shotId: 'e', groupId: 'g-e' }])]
    const captioned = captionTrack('lines', [caption(['e1', 8, 48, { shotId: 'e' }])])
    const closing = aTimeline([primaryTrackOf('main', [ending]), { ...audioTrack('voices', [spoken]), subtype: 'voiceover' }, captioned])
    expect(layoutOf(withVoiceOver(closing, 'e', 41))).toBe('e 0-94 | ~e 8-49 | new1 8-50')
  })

  test('keeps the style of its captions', () => {
    const style = { fontSize: 40 }
    const styled = caption(['a1', 8, 40, { shotId: 'a', caption: { data: { text: 'a1' }, style } }])
    const after = withVoiceOver({ ...film, tracks: film.tracks.with(2, captionTrack('lines', [styled])) }, 'a', 101)
    expect(itemOf(after, 'new1')).toMatchObject({ caption: { data: { text: 'New words.' }, style } })
  })

  test('leaves an item that was linked only to its captions in no group, and the rest of a larger group linked', () => {
    const linked = captionTrack('lines', [caption(['a1', 8, 40, { shotId: 'a', groupId: 'g' }]), caption(['b1', 68, 40, { shotId: 'b' }])])
    const sounds = audioTrack('sounds', [voice(['S', 10, 10, { groupId: 'g' }]), voice(['T', 20, 10, { groupId: 'g' }])])
    const one = { ...sounds, items: sounds.items.slice(0, 1) }
    const groups = (track: Track) => {
      const after = withVoiceOver(aTimeline([primaryTrackOf('main', [a, b]), voices, linked, track]), 'a', 101)
      return after.tracks.flatMap(({ items }) => items.map(({ id, groupId }) => `${id} ${groupId ?? '-'}`)).join(', ')
    }
    expect(groups(one)).toBe('a g-a, b g-b, ~a g-a, ~b g-b, new1 g-a, b1 -, S -')
    expect(groups(sounds)).toBe('a g-a, b g-b, ~a g-a, ~b g-b, new1 g-a, b1 -, S g, T g')
  })

  test('moves the captions of later shots to the start of the film at most', () => {
    const early = captionTrack('lines', [caption(['a1', 8, 40, { shotId: 'a' }]), caption(['b1', 5, 40, { shotId: 'b' }])])
    expect(layoutOf(withVoiceOver({ ...film, tracks: film.tracks.with(2, early) }, 'a', 21))).toContain(
      'b 40-100 | ~a 8-29, ~b 48-89 | b1 0-40',
    )
  })

  test('begins its given captions at the start of the film at most', () => {
    const asset = spokenFor(30)
    const start = { ...voices, items: [{ ...aVoice, startTimeInFrames: 0 }, bVoice] }
    const timeline = { ...film, tracks: film.tracks.with(1, start), mediaAssets: [...film.mediaAssets, asset] }
    const op = { shotId: 'a', asset, lines: [caption(['new1', -8, 20])], newId: () => 'new2' }
    expect(layoutOf(placeVoiceOver(timeline, op))).toContain('| new1 0-20,')
  })

  test('keeps its clip when it is as long as it can be', () => {
    const slowest = { mediaAssetId: 'source-120', durationInFrames: 240, sourceTrimEndFrames: 120, speed: 0.5 }
    const first = primaryTrackOf('main', [{ ...a, ...slowest } as TimelineItem, { ...b, startTimeInFrames: 240 }])
    const short = { ...film, tracks: film.tracks.with(0, first) }
    expect(itemOf(withVoiceOver(short, 'a', 2000), 'a')).toBe(first.items[0])
  })

  test('leaves no empty caption track when nothing is said', () => {
    const alone = aTimeline([primaryTrackOf('main', [a, b]), voices, captionTrack('lines', lines.items.slice(0, 1)), music])
    const asset = spokenFor(101)
    const op = { shotId: 'a', asset, speech: { words: [] }, frame, newId: () => 'new' }
    const after = placeVoiceOver({ ...alone, mediaAssets: [...alone.mediaAssets, asset] }, op)
    expect(after.tracks.map(({ id }) => id)).toEqual(['main', 'voices', 'music'])
  })

  test('keeps its duration when its voice-over was moved elsewhere', () => {
    const away = { ...voices, items: [{ ...aVoice, startTimeInFrames: 400 }, bVoice].toReversed() }
    expect(layoutOf(withVoiceOver({ ...film, tracks: film.tracks.with(1, away) }, 'a', 101))).toContain('a 0-60, b 60-120 |')
  })
})

describe('a shot with its first voice-over', () => {
  const silent = aTimeline([primaryTrackOf('main', [clip(['x', 0, 60, { shotId: 'x' }]), picture(['y', 60, 60, { shotId: 'y' }])]), music])

  test('gets a voice-over track, a group, and a sufficient duration', () => {
    const after = withVoiceOver(silent, 'x', 90)
    expect(layoutOf(after)).toBe('x 0-109, y 109-169 | new1 8-98 | M 0-200')
    expect([itemOf(after, 'x').groupId, itemOf(after, 'new1').groupId]).toEqual(['group_x', 'group_x'])
    expect(after.tracks[1]).toMatchObject({ subtype: 'voiceover' })
    expect(parseTimeline(after)).toMatchObject({ ok: true })
  })

  test('gets captions when other shots have them', () => {
    const mixed = aTimeline([primaryTrackOf('main', [a, b, clip(['x', 120, 60, { shotId: 'x' }])]), voices, lines])
    expect(layoutOf(withVoiceOver(mixed, 'x', 30))).toContain('| ~a 8-49, ~b 68-109, new1 128-158 | a1 8-48, b1 68-108, new2 128-')
    expect(layoutOf(withVoiceOver({ ...mixed, tracks: mixed.tracks.slice(0, 2) }, 'x', 30)).split('|')).toHaveLength(2)
  })

  test('that is not on the timeline has no effect', () => {
    expect(withVoiceOver(silent, 'z', 90).tracks).toBe(silent.tracks)
  })
})
