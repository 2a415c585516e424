import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CaptionItem, Timeline } from '../../model.ts'
import { framesIn, mergedRanges, type FilmRange } from '../../words/film-range.ts'
import { filmWords } from '../../words/film-words.ts'
import { framesOfWords } from '../../words/word-frames.ts'
import { listedShots } from '../storyboard/listed-shots.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import {
  aShot,
  aStory,
  aTimeline,
  audioTrack,
  caption,
  captionTrack,
  clip,
  failedItem,
  itemOf,
  layoutOf,
  primaryTrackOf,
  song,
  upperTrack,
  voice,
} from '../testing/fixture.ts'
import { randomSketch, storyOf } from '../testing/random-story.ts'
import { buildAsset } from '../../story-fixture.ts'
import { applyEdit } from '../values/apply-edit.ts'
import type { Edit } from '../values/edits.ts'
import { primaryTrack } from '../tracks.ts'
import { deleteRanges } from './delete-ranges.ts'
import { deleteWords } from './delete-words.ts'
import { moveWords } from './move-words.ts'
import { wordRangesOf } from './word-range.ts'

const range = (startFrame: number, endFrame: number): FilmRange => ({ startFrame, endFrame })
/** Words of ten frames, with pauses of five after them. */
const words = (...texts: readonly string[]) => texts.map((text, index) => ({ text, startTimeInFrames: index * 15, durationInFrames: 10 }))
const line = (...texts: readonly string[]) => ({ caption: { data: { text: texts.join(' '), words: words(...texts) } } })

const bonds = (n: number) => ({ shotId: `s${n}`, groupId: `g${n}` })

/** Two shots of 60 frames that speak: the first one four words, the second two. */
function story(): StoryDocument {
  const base = aStory([
    aShot('s1', { voiceOver: 'One, um, three, four.', activeVoiceOverAudioId: 'voice' }),
    aShot('s2', { voiceOver: 'Five six.', activeVoiceOverAudioId: 'voice' }),
  ])
  const [main] = base.timeline.tracks
  const tracks = [
    upperTrack('upper', [clip(['T', 70, 20])]),
    { ...main!, items: main!.items.map((item) => ({ ...item, groupId: item.id === 'V1' ? 'g1' : 'g2' })) },
    audioTrack('voices', [voice(['O1', 0, 60, bonds(1)]), voice(['O2', 60, 30, bonds(2)])]),
    captionTrack('lines', [
      caption(['c1', 0, 60, { ...line('One', 'um', 'three', 'four'), ...bonds(1) }]),
      caption(['c2', 60, 30, { ...line('Five', 'six'), ...bonds(2) }]),
    ]),
    audioTrack('music', [song(['M', 0, 120])]),
  ]
  return { ...base, timeline: { ...base.timeline, tracks } }
}

type Edited = ReturnType<typeof deleteRanges>
const unwrapped = (edited: Edited): StoryDocument => {
  if (!edited.ok) throw new Error(edited.refusal.code)
  return edited.value
}
const more = { newId: 'N', nowSeconds: 5 }
const without = (document: StoryDocument, ...ranges: readonly FilmRange[]) => unwrapped(deleteRanges(document, { ranges, ...more }))
const withoutWords = (document: StoryDocument, ...[captionId, start, end]: [string, number, number]) =>
  unwrapped(deleteWords(document, { words: [{ captionId, start, end }], ...more }))

const spoken = ({ timeline }: StoryDocument): readonly string[] =>
  timeline.tracks
    .flatMap(({ items }) => items.filter((item): item is CaptionItem => item.type === 'caption'))
    .map(({ caption }) => caption.data.text)
const scripts = ({ shots }: StoryDocument) => listedShots(shots).map(({ shotId, voiceOver }) => [shotId, voiceOver])

const refusal = (document: StoryDocument, ...ranges: readonly FilmRange[]) => deleteRanges(document, { ranges, ...more })

describe('deleting ranges of the film', () => {
  test('cuts picture, voice and words, closes the film and moves what follows; music stays', () => {
    const after = without(story(), range(15, 30))
    expect(layoutOf(after.timeline)).toBe(
      'T 55-75 | V1 0-15, N-3 15-45, V2 45-105 | O1 0-15, N-4 15-45, O2 45-75 | c1 0-45, c2 45-75 | M 0-120',
    )
    expect(itemOf(after.timeline, 'N-4')).toMatchObject({ sourceTrimStartFrames: 30, sourceTrimEndFrames: 60 })
  })

  test('makes no new shot and leaves a caption one line, with the times of its words', () => {
    const after = without(story(), range(15, 30))
    expect(scripts(after)).toEqual([
      ['s1', 'One, three, four.'],
      ['s2', 'Five six.'],
    ])
    expect(['V1', 'N-3', 'O1', 'N-4', 'c1'].map((id) => itemOf(after.timeline, id).shotId)).toEqual(Array(5).fill('s1'))
    expect(spoken(after)).toEqual(['One three four', 'Five six'])
    expect(filmWords(after.timeline.tracks).map(({ text, startFrame }) => [text, startFrame])).toEqual([
      ['One', 0],
      ['three', 15],
      ['four', 30],
      ['Five', 45],
      ['six', 60],
    ])
  })

  test('a shot whose beginning is deleted stays itself, with the rest of its words', () => {
    const after = without(story(), range(0, 30))
    expect(layoutOf(after.timeline)).toContain('N 0-30, V2 30-90 | N-2 0-30, O2 30-60 | c1 0-30')
    expect(scripts(after)).toEqual([
      ['s1', 'three, four.'],
      ['s2', 'Five six.'],
    ])
    expect(['N', 'N-2', 'c1'].map((id) => itemOf(after.timeline, id).shotId)).toEqual(['s1', 's1', 's1'])
    expect(after.shots['s1']).toMatchObject({ isHidden: false, activeVoiceOverAudioId: 'voice' })
  })

  test('several ranges are one edit, and a whole shot is hidden as by any deletion', () => {
    const after = without(story(), range(100, 120), range(0, 60), range(110, 400))
    expect(layoutOf(after.timeline)).toBe('T 10-30 | V2 0-40 | O2 0-30 | c2 0-30 | M 0-120')
    expect(after.shots['s1']).toMatchObject({ isHidden: true, hiddenAt: 5 })
    expect(scripts(after)).toEqual([['s2', 'Five six.']])
  })

  test('speech without a link is cut too; an upper clip gets shorter, or goes with its range', () => {
    const film = aTimeline([
      upperTrack('upper', [clip(['S', 25, 10]), clip(['T', 41, 4])]),
      primaryTrackOf('main', [clip(['A', 0, 90])]),
      audioTrack('talk', [voice(['O', 20, 60])]),
    ])
    expect(layoutOf(without({ shots: {}, timeline: film }, range(30, 50)).timeline)).toBe(
      'S 25-30 | A 0-30, N-3 30-70 | O 20-30, N-4 30-60',
    )
  })

  test('a song is cut where its words are captioned', () => {
    const sung = aTimeline([
      primaryTrackOf('main', [clip(['A', 0, 90])]),
      audioTrack('music', [song(['M', 0, 90])]),
      captionTrack('track_caption_x_music', [caption(['c', 0, 30, line('la', 'lu')])]),
    ])
    expect(layoutOf(withoutWords({ shots: {}, timeline: sung }, 'c', 1, 2).timeline)).toBe('A 0-15, N-3 15-80 | M 0-15, N-4 15-80 | c 0-20')
  })

  test('a range without the film, and an edge in a failed shot are refused', () => {
    expect(refusal(story(), range(500, 600), range(20, 20))).toMatchObject({ refusal: { code: 'nothing_in_range' } })
    const failed = { shots: {}, timeline: aTimeline([primaryTrackOf('main', [failedItem(['F', 0, 60])])]) }
    expect(refusal(failed, range(10, 20))).toMatchObject({ refusal: { code: 'fixed_length', itemId: 'F' } })
  })
})

describe('deleting words', () => {
  test('takes the pause after them', () => {
    const after = withoutWords(story(), 'c1', 1, 2)
    expect([spoken(after), layoutOf(after.timeline).split(' | ')[1]]).toEqual([
      ['One three four', 'Five six'],
      'V1 0-15, N-3 15-45, V2 45-105',
    ])
  })

  test('the longer of both pauses stays', () => {
    const { tracks } = story().timeline
    const longBefore = tracks.map((track) =>
      track.id === 'lines'
        ? {
            ...track,
            items: [
              caption([
                'c1',
                0,
                60,
                {
                  caption: {
                    data: {
                      text: 'a um b',
                      words: [
                        { text: 'a', startTimeInFrames: 0, durationInFrames: 5 },
                        { text: 'um', startTimeInFrames: 10, durationInFrames: 5 },
                        { text: 'b', startTimeInFrames: 40, durationInFrames: 10 },
                      ],
                    },
                  },
                },
              ]),
            ],
          }
        : track,
    )
    expect(framesOfWords({ ...story().timeline, tracks: longBefore }, ({ text }) => text === 'um')).toEqual([range(5, 15)])
  })

  test('the last words of a clip leave no remainder without words, all words no clip', () => {
    expect(layoutOf(withoutWords(story(), 'c1', 2, 4).timeline)).toContain('V1 0-30, V2 30-90')
    const after = withoutWords(story(), 'c1', 0, 4)
    expect(layoutOf(after.timeline)).toBe('T 10-30 | V2 0-60 | O2 0-30 | c2 0-30 | M 0-120')
  })

  test('that are not there is refused', () => {
    for (const captionId of ['c9', 'V1']) {
      const refused = deleteWords(story(), { words: [{ captionId, start: 0, end: 1 }], ...more })
      expect(refused).toMatchObject({ refusal: { code: 'words_not_found' } })
    }
  })
})

const cutIntoParts = () => without(story(), range(15, 30))
const filmOf = ({ timeline }: StoryDocument) => layoutOf(timeline).split(' | ')[1]

const editedParts = (edit: Edit) => {
  const after = applyEdit(cutIntoParts(), edit)
  if (!after.ok) throw new Error(after.refusal.code)
  return after.value
}

describe('a shot that was cut into parts', () => {
  const reconciling = { newId: 'R', failures: {} }

  test('is moved in the storyboard as a whole, with its voice and captions', () => {
    const after = editedParts({ type: 'moveShot', shotId: 's1', toIndex: 1, ...reconciling })
    expect(layoutOf(after.timeline)).toContain('V2 0-60, V1 60-75, N-3 75-105 | O2 0-30, O1 60-75, N-4 75-105 | c1 60-105, c2 0-30 |')
  })

  test('is hidden as a whole, and shows another take in all parts', () => {
    expect(filmOf(editedParts({ type: 'hideShot', shotId: 's1', isHidden: true, nowSeconds: 5, ...reconciling }))).toBe('V2 0-60')
    const asset = buildAsset('other', { metadata: { duration: 10 } })
    const before = cutIntoParts()
    const known = { ...before, timeline: { ...before.timeline, mediaAssets: [...before.timeline.mediaAssets, asset] } }
    const after = applyEdit(known, { type: 'chooseTake', shotId: 's1', asset, generationStatus: 'completed', ...reconciling })
    if (!after.ok) throw new Error(after.refusal.code)
    expect(['V1', 'N-3'].map((id) => itemOf(after.value.timeline, id))).toMatchObject([
      { mediaAssetId: 'other', sourceTrimStartFrames: 0, durationInFrames: 15 },
      { mediaAssetId: 'other', sourceTrimStartFrames: 30, durationInFrames: 30 },
    ])
  })

  test('is split at a frame: what follows is a shot of its own', () => {
    const after = editedParts({ type: 'split', itemIds: ['V1'], atFrame: 5, newId: 'S' })
    expect(filmOf(after)).toBe('V1 0-5, S 5-15, N-3 15-45, V2 45-105')
    expect(['V1', 'S', 'N-3', 'N-4'].map((id) => itemOf(after.timeline, id).shotId)).toEqual(['s1', 'shot_S', 'shot_S', 'shot_S'])
  })

  test('is one clip again with another sentence', () => {
    const voiceOver = buildAsset('new', { resourceType: 'audio', subtype: 'voiceover', title: '', metadata: { duration: 3 } })
    const change = { text: 'Other words.', words: [], clip: null, frame: { width: 1280, height: 720 }, newId: 'C' }
    const after = editedParts({ type: 'changeSentence', shotId: 's1', voice: voiceOver, ...change })
    expect(layoutOf(after.timeline)).toContain('V1 0-90, V2 90-150 | O1 0-90, O2 90-120 |')
    expect(itemOf(after.timeline, 'V1')).toMatchObject({ groupId: 'g1', sourceTrimEndFrames: 90 })
  })
})

const moved = (start: number, end: number, before: { captionId: string; index: number } | null, document = story()) =>
  unwrapped(moveWords(document, { words: [{ captionId: 'c1', start, end }], before, newId: 'N' }))

describe('moving words', () => {
  test('takes picture, voice and captions along, and orders the storyboard', () => {
    const after = moved(2, 4, { captionId: 'c1', index: 0 })
    expect(layoutOf(after.timeline)).toBe(
      'T 70-90 | N.1 0-30, V1 30-60, V2 60-120 | N.1-2 0-30, O1 30-60, O2 60-90 | N.1-3 0-30, c1 30-60, c2 60-90 | M 0-120',
    )
    expect(spoken(after)).toEqual(['three four', 'One um', 'Five six'])
    expect(scripts(after)).toEqual([
      ['shot_N.1', 'three, four.'],
      ['s1', 'One, um,'],
      ['s2', 'Five six.'],
    ])
  })

  test('into another sentence cuts that one, to the end moves the whole clip', () => {
    expect(spoken(moved(0, 4, { captionId: 'c2', index: 1 }))).toEqual(['Five', 'One um three four', 'six'])
    expect(layoutOf(moved(0, 4, null).timeline)).toContain('| V2 0-60, V1 60-120 | O2 0-30, O1 60-120 | c2 0-30, c1 60-120 |')
  })

  test('all words of a clip take it as a whole, with the silence at its end and the sounds that are linked to it', () => {
    const film = aTimeline([
      primaryTrackOf('main', [clip(['A', 0, 60]), clip(['B', 60, 200, { groupId: 'g' }])]),
      audioTrack('sounds', [song(['S', 250, 10, { groupId: 'g' }])]),
      captionTrack('lines', [caption(['a', 0, 60, line('One', 'two')]), caption(['b', 60, 200, line('three', 'four')])]),
    ])
    const words = [{ captionId: 'b', start: 0, end: 2 }]
    const edited = moveWords({ shots: {}, timeline: film }, { words, before: { captionId: 'a', index: 0 }, newId: 'N' })
    expect(layoutOf(unwrapped(edited).timeline)).toBe('B 0-200, A 200-260 | S 190-200 | b 0-200, a 200-260')
  })

  test('to where they are is no edit', () => {
    const document = story()
    for (const index of [1, 2]) expect(moved(1, 2, { captionId: 'c1', index }, document)).toBe(document)
  })
})

/** What the film shows at each frame: file and source frame. */
function pictures(timeline: Timeline): readonly string[] {
  return (primaryTrack(timeline)?.items ?? []).flatMap((item) =>
    Array.from({ length: item.durationInFrames }, (_, frame) => {
      if (!('mediaAssetId' in item)) return 'failed'
      return item.type === 'image' ? item.mediaAssetId : `${item.mediaAssetId} ${item.sourceTrimStartFrames + frame}`
    }),
  )
}
const texts = ({ timeline }: StoryDocument): readonly string[] => filmWords(timeline.tracks).map(({ text }) => text)
const plain = randomSketch.map((sketch) => ({ ...sketch, shots: sketch.shots.map((shot) => ({ ...shot, speed: undefined })) }))
const someRanges = fc
  .array(fc.tuple(fc.nat({ max: 900 }), fc.integer({ min: 1, max: 120 })), { minLength: 1, maxLength: 4 })
  .map((list) => list.map(([start, frames]) => range(start, start + frames)))
const musicOf = ({ tracks }: Timeline) => tracks.find(({ id }) => id === 'music')?.items

test('law: deleting ranges leaves exactly the other frames in order, and the music', () => {
  let applied = 0
  const property = fc.property(plain, someRanges, (sketch, ranges) => {
    const before = storyOf(sketch)
    const edited = deleteRanges(before, { ranges, ...more })
    if (!edited.ok) return
    applied += 1
    const rest = pictures(before.timeline).filter(
      (_, frame) => !ranges.some(({ startFrame, endFrame }) => frame >= startFrame && frame < endFrame),
    )
    expect(pictures(edited.value.timeline)).toEqual(rest)
    expect(musicOf(edited.value.timeline)).toEqual(musicOf(before.timeline))
  })
  fc.assert(property, { numRuns: 150 })
  expect(applied).toBeGreaterThan(20)
})

test('law: deleted words are gone, the others are spoken in the same order and as long', () => {
  let applied = 0
  const property = fc.property(plain, fc.nat(), fc.integer({ min: 1, max: 5 }), (sketch, from, count) => {
    const before = storyOf(sketch)
    const all = filmWords(before.timeline.tracks)
    const start = from % Math.max(1, all.length)
    const chosen = all.slice(start, start + count)
    const edited = deleteWords(before, { words: wordRangesOf(chosen), ...more })
    if (!edited.ok) return
    applied += 1
    const rest = all.filter((word) => !chosen.includes(word))
    const after = filmWords(edited.value.timeline.tracks)
    expect(after.map((word) => [word.text, word.endFrame - word.startFrame])).toEqual(
      rest.map((word) => [word.text, word.endFrame - word.startFrame]),
    )
  })
  fc.assert(property, { numRuns: 150 })
  expect(applied).toBeGreaterThan(20)
})

test('law: moved words keep their order, stand before the named word, and no frame of the film is lost', () => {
  let applied = 0
  const property = fc.property(plain, fc.nat(), fc.integer({ min: 1, max: 4 }), fc.nat(), (sketch, from, count, to) => {
    const before = storyOf(sketch)
    const all = filmWords(before.timeline.tracks)
    const start = from % Math.max(1, all.length)
    const chosen = all.slice(start, start + count)
    const target = all[to % Math.max(1, all.length)]
    if (!target || chosen.includes(target)) return
    const at = { captionId: target.captionId, index: target.index }
    const edited = moveWords(before, { words: wordRangesOf(chosen), before: at, newId: 'N' })
    if (!edited.ok || edited.value === before) return
    applied += 1
    const others = all.filter((word) => !chosen.includes(word))
    expect(texts(edited.value)).toEqual(others.toSpliced(others.indexOf(target), 0, ...chosen).map(({ text }) => text))
    expect(pictures(edited.value.timeline).toSorted()).toEqual(pictures(before.timeline).toSorted())
  })
  fc.assert(property, { numRuns: 150 })
  expect(applied).toBeGreaterThan(20)
})

test('ranges are rounded, sorted and joined', () => {
  const merged = mergedRanges([range(20.4, 30), range(-5, 3), range(30, 31), range(8, 8), range(25, 28)])
  expect([merged, framesIn(merged)]).toEqual([[range(0, 3), range(20, 31)], 14])
})
