import { expect, test } from 'vitest'
import { asset, timelineOf, track, video } from '../plan/testing/timeline-fixture.ts'
import { clipEncoderArgs, videoEncoderArgs, videoEncoderFor } from './encoder.ts'
import { planExport } from './plan-export.ts'

const crfOf = (kind: 'transition' | 'video'): string => {
  const { segments } = planExport(
    timelineOf(
      [
        track(
          'p',
          'video',
          [
            video('a', 'clip', 0, 30),
            { ...video('b', 'clip', 30, 30, { trimStart: 60 }), transition: { type: 'whip', durationInFrames: 8 } },
          ],
          {
            isPrimary: true,
          },
        ),
      ],
      [asset('clip', { metadata: { duration: 60 } })],
    ),
    { width: 320, height: 180, fps: 30 },
    { watermark: { enabled: false, type: 'logo' }, sources: { clip: { hash: 'c' } } },
  )
  const args = videoEncoderArgs(30, videoEncoderFor(segments.find(({ base }) => base.picture.kind === kind)!.base.picture))
  return args[args.indexOf('-crf') + 1]!
}

test('transitions, which move the whole frame, are encoded at a higher quality than clips', () => {
  expect([crfOf('video'), crfOf('transition')]).toEqual(['23', '17'])
})

const intervalOf = (args: readonly string[]) => args[args.indexOf('-g') + 1]

test('clips have a keyframe every half second, for seeks in the editor, films every second', () => {
  expect([intervalOf(clipEncoderArgs(30)), intervalOf(videoEncoderArgs(30)), intervalOf(clipEncoderArgs(25))]).toEqual(['15', '30', '13'])
})
