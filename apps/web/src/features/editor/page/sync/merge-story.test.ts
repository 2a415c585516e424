import { toWireShots } from '@fablecut/contracts/wire/shot'
import type { WireStory } from '@fablecut/contracts/wire/story'
import { toWireTimeline } from '@fablecut/contracts/wire/timeline'
import { newHistory } from '@fablecut/domain/timeline/edit/history/history'
import { placeVoiceOver } from '@fablecut/domain/timeline/edit/storyboard/place-voice-over'
import { aShot, aTimeline, clip, layoutOf, primaryTrackOf, song, audioTrack, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { expect, test } from 'vitest'
import { mergeStory } from './merge-story.ts'

const shots = (voiceId: string) => ({ a: aShot('a', { activeVideoId: 'long', activeVoiceOverAudioId: voiceId }) })

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
  const speech = { durationFrames: 101, words: [] }
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
