import { describe, expect, test } from 'vitest'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { buildRunView, buildShotRow } from '../testing/run-view.ts'
import { minimumSpokenFrames, planClip, shotFrames, shotsByClipLength } from './clip-length.ts'

const speech = {
  mediaId: 'm',
  durationSeconds: 3,
  words: [{ text: 'Fox', startSeconds: 0.5, endSeconds: 1 }],
  visemes: [{ shape: 'open' as const, startSeconds: 0.6, endSeconds: 0.9 }],
  voice: 'ivy',
}
const three = [buildShotRow('a'), buildShotRow('b'), buildShotRow('c')]
const view = buildRunView({ shots: three })
const HAILUO = { advancedSettings: { videoModelConfig: { model: 'MiniMax-Hailuo-02' } } } as StoryInputs
const SINGING: StoryInputs = {
  ...({ advancedSettings: { videoModelConfig: { model: 'creatify-aurora' } } } as StoryInputs),
  videoType: 'singing-dancing',
}

describe('the clip of a narrated shot', () => {
  test('lasts as long as the shot, plus half a second for trimming', () => {
    // Silence before and after the 90 frames of speech: longer at the start and the end of the film.
    const seconds = ['a', 'b', 'c'].map((shotId) => planClip(view, shotId, speech).durationSeconds)
    expect(seconds).toEqual([(14 + 90 + 11) / 30 + 0.5, (8 + 90 + 11) / 30 + 0.5, (8 + 90 + 45) / 30 + 0.5])
  })

  test('has words and visemes at their times in the clip', () => {
    const { speech: spans, words, visemes } = planClip(view, 'b', speech)
    const lead = 8 / 30
    expect(words).toEqual([{ text: 'Fox', startSeconds: lead + 0.5, endSeconds: lead + 1 }])
    expect(spans).toEqual([{ startSeconds: lead + 0.5, endSeconds: lead + 1 }])
    expect(visemes).toEqual([{ shape: 'open', startSeconds: lead + 0.6, endSeconds: lead + 0.9 }])
  })

  test('of a vlog lasts at least a whole clip', () => {
    const vlog = buildRunView({ category: 'character_vlog', shots: three })
    expect(planClip(vlog, 'b', speech).durationSeconds).toBe(5.5)
    expect([minimumSpokenFrames(vlog), minimumSpokenFrames(view)]).toEqual([150, undefined])
    expect(minimumSpokenFrames(buildRunView({ category: 'character_vlog', inputs: HAILUO }))).toBe(180)
  })
})

test('the clip of a silent shot has the duration of the model', () => {
  expect(planClip(view, 'b', undefined)).toEqual({ durationSeconds: 5, speech: [], words: [], visemes: [] })
  expect(planClip(buildRunView({ inputs: HAILUO }), 'b', undefined).durationSeconds).toBe(6)
  expect(planClip(buildRunView({ inputs: SINGING }), 'b', undefined).durationSeconds).toBe(15)
})

describe('the clip of a shot that is cut to a song', () => {
  const windows = new Map([['b', { fromSeconds: 10, toSeconds: 13 }]])
  const music = (inputs: StoryInputs) => buildRunView({ category: 'music_video', inputs, windows, shots: three })

  test('lasts as long as its part of the song, plus half a second unless it ends with the next image', () => {
    expect(planClip(music({}), 'b', speech)).toEqual({ durationSeconds: 3.5, speech: [], words: [], visemes: [] })
    expect(planClip(music({ enableStartEndFrame: true }), 'b', undefined).durationSeconds).toBe(3)
  })
})

test('a shot lasts as long as its voice-over with silence, or a whole clip', () => {
  expect([shotFrames(view, 'b', speech), shotFrames(view, 'b', undefined)]).toEqual([8 + 90 + 11, 150])
  expect(shotFrames(view, 'b', { ...speech, durationSeconds: 3.001 })).toBe(8 + 91 + 11)
  expect(shotFrames(buildRunView({ inputs: HAILUO }), 'b', undefined)).toBe(180)
})

test('the longest clips are made first, those of equal length in the order of their shots, none without an image', () => {
  const painted = ['a', 'b', 'c', 'd'].map((shotId) => buildShotRow(shotId, { activeImageId: `image of ${shotId}` }))
  const film = buildRunView({ shots: [...painted, buildShotRow('e')] })
  const said = new Map(
    Object.entries({ a: 1, b: 6, c: 2, d: 2, e: 9 }).map(([id, seconds]) => [id, { ...speech, durationSeconds: seconds }]),
  )
  // The last shot is longer for its end.
  expect(shotsByClipLength(film, said)).toEqual(['b', 'c', 'd', 'a'])
  expect(shotsByClipLength(film, new Map())).toEqual(['a', 'b', 'c', 'd'])
})
