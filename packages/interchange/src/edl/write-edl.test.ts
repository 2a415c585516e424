import { aTimeline, audioTrack, clip, primaryTrackOf, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import { expect, test } from 'vitest'
import { projectOf, richTimeline, variedTimeline } from '../testing/project.ts'
import { timecode } from './timecode.ts'
import { edlLosses, writeEdl } from './write-edl.ts'

const statements = (text: string): string[] => text.split('\r\n').filter((line) => line !== '')

test('the primary track and the sounds are events with source and record times', () => {
  expect(statements(writeEdl(projectOf(variedTimeline)))).toEqual([
    'TITLE: Foxes & <hares>',
    'FCM: NON-DROP FRAME',
    '001  AX       V     C        00:00:01:00 00:00:03:00 00:00:00:00 00:00:02:00',
    '* FROM CLIP NAME: long',
    '* SOURCE FILE: media/long file.mp4',
    '002  AX       V     C        00:00:03:10 00:00:05:10 00:00:02:00 00:00:03:00',
    'M2   AX       060.0                00:00:03:10',
    '* FROM CLIP NAME: long',
    '* SOURCE FILE: media/long file.mp4',
    '003  AX       V     C        00:00:00:00 00:00:02:00 00:00:04:00 00:00:06:00',
    '* FROM CLIP NAME: picture',
    '* SOURCE FILE: media/picture file.png',
    '004  AX       A     C        00:00:00:00 00:00:01:20 00:00:00:05 00:00:01:25',
    '* FROM CLIP NAME: voice',
    '* SOURCE FILE: media/voice file.mp3',
    '005  AX       A     C        00:00:00:00 00:00:01:10 00:00:06:20 00:00:08:00',
    '* FROM CLIP NAME: voice',
    '* SOURCE FILE: media/voice file.mp3',
    '006  AX       A2    C        00:00:00:00 00:00:06:00 00:00:00:00 00:00:06:00',
    '* FROM CLIP NAME: song',
    '* SOURCE FILE: media/song file.mp3',
  ])
})

test('what the list leaves out is named', () => {
  expect(edlLosses(projectOf(variedTimeline))).toEqual([
    'Video tracks beside the main one: 2',
    'Messages, such as those of failed shots: 1',
  ])
  const many = aTimeline([
    primaryTrackOf('main', [clip(['V', 0, 9])]),
    ...[1, 2, 3, 4, 5, 6].map((n) => audioTrack(`a${n}`, [voice([`O${n}`, 0, 9])])),
  ])
  expect(edlLosses(projectOf(many))).toEqual(['Sound tracks after the fourth: 2'])
  expect(writeEdl(projectOf(many))).not.toContain('A5')
})

test('clips that play backwards and frozen frames have their motion', () => {
  expect(statements(writeEdl(projectOf(richTimeline))).filter((line) => line.startsWith('M2'))).toEqual([
    'M2   AX       -045.0                00:00:10:00',
    'M2   AX       000.0                00:00:20:00',
    'M2   AX       -030.0                00:00:00:00',
  ])
})

test('a title cannot add statements', () => {
  const timeline = aTimeline([primaryTrackOf('main', [clip(['V', 0, 9, { title: 'A\r\n002  AX' }])])])
  expect(statements(writeEdl(projectOf(timeline, { title: 'X\nFCM: DROP FRAME' })))).toEqual([
    'TITLE: X FCM: DROP FRAME',
    'FCM: NON-DROP FRAME',
    '001  AX       V     C        00:00:00:00 00:00:00:09 00:00:00:00 00:00:00:09',
    '* FROM CLIP NAME: A 002  AX',
    '* SOURCE FILE: media/long file.mp4',
  ])
})

test.each([
  [0, 30, '00:00:00:00'],
  [29, 30, '00:00:00:29'],
  [108_030, 30, '01:00:01:00'],
  [24, 23.976, '00:00:01:00'],
])('frame %d at %d frames per second is %s', (frame, fps, expected) => expect(timecode(frame, fps)).toBe(expected))
