import { kineticStyle, lyricsBelowStyle, lyricsStyle } from '@fablecut/domain/captions/lyrics-style'
import { buildSongFeatures } from '@fablecut/domain/song/song-fixture'
import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { describe, expect, test } from 'vitest'
import type { RunView } from '../../runs/read-run.ts'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { emptyTimeline } from '../../stories/stored-timeline.ts'
import { buildRunView, buildShotRow } from '../testing/run-view.ts'
import { type MediaRow, type StoredMedia, describeRefusal, musicIdOf, timelineOf, timelineRequest } from './timeline-request.ts'

const file = (id: string, resourceType: 'image' | 'video' | 'audio') =>
  ({
    id,
    resourceType,
    userId: 'ada',
    hash: `hash of ${id}`,
    title: id,
    subtype: null,
    source: 'generated',
    shotId: null,
    isDeleted: false,
    status: 'completed',
    statusMessage: null,
    metadata: { duration: 5, frames: 150, fps: 30 },
    createdAt: new Date(0),
    updatedAt: new Date(0),
    storyId: 'story',
    mimeType: null,
    referenceMediaId: null,
    endFrameMediaId: null,
    aiModel: null,
    prompt: null,
  }) as unknown as MediaRow
const speechOf = (mediaId: string) => ({
  mediaId,
  durationSeconds: 3,
  words: [{ text: 'Fox', startSeconds: 0, endSeconds: 1 }],
  visemes: [],
  voice: 'ivy',
})
const song = { mediaId: 'song', reading: buildSongFeatures({ seconds: 20, bpm: 120 }), visemes: [], lines: [{ text: 'La', words: [] }] }

const shots = [
  buildShotRow('a', { activeImageId: 'ia', activeVideoId: 'va', activeVoiceOverAudioId: 'aa', voiceOver: 'Fox' }),
  buildShotRow('b', { activeImageId: 'ib' }),
]
const stored: StoredMedia = {
  files: [file('ia', 'image'), file('va', 'video'), file('aa', 'audio'), file('ib', 'image')],
  failures: [{ shotId: 'b', message: 'No clip' }],
  speech: new Map([['a', speechOf('aa')]]),
}
const viewOf = (facts: Parameters<typeof buildRunView>[0] = {}) => buildRunView({ shots, ...facts })
const requestOf = (facts: Parameters<typeof buildRunView>[0] = {}, media: StoredMedia = stored) => timelineRequest(viewOf(facts), media)

const captionsOf = (inputs: StoryInputs, facts: object = {}) => requestOf({ inputs, ...facts }).captions

const planWith = (transition: 'cut' | 'dissolve') => ({ plan: { ...EMPTY_PLAN, transition }, planVersion: SHOT_PLAN_VERSION })

describe('the request', () => {
  test('fades where time passes and at the end of planned stories only', () => {
    const film = [buildShotRow('a', planWith('cut')), buildShotRow('b', planWith('dissolve'))]
    expect(requestOf({ shots: film }).fades).toEqual(
      new Map([
        ['a', { inFrames: 0, outFrames: 7 }],
        ['b', { inFrames: 7, outFrames: 12 }],
      ]),
    )
    expect(requestOf({ shots: film, category: 'music_video' })).not.toHaveProperty('fades')
  })

  test('names the shot with an end card in planned stories only', () => {
    const endCard = { words: 'The Fox', role: 'end-card', at: 0 } as const
    const film = [buildShotRow('a', planWith('cut')), buildShotRow('b', { ...planWith('cut'), plan: { ...EMPTY_PLAN, text: [endCard] } })]
    expect(requestOf({ shots: film }).endCards).toEqual(new Set(['b']))
    expect(requestOf({ shots: film, category: 'music_video' }).endCards).toEqual(new Set())
  })

  test('has shots, files, speech in frames and failures', () => {
    const { shots: rows, assets, speech, newId, ...rest } = requestOf()
    expect(rows).toMatchObject([
      { shotId: 'a', title: 'Title of a', failure: null, activeVideoId: 'va' },
      { shotId: 'b', title: 'Title of b', failure: 'No clip', activeVideoId: null },
    ])
    expect(assets.map(({ id }) => id)).toEqual(['ia', 'va', 'aa', 'ib'])
    expect(speech).toEqual(new Map([['a', { durationFrames: 90, words: [{ text: 'Fox', startTimeInFrames: 0, durationInFrames: 30 }] }]]))
    expect([newId(), newId()]).toEqual(['item_1', 'item_2'])
    const style = kineticStyle('photorealistic', { width: 1280, height: 720 })
    expect(rest).toEqual({
      endCards: new Set(),
      captions: { enabled: true, style },
      watermark: { enabled: true, type: 'logo' },
      frame: { width: 1280, height: 720 },
      fps: 30,
    })
  })

  test('of a vlog has the minimum length of its shots', () => {
    expect(requestOf({ category: 'character_vlog' })).toMatchObject({ minimumSpokenFrames: 150 })
  })

  test('of a music video has its song, cuts and lyrics', () => {
    const request = requestOf({ category: 'music_video', song, storyId: 'request' })
    expect(request).toMatchObject({ music: { mediaAssetId: 'song' }, lyrics: song.lines, captions: { enabled: true } })
    expect([...request.cuts!.keys()]).toEqual(['a', 'b'])
    expect([...request.cuts!.values()].reduce((sum, frames) => sum + frames, 0)).toBe(600)
    expect(request.captions).not.toHaveProperty('style')
  })

  test('of a lyrics video puts its lyrics below figures and things, and in the middle of empty places', () => {
    const sea: ShotPlan = { ...EMPTY_PLAN, place: 'sea' }
    const planned = [{ ...sea, things: [{ what: 'boat', count: 1 }] }, sea].map((one, i) =>
      buildShotRow('ab'[i]!, { plan: one, planVersion: SHOT_PLAN_VERSION }),
    )
    const facts = { category: 'music_video', shots: planned, song, storyId: 'lyrics', inputs: { videoType: 'lyrics-video' } } as const
    const below = lyricsBelowStyle('photorealistic', { width: 1280, height: 720 })
    expect(requestOf(facts).lyricsStyles).toEqual(new Map([['a', below]]))
    expect(requestOf({ ...facts, inputs: { videoType: 'singing-dancing' } }).lyricsStyles).toEqual(new Map())
  })

  test('has captions unless they are off, in the style of the film', () => {
    const size = { width: 1280, height: 720 }
    expect(captionsOf({ autoCaptions: false, visualStyle: 'citypop', style: 'anime' })).toEqual({
      enabled: false,
      style: kineticStyle('citypop', size),
    })
    expect(captionsOf({ style: 'anime' })).toMatchObject({ style: kineticStyle('anime', size) })
    expect(captionsOf({ videoType: 'lyrics-video', style: 'anime' }, { song })).toMatchObject({ style: lyricsStyle('anime', size) })
    expect(captionsOf({ videoType: 'lyrics-video' }, { song })).toMatchObject({ style: lyricsStyle('photorealistic', size) })
  })

  test('keeps the watermark of the previous timeline (ED-31)', () => {
    const watermark = { enabled: false, type: 'logo' as const }
    const previousTimeline = { ...emptyTimeline(30), globalConfig: { ...emptyTimeline(30).globalConfig, watermark } }
    expect(requestOf({ previousTimeline }).watermark).toEqual(watermark)
  })
})

test.each<[string, Partial<RunView>, string | null]>([
  ['the song of a music video', { song, inputs: { backgroundMusic: 'auto' } }, 'song'],
  [
    'composed music',
    { inputs: { backgroundMusic: 'auto', backgroundMusicAutoSelection: { selectedSong: { name: 'x', mediaId: 'm1' } } } },
    'm1',
  ],
  [
    'a library song',
    { inputs: { backgroundMusic: '/songs/x.mp3', backgroundMusicAutoSelection: { selectedSong: { name: 'x', mediaId: 'm2' } } } },
    'm2',
  ],
  ['music that was not composed', { inputs: { backgroundMusic: 'auto' } }, null],
  ['an own file', { inputs: { backgroundMusic: '/media/m3/audio.mp3' } }, 'm3'],
  ['another address', { inputs: { backgroundMusic: 'https://example.org/x.mp3' } }, null],
  ['no music', { inputs: { backgroundMusic: null } }, null],
  ['nothing said', { inputs: {} }, null],
])('the music of a film is %s', (_, facts, mediaId) => {
  expect(musicIdOf(viewOf(facts as object))).toBe(mediaId)
})

const built = (facts: Parameters<typeof buildRunView>[0] = {}, media: StoredMedia = stored) =>
  timelineOf(viewOf(facts), timelineRequest(viewOf(facts), media))

const tracksOf = (result: ReturnType<typeof built>) => (result.ok ? result.value.tracks : [])

const primaryOf = (result: ReturnType<typeof built>) => tracksOf(result).find(({ isPrimary }) => isPrimary)!.items

describe('the timeline', () => {
  const title: Timeline['tracks'][number] = { id: 'own', type: 'video', isPrimary: false, items: [] }
  const edited = (() => {
    const result = built()
    if (!result.ok) throw new Error('not built')
    return { ...result.value, tracks: [title, ...result.value.tracks] }
  })()

  test('shows the shots in order, and the failure of a shot without a clip', () => {
    expect(primaryOf(built()).map(({ shotId, type }) => [shotId, type])).toEqual([
      ['a', 'video'],
      ['b', 'overlay'],
    ])
    expect(primaryOf(built())[1]).toMatchObject({ statusMessage: 'No clip' })
    expect(primaryOf(built({}, { ...stored, failures: [] }))[1]).toMatchObject({ type: 'image', mediaAssetId: 'ib' })
  })

  test('keeps tracks that were added to a preview, unless nobody edited it', () => {
    const ids = (editedRevision: number, kind: RunView['kind']) =>
      tracksOf(built({ previousTimeline: edited, story: { editedRevision }, kind })).map(({ id }) => id)
    expect(ids(1, 'resume')).toContain('own')
    expect(ids(0, 'resume')).not.toContain('own')
    expect(ids(1, 'recover')).toContain('own')
    expect(ids(0, 'recover')).not.toContain('own')
    expect(tracksOf(built({ story: { editedRevision: 1 } })).length).toBe(tracksOf(built()).length)
  })

  test('of a recovery keeps the edits of the timeline; that of another run is built again', () => {
    const shorter = {
      ...edited,
      tracks: edited.tracks.map((track) =>
        'isPrimary' in track && track.isPrimary
          ? { ...track, items: track.items.map((item, index) => (index === 0 ? { ...item, durationInFrames: 20 } : item)) }
          : track,
      ),
    } as typeof edited
    const lengthOf = (kind: RunView['kind']) =>
      primaryOf(built({ previousTimeline: shorter, story: { editedRevision: 1 }, kind }))[0]!.durationInFrames
    expect(lengthOf('recover')).toBe(20)
    expect(lengthOf('resume')).toBeGreaterThan(20)
  })

  test('cannot be built without a file that a shot shows', () => {
    const result = built({}, { ...stored, files: stored.files.filter(({ id }) => id !== 'va') })
    expect(result).toMatchObject({ ok: false, refusal: { code: 'missing_asset', mediaAssetId: 'va' } })
  })
})

test('a refusal names the shot', () => {
  expect(describeRefusal({ code: 'missing_asset', kind: 'Image', mediaAssetId: 'm', shotId: 'a' })).toBe(
    'Image media asset with ID m not found for shot a',
  )
  expect(describeRefusal({ code: 'clip_too_short', shotId: 'a', missingFrames: 3 })).toBe(
    'The clip of shot a is shorter than its voice-over',
  )
  expect(describeRefusal({ code: 'speech_unknown', shotId: 'a' })).toBe('The voice-over of shot a has no length')
  expect(describeRefusal({ code: 'no_shots' })).toBe('This story has no visible shots')
})
