import { expect, test } from 'vitest'
import type { RunView } from '../../../runs/read-run.ts'
import { buildRunView, provideTestServices, resultsOf } from '../../testing/run-view.ts'
import { clipSound } from './clip-sound.ts'

const VOICE = [
  { startSeconds: 0, endSeconds: 4, shape: 'closed' },
  { startSeconds: 4, endSeconds: 6, shape: 'open' },
  { startSeconds: 6, endSeconds: 20, shape: 'closed' },
]
const WINDOWS = new Map([
  ['a', { fromSeconds: 0, toSeconds: 3 }],
  ['b', { fromSeconds: 3, toSeconds: 8 }],
])

function singing(videoType: string, visemes: readonly object[] = VOICE): RunView {
  provideTestServices({ db: resultsOf([{ hash: 'song' }], [{ hash: 'song' }]) })
  return buildRunView({
    category: 'music_video',
    inputs: { videoType } as RunView['inputs'],
    song: { mediaId: 'song', visemes } as unknown as RunView['song'],
    windows: WINDOWS,
  })
}
const soundsOf = async (view: RunView) =>
  Promise.all(view.shots.map(async (shot) => (await clipSound({ view, shot, narration: null, seconds: 3 }))?.part))

test('a person who sings gets the part of the song that the shot is cut to, and silence where nobody sings', async () => {
  expect(await soundsOf(singing('singing-dancing'))).toEqual([
    { startSeconds: 0, durationSeconds: 3, isMute: true },
    { startSeconds: 3, durationSeconds: 3 },
  ])
})

test('over an instrumental, and in a video in which nobody sings, mouths get silence', async () => {
  expect(await soundsOf(singing('singing-dancing', []))).toMatchObject([{ isMute: true }, { isMute: true }])
  expect(await soundsOf(singing('consistent-character'))).toMatchObject([{ isMute: true }, { isMute: true }])
})

test('a narrated shot gets its voice at its place in the clip; a shot without a voice has no sound', async () => {
  provideTestServices({ db: resultsOf([{ hash: 'voice' }]) })
  const view = buildRunView()
  const [, shot] = view.shots
  const narration = { mediaId: 'voice', leadSeconds: 0.5 }
  const part = { startSeconds: -0.5, durationSeconds: 4 }
  expect(await clipSound({ view, shot: shot!, narration, seconds: 4 })).toEqual({ hash: 'voice', mediaType: 'audio/mp4', part })
  expect(await clipSound({ view, shot: shot!, narration: null, seconds: 4 })).toBeNull()
})
