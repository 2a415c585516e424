import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { aTimeline, audioTrack, clip, primaryTrackOf, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubUploads } from '../../../../testing/stub-uploads.ts'
import { renderTimeline } from '../testing/render-timeline.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.useRealTimers()
})

const film = aTimeline([primaryTrackOf('main', [clip(['a', 0, 200])]), audioTrack('lines', [voice(['v', 0, 60])])])

/** Stubs a microphone and its recorder. `isStopped`: whether the microphone was let go. */
function stubMicrophone(open?: () => Promise<never>) {
  const stop = vi.fn()
  class Recorder extends EventTarget {
    static readonly isTypeSupported = (type: string): boolean => type.startsWith('audio/ogg')
    readonly start = vi.fn()
    stop() {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }))
      this.dispatchEvent(new Event('stop'))
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('AudioContext', undefined)
  const getUserMedia = open ?? (async () => ({ getTracks: () => [{ stop }] }))
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  return { isStopped: () => stop.mock.calls.length > 0 }
}

async function recording(frame: number) {
  const uploads = stubUploads()
  const timeline = await renderTimeline(film)
  act(() => timeline.playback.seek(frame))
  await timeline.user.click(screen.getByRole('button', { name: 'Record a voice-over' }))
  const press = (name: string) => timeline.user.click(screen.getByRole('button', { name }))
  await press('Record')
  return { ...timeline, uploads, press }
}

test('after a countdown the voice is recorded, uploaded and placed where it was spoken, as one undo step', async () => {
  const microphone = stubMicrophone()
  const { uploads, press, layout, session } = await recording(90)
  expect(await screen.findByText('Recording starts in 3')).toBeTruthy()
  await screen.findByRole('button', { name: 'Stop and keep' }, { timeout: 5000 })
  await press('Stop and keep')
  await waitFor(() => expect(uploads.length).toBe(1))
  expect([uploads[0]!.address, uploads[0]!.file.name, uploads[0]!.file.type]).toEqual([
    '/api/stories/s/upload?subtype=voiceover',
    'voice-over.ogg',
    'audio/ogg',
  ])
  const asset = buildAsset('r', { resourceType: 'audio', subtype: 'voiceover', metadata: { duration: 2 } })
  uploads[0]!.respond(200, { media_resource: toWireMediaAsset(asset) })
  await waitFor(() => expect(layout()).toMatch(/^a 0-200 \| v 0-60, \S+ 90-150$/))
  expect([microphone.isStopped(), session.store.getState().history.past.length]).toEqual([true, 1])
  act(() => void session.undo())
  expect(layout()).toBe('a 0-200 | v 0-60')
})

test.each([
  ['NotAllowedError', 'The browser did not allow the microphone.'],
  ['NotFoundError', 'No microphone was found.'],
])('%s is told in words', async (name, text) => {
  stubMicrophone(() => Promise.reject(new DOMException('', name)))
  await recording(0)
  expect((await screen.findByRole('alert')).textContent).toContain(text)
})

test('a discarded recording is not uploaded, and the microphone is let go', async () => {
  const microphone = stubMicrophone()
  const { uploads, press, layout } = await recording(0)
  await screen.findByText('Recording starts in 3')
  await press('Discard')
  expect([microphone.isStopped(), uploads.length, layout()]).toEqual([true, 0, 'a 0-200 | v 0-60'])
})

test('a browser that cannot record says what to do instead', async () => {
  vi.stubGlobal('MediaRecorder', undefined)
  await recording(0)
  expect((await screen.findByRole('alert')).textContent).toContain('upload the file under Voiceover')
})
