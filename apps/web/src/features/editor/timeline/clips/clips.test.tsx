import {
  aShot,
  aStory,
  aTimeline,
  caption,
  captionTrack,
  clip,
  failedItem,
  filmOf,
  upperTrack,
  picture,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stubApi } from '../../../../testing/stub-api.ts'
import { retryFailedMedia } from '../media-cache.ts'
import { clipOf, renderTimeline } from '../testing/render-timeline.tsx'

const filmWith = (more: object, asset?: MediaAsset) =>
  aTimeline([primaryTrackOf('main', [clip(['a', 0, 200, more])])], asset ? [asset] : [])

/** Images load, or fail if their URL is among these. */
function stubPictures(...broken: string[]) {
  const requested: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      async decode() {
        requested.push(this.src)
        if (broken.includes(this.src)) throw new Error('broken')
      }
    },
  )
  return requested
}

test('the accessible name of an item has its title, type, duration and start', async () => {
  await renderTimeline(
    aTimeline([
      primaryTrackOf('main', [clip(['a', 0, 60, { title: 'Shore' }]), picture(['p', 60, 75]), failedItem(['f', 135, 65])]),
      audioTrack('s', [song(['m', 30, 60, { title: 'Waves' }])]),
      captionTrack('t', [caption(['hello', 0, 60])]),
    ]),
  )
  expect(screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'Shore, video, 2.0 seconds, starts at 00:00:00',
    'image, 2.5 seconds, starts at 00:02:00',
    'failed shot, 2.2 seconds, starts at 00:04:15',
    'Waves, sound, 2.0 seconds, starts at 00:01:00',
    'hello, caption, 2.0 seconds, starts at 00:00:00',
  ])
  expect(screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-colindex'))).toEqual(['1', '2', '3', '1', '1'])
})

test('tracks and their icons are named after their content, or have their own name', async () => {
  await renderTimeline(
    aTimeline([
      upperTrack('o', [picture(['p', 0, 60])]),
      primaryTrackOf('main', [clip(['a', 0, 200])]),
      audioTrack('v', [voice(['w', 0, 60])]),
      audioTrack('s', [song(['m', 0, 60])]),
      { ...audioTrack('n', [song(['k', 0, 60])]), name: 'Rain' },
      captionTrack('t', [caption(['hello', 0, 60])]),
    ]),
  )
  const names = ['Images', 'Video', 'Voiceover', 'Music', 'Rain', 'Captions']
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual(names)
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('6')
  const icons = names.map((name) => screen.getByRole('button', { name }))
  expect(icons.map((icon) => icon.dataset.category)).toEqual(['image', 'video', 'voiceover', 'music', 'music', 'caption'])
  expect(icons.map(({ parentElement }) => parentElement?.style.top)).toEqual(['52px', '144px', '236px', '278px', '320px', '362px'])
})

test('clips of the film are numbered like their shots', async () => {
  await renderTimeline(aStory([aShot('s1', { isHidden: true }), aShot('s2'), aShot('s3')]))
  expect([clipOf('V2'), clipOf('V3')].map((clip) => clip.getAttribute('aria-label'))).toEqual([
    'Shot 1, video, 2.0 seconds, starts at 00:00:00',
    'Shot 2, video, 2.0 seconds, starts at 00:02:00',
  ])
  expect(clipOf('V3').textContent).toContain('2')
})

test('neighbouring items are drawn six px apart', async () => {
  await renderTimeline(filmOf(['a', 0, 60], ['b', 60, 140]))
  expect(clipOf('a').style).toMatchObject({ transform: 'translateX(3px)', width: '294px', height: '80px' })
  expect(clipOf('b').style).toMatchObject({ transform: 'translateX(303px)', width: '694px' })
})

test('a selected clip shows its duration and a muted one a badge, where there is room', async () => {
  const { session } = await renderTimeline(
    aTimeline([
      primaryTrackOf('main', [
        clip(['a', 0, 100, { volume: 0 }]),
        clip(['b', 100, 92, { volume: 0.5 }]),
        clip(['c', 192, 8, { volume: 0 }]),
      ]),
    ]),
  )
  expect(screen.getAllByTitle('Muted').map((badge) => badge.closest('[data-item]')?.getAttribute('data-item'))).toEqual(['a'])
  expect(screen.queryByText('3.3s')).toBeNull()
  session.select(['a', 'c'])
  expect(await screen.findByText('3.3s')).toBeTruthy()
  expect(screen.queryByText('0.3s')).toBeNull()
})

test.each([
  ['File missing', { mediaAssetId: 'gone' }, undefined],
  ['File missing', { mediaAssetId: 'x' }, buildAsset('x', { isDeleted: true })],
  ['Upload Failed', { mediaAssetId: 'x' }, buildAsset('x', { status: 'error' })],
  ['Processing…', { mediaAssetId: 'x' }, buildAsset('x', { status: 'processing' })],
  ['Processing…', { mediaAssetId: 'x' }, buildAsset('x', { status: 'uploading' })],
])('"%s" is shown where there is no image: %o', async (text, more, asset) => {
  await renderTimeline(filmWith(more, asset))
  expect(clipOf('a').textContent).toBe(text)
})

test('a failed shot says that it was not charged', async () => {
  await renderTimeline(aTimeline([primaryTrackOf('main', [failedItem(['f', 0, 200])])]))
  expect(clipOf('f').textContent).toBe('Generation failed. No credit used.')
})

test('captions show their text, music its title, a voice-over neither', async () => {
  await renderTimeline(
    aTimeline([
      captionTrack('t', [caption(['hello', 0, 200])]),
      primaryTrackOf('main', []),
      audioTrack('v', [voice(['w', 0, 200, { title: 'Anna' }])]),
      audioTrack('s', [song(['m', 0, 200])]),
    ]),
  )
  expect(['hello', 'w', 'm'].map((id) => clipOf(id).textContent)).toEqual(['hello', '', 'song'])
})

test('a clip shows the frames of its filmstrip', async () => {
  stubPictures()
  const asset = buildAsset('strip-1', { metadata: { width: 1280, height: 720, duration: 10, fps: 30 } })
  await renderTimeline(filmWith({ mediaAssetId: 'strip-1', sourceTrimStartFrames: 100, sourceTrimEndFrames: 300 }, asset))
  await expect.poll(() => clipOf('a').querySelectorAll('[aria-hidden]').length).toBe(7)
  const [first, second, ...rest] = [...clipOf('a').querySelectorAll<HTMLElement>('[aria-hidden]')]
  expect(first!.style).toMatchObject({ left: '0px', width: '142px', backgroundSize: '1704px 80px', backgroundPosition: '-568px 0px' })
  expect(first!.style.backgroundImage).toContain('/media/strip-1/strip.jpg')
  expect(second!.style.left).toBe('142px')
  expect(rest.at(-1)!.style.backgroundPosition).toBe('-1562px 0px')
})

test('without a filmstrip a clip repeats its thumbnail', async () => {
  const requested = stubPictures('/media/strip-2/strip.jpg')
  const asset = buildAsset('strip-2', { thumbnailUrl: '/still "2".jpg', metadata: { width: 720, height: 720, duration: 10, fps: 30 } })
  await renderTimeline(filmWith({ mediaAssetId: 'strip-2' }, asset))
  await expect.poll(() => clipOf('a').querySelector<HTMLElement>('[style]')?.style.backgroundSize).toBe('80px 80px')
  expect(requested).toEqual(['/media/strip-2/strip.jpg', '/still "2".jpg'])
})

test('an image shows itself and fetches no filmstrip', async () => {
  const requested = stubPictures()
  await renderTimeline(
    aTimeline(
      [primaryTrackOf('main', [picture(['p', 0, 200, { mediaAssetId: 'still' }])])],
      [buildAsset('still', { resourceType: 'image' })],
    ),
  )
  await expect.poll(() => clipOf('p').querySelector<HTMLElement>('[style]')?.style.backgroundImage).toContain('/media/still/file')
  expect(requested).toEqual(['/media/still/file'])
})

test('media that fail to load say so and can be retried', async () => {
  stubPictures('/media/strip-3/strip.jpg')
  await renderTimeline(filmWith({ mediaAssetId: 'strip-3' }, buildAsset('strip-3')))
  expect(await screen.findByText('Failed to load')).toBeTruthy()
  stubPictures()
  retryFailedMedia()
  await expect.poll(() => screen.queryByText('Failed to load')).toBeNull()
  await expect.poll(() => clipOf('a').querySelector<HTMLElement>('[style]')?.style.backgroundImage).toContain('strip-3')
})

test('a loading image shows a shimmer', async () => {
  vi.stubGlobal(
    'Image',
    class {
      decode = () => new Promise(() => undefined)
    },
  )
  await renderTimeline(filmWith({ mediaAssetId: 'strip-4' }, buildAsset('strip-4')))
  expect(clipOf('a').querySelector('.sheen')).not.toBeNull()
  expect(clipOf('a').textContent).toBe('')
})

test('an audio track has a canvas as wide as its mounted items', async () => {
  const calls = stubApi({ 'GET /media/loud/peaks.json': { body: { peaksPerSecond: 10, peaks: Array.from({ length: 70 }, () => 0.5) } } })
  const painted: string[] = []
  const context = new Proxy({} as Record<string, unknown>, {
    get: (target, name) => target[name as string] ?? ((...values: unknown[]) => painted.push(`${String(name)} ${values.join(' ')}`)),
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  await renderTimeline(
    aTimeline(
      [primaryTrackOf('main', [picture(['a', 0, 200])]), audioTrack('s', [song(['m', 20, 60, { mediaAssetId: 'loud' }])])],
      [buildAsset('loud', { resourceType: 'audio', subtype: 'music' })],
    ),
  )
  await expect.poll(() => calls('GET /media/loud/peaks.json').length).toBe(1)
  await expect.poll(() => painted.filter((call) => call.startsWith('fillRect')).length).toBeGreaterThan(90)
  const canvas = document.querySelectorAll('canvas')
  expect(canvas).toHaveLength(1)
  expect(canvas[0]!.style).toMatchObject({ transform: 'translateX(0px)', width: '1760px', height: '30px' })
  expect([canvas[0]!.width, canvas[0]!.height]).toEqual([1760, 30])
  expect(painted.slice(0, 3)).toEqual(['setTransform 1 0 0 1 0 0', 'beginPath ', 'roundRect 103 0 294 30 4'])
  // 98 bars of half the height, centred.
  expect(painted.filter((call) => call === 'fillRect 103 9.5 2 11')).toHaveLength(1)
})

test('clips without a sound of their own have no canvas', async () => {
  const calls = stubApi({ 'GET /media/silent/peaks.json': { body: { peaksPerSecond: 10, peaks: [] } } })
  await renderTimeline(filmWith({ mediaAssetId: 'silent' }, buildAsset('silent')))
  await expect.poll(() => calls('GET /media/silent/peaks.json').length).toBe(1)
  expect(clipOf('a')).toBeTruthy()
  expect(document.querySelectorAll('canvas')).toHaveLength(0)
})
