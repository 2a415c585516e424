import { toWireShots } from '@fablecut/contracts/wire/shot'
import type { WireStory } from '@fablecut/contracts/wire/story'
import { toWireTimeline } from '@fablecut/contracts/wire/timeline'
import { newHistory, undo } from '@fablecut/domain/timeline/edit/history/history'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import { changeSentence } from '@fablecut/domain/timeline/edit/words/change-sentence'
import { placeVoiceOver } from '@fablecut/domain/timeline/edit/storyboard/place-voice-over'
import {
  aShot,
  aTimeline,
  clip,
  itemOf,
  layoutOf,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { expect, test } from 'vitest'
import { mergeStory } from './merge-story.ts'

const shots = (voiceId: string, more: Partial<Shot> = {}) => ({
  a: aShot('a', { activeVideoId: 'long', activeVoiceOverAudioId: voiceId, ...more }),
})

test("a new voice-over of the server changes the shot's duration in the document and in the undo history (ED-34)", () => {
  const words = buildAsset('words', { resourceType: 'audio', subtype: 'voiceover', title: '', metadata: { duration: 101 / 30 } })
  const of = { shotId: 'a', groupId: 'g' }
  const voices = { ...audioTrack('voices', [voice(['~a', 8, 41, of])]), subtype: 'voiceover' } as const
  const film = (music: number) =>
    aTimeline([
      primaryTrackOf('main', [clip(['a', 0, 60, { ...of, mediaAssetId: 'long' }])]),
      voices,
      audioTrack('music', [song(['M', 0, music])]),
    ])
  const before = film(200)
  const speech = { words: [] }
  const server = placeVoiceOver(
    { ...before, mediaAssets: [...before.mediaAssets, words] },
    { shotId: 'a', asset: words, speech, frame: { width: 1280, height: 720 }, newId: () => 'new' },
  )
  const story = {
    storyboard: { shots_map: toWireShots(shots('words')) },
    video_editor_timeline: toWireTimeline(server),
  } as unknown as WireStory
  const edited = {
    document: { shots: shots('voice'), timeline: film(90) },
    gestureFrom: null,
    history: { ...newHistory(), past: [{ shotsMap: shots('voice'), tracks: before.tracks }] },
    failures: new Map<string, string>(),
  }
  const { document, history } = mergeStory(edited, shots('voice'), { story, media: server.mediaAssets })
  expect(layoutOf(document.timeline)).toBe('a 0-120 | ~a 8-109 | M 0-90')
  expect(layoutOf({ ...document.timeline, tracks: history.past[0]!.tracks })).toBe('a 0-120 | ~a 8-109 | M 0-200')
})

/** A story whose server changes the sentence of its first shot, and gives it a clip. A title lies over the second shot. */
function sentenceChangedByServer() {
  const words = buildAsset('words', { resourceType: 'audio', subtype: 'voiceover', title: '', metadata: { duration: 101 / 30 } })
  const made = buildAsset('made', { metadata: { frames: 600, fps: 30 } })
  const of = { shotId: 'a', groupId: 'g' }
  const titled = {
    id: 'T',
    type: 'title',
    startTimeInFrames: 70,
    durationInFrames: 20,
    titleConfig: { text: 'Hello', preset: 'headline' },
  } as const
  const before = aTimeline([
    primaryTrackOf('main', [
      clip(['a', 0, 60, { ...of, mediaAssetId: 'source-30', sourceTrimEndFrames: 30, speed: 0.5 }]),
      clip(['b', 60, 60, { mediaAssetId: 'long' }]),
    ]),
    { ...audioTrack('voices', [voice(['~a', 8, 41, of])]), subtype: 'voiceover' },
    { id: 'titles', type: 'video', isPrimary: false, items: [titled] },
  ])
  const document = { shots: shots('voice', { voiceOver: 'Old', activeVideoId: 'source-30' }), timeline: before }
  const changed = changeSentence(document, {
    shotId: 'a',
    text: 'New',
    voice: words,
    words: [],
    clip: made,
    frame: { width: 1280, height: 720 },
    newId: 'N',
  })
  if (!changed.ok) throw new Error(changed.refusal.code)
  const server = changed.value
  const story = {
    storyboard: { shots_map: toWireShots(server.shots) },
    video_editor_timeline: toWireTimeline(server.timeline),
  } as unknown as WireStory
  const edited = { document, gestureFrom: null, history: newHistory(), failures: new Map<string, string>() }
  return { document, server, edited, theirs: { story, media: server.timeline.mediaAssets } }
}

test('a sentence that the server changed is one undo step, which takes back text, voice, length, clip and what moved', () => {
  const { document, server, edited, theirs } = sentenceChangedByServer()
  const merged = mergeStory(edited, document.shots, theirs)
  expect(layoutOf(merged.document.timeline)).toBe('a 0-120, b 120-180 | ~a 8-109 | T 130-150')
  expect(merged.document.timeline.tracks).toEqual(server.timeline.tracks)
  expect(merged.document.shots['a']).toMatchObject({ voiceOver: 'New', activeVideoId: 'made' })
  const back = undo(merged.history, merged.document)!
  expect([layoutOf(back.document.timeline), back.document.shots]).toEqual(['a 0-60, b 60-120 | ~a 8-49 | T 70-90', document.shots])
  expect(undo(back.history, back.document)).toBeUndefined()
})

test('a sentence that the server changed during a gesture is taken back to the document before the gesture', () => {
  const { document, edited, theirs } = sentenceChangedByServer()
  const withTitleAt = (start: number) => ({
    ...document.timeline,
    tracks: document.timeline.tracks.map((track) =>
      track.id === 'titles' ? { ...track, items: track.items.map((item) => ({ ...item, startTimeInFrames: start })) as never } : track,
    ),
  })
  const dragged = { ...edited, document: { ...document, timeline: withTitleAt(90) }, gestureFrom: document }
  const merged = mergeStory(dragged, document.shots, theirs)
  expect([merged.document, merged.gestureFrom!].map((one) => itemOf(one.timeline, 'T').startTimeInFrames)).toEqual([150, 130])
  const back = undo(merged.history, merged.gestureFrom!)!
  expect(layoutOf(back.document.timeline)).toBe('a 0-60, b 60-120 | ~a 8-49 | T 70-90')
})
