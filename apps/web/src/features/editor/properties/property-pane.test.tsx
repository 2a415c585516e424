import {
  aShot,
  aStory,
  aTimeline,
  caption,
  captionTrack,
  clip,
  failedItem,
  layoutOf,
  picture,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import type { Track } from '@fablecut/domain/timeline/model'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { PropertyPane } from './property-pane.tsx'

const FILM = primaryTrackOf('main', [clip(['A', 0, 60]), picture(['P', 60, 90])])

async function openPane(ids: readonly string[], tracks: readonly Track[] = [FILM], options: Parameters<typeof renderEditor>[1] = {}) {
  const calls = stubApi({ 'GET /api/stories/s/shots/s1': { body: { media_resources: { images: [], videos: [], audio: [] } } } })
  const editor = await renderEditor(<PropertyPane />, { timeline: aTimeline(tracks), ...options })
  act(() => editor.session.select(ids))
  const item = (id: string) =>
    editor
      .timeline()
      .tracks.flatMap(({ items }) => items)
      .find((item) => item.id === id)
  const typed = async (label: string, text: string) => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: label })
    await editor.user.clear(field)
    await editor.user.paste(text)
    await editor.user.keyboard('{Enter}')
    return field
  }
  return { ...editor, calls, item, typed }
}
const value = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value
const labels = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))

test('without a selection a hint is shown', async () => {
  await openPane([])
  expect(screen.getByRole('region', { name: 'Properties' }).textContent).toBe('Select item to edit')
})

test('a clip has volume, speed and fades, each edited and undone separately', async () => {
  const { typed, item, user, session } = await openPane(['A'])
  expect(screen.getByRole('heading', { name: 'Video' })).toBeTruthy()
  expect(screen.getByText('2.0 s')).toBeTruthy()
  expect(screen.getByText('long')).toBeTruthy()
  expect(labels()).toEqual(['Volume', 'Speed', 'Fade in', 'Fade out'])
  expect(labels().map((label) => value(label!))).toEqual(['100%', '1×', '0.00 s', '0.00 s'])
  await typed('Volume', '35%')
  expect(item('A')).toMatchObject({ volume: 0.35 })
  await typed('Speed', '2')
  expect(item('A')).toMatchObject({ speed: 2, durationInFrames: 30 })
  await typed('Fade in', '0.4')
  await typed('Fade out', '0.2')
  expect(item('A')).toMatchObject({
    effects: [
      { type: 'fade-in', durationInFrames: 12 },
      { type: 'fade-out', durationInFrames: 6 },
    ],
  })
  expect([value('Fade in'), value('Fade out')]).toEqual(['0.40 s', '0.20 s'])
  await user.click(screen.getByRole('heading', { name: 'Video' }))
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
  expect(item('A')).not.toHaveProperty('effects.0')
  expect(value('Speed')).toBe('2×')
  session.undo()
  expect(item('A')).toMatchObject({ durationInFrames: 60 })
})

test.each([
  ['Volume', '120', '100%'],
  ['Speed', '4', '1×'],
  ['Fade in', '1.5', '0.00 s'],
])('%s rejects %s', async (label, text, expected) => {
  const { typed, session } = await openPane(['A'])
  expect((await typed(label, text)).value).toBe(expected)
  expect(session.undo()).toBe(false)
})

test('an image has a duration and no volume', async () => {
  const { typed, timeline } = await openPane(['P'])
  expect(screen.getByRole('heading', { name: 'Image' })).toBeTruthy()
  expect(labels()).toEqual(['Duration', 'Fade in', 'Fade out'])
  expect(value('Duration')).toBe('3.0 s')
  await typed('Duration', '5')
  expect(layoutOf(timeline())).toBe('A 0-60, P 60-210')
})

test("an image longer than its field's maximum says so", async () => {
  await openPane(['P'], [primaryTrackOf('main', [picture(['P', 0, 450])])])
  expect(screen.getByText('This picture stands 15.0 s. Shorten it on the timeline to set its duration here.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Duration' }).disabled).toBe(true)
})

test('changing the speed and back does not change the duration', async () => {
  const { item, session } = await openPane(['A'], [primaryTrackOf('main', [clip(['A', 0, 61])])])
  const speed = screen.getByLabelText('Speed', { selector: '[type=range]' })
  act(() => speed.focus())
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) fireEvent.keyDown(speed, { key })
  fireEvent.keyUp(speed, { key: 'ArrowLeft' })
  expect(item('A')).toMatchObject({ durationInFrames: 61 })
  for (const key of ['ArrowRight', 'ArrowRight']) fireEvent.keyDown(speed, { key })
  fireEvent.keyUp(speed, { key: 'ArrowRight' })
  expect(item('A')).toMatchObject({ speed: 1.5 })
  session.undo()
  expect(item('A')).toMatchObject({ durationInFrames: 61 })
})

test('a held key on the volume is one undo step', async () => {
  const { item, session } = await openPane(['A'])
  const volume = screen.getByLabelText('Volume', { selector: '[type=range]' })
  act(() => volume.focus())
  for (const _ of [1, 2]) fireEvent.keyDown(volume, { key: 'ArrowLeft' })
  fireEvent.keyUp(volume, { key: 'ArrowLeft' })
  expect(item('A')).toMatchObject({ volume: 0.9 })
  expect([session.undo(), session.undo()]).toEqual([true, false])
})

test('a song has its own editor and can be trimmed to the film', async () => {
  const { user, timeline } = await openPane(['S'], [FILM, audioTrack('M', [song(['S', 0, 300])])])
  expect(screen.getByRole('heading', { name: 'Audio Editor' })).toBeTruthy()
  expect(screen.getByText('The music goes on after the last clip, over a black picture.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Trim music to film' }))
  expect(layoutOf(timeline())).toBe('A 0-60, P 60-150 | S 0-150')
  expect(screen.queryByRole('button', { name: 'Trim music to film' })).toBeNull()
})

test('only music of the same track can be trimmed', async () => {
  await openPane(['S'], [FILM, audioTrack('M', [song(['S', 0, 90])]), audioTrack('N', [song(['T', 0, 300])])])
  expect(screen.queryByRole('button', { name: 'Trim music to film' })).toBeNull()
})

test("music can't be trimmed in a read-only story", async () => {
  await openPane(['S'], [FILM, audioTrack('M', [song(['S', 0, 300])])], { readOnlyReason: 'It is being made' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trim music to film' }).disabled).toBe(true)
})

test('a recording is labelled as a voice-over', async () => {
  await openPane(['V'], [FILM, audioTrack('VO', [voice(['V', 0, 60])])])
  expect(screen.getByRole('heading', { name: 'Voiceover' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Trim music to film' })).toBeNull()
})

test('an item without a title gets a readable name and a thumbnail', async () => {
  const more = [buildAsset('plain', { title: '', thumbnailUrl: '/thumb.webp' })]
  const { page } = await openPane(['A'], [], {
    timeline: aTimeline([primaryTrackOf('main', [clip(['A', 0, 60, { mediaAssetId: 'plain' }])])], more),
  })
  expect(screen.getByText('Untitled')).toBeTruthy()
  expect(page.container.querySelector('img')?.getAttribute('src')).toBe('/thumb.webp')
})

test('deleting an item clears the selection', async () => {
  const { user, timeline } = await openPane(['A'])
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(layoutOf(timeline())).toBe('P 0-90')
  expect(screen.getByText('Select item to edit')).toBeTruthy()
})

test('several items share a volume field and are deleted together', async () => {
  const { user, typed, item, timeline } = await openPane(['A', 'P', 'V'], [FILM, audioTrack('VO', [voice(['V', 0, 60])])])
  expect(screen.getByRole('heading', { name: '3 items selected' })).toBeTruthy()
  expect(screen.getByText('Volume of all 2 items with sound.')).toBeTruthy()
  expect(value('Volume')).toBe('100%')
  await typed('Volume', '50')
  expect([item('A'), item('V')]).toMatchObject([{ volume: 0.5 }, { volume: 0.5 }])
  expect(item('P')).not.toHaveProperty('volume')
  await user.click(screen.getByRole('button', { name: 'Delete 3 items' }))
  expect(timeline().tracks.flatMap(({ items }) => items)).toEqual([])
})

test('several items show what they share or Mixed; a change is for all of them and one undo step', async () => {
  const look = { transform: { opacity: 0.5, scale: 2 }, color: { warmth: 0.2 } }
  const film = primaryTrackOf('main', [clip(['A', 0, 60, look]), picture(['P', 60, 60, { transform: { scale: 2 } }])])
  const { user, typed, item, session } = await openPane(['A', 'P'], [film])
  expect([value('Scale'), value('Opacity')]).toEqual(['200%', 'Mixed'])
  await typed('Opacity', '50')
  expect([item('A'), item('P')]).toMatchObject([look, { transform: { opacity: 0.5, scale: 2 } }])
  expect(value('Opacity')).toBe('50%')
  await user.click(screen.getByRole('button', { name: 'Colour' }))
  expect([value('Warmth'), value('Exposure')]).toEqual(['Mixed', '0'])
  await typed('Exposure', '30')
  expect([item('A'), item('P')]).toMatchObject([{ color: { warmth: 0.2, exposure: 0.3 } }, { color: { exposure: 0.3 } }])
  session.undo()
  session.undo()
  expect(item('P')).toEqual(film.items[1])
})

test('several items without audio say so', async () => {
  await openPane(['P', 'Q'], [primaryTrackOf('main', [picture(['P', 0, 60]), picture(['Q', 60, 60])])])
  expect(screen.getByText('None of these items has sound.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Volume' })).toBeNull()
})

test('if only one of two items has audio, it is named', async () => {
  await openPane(['A', 'P'])
  expect(screen.getByText('Volume of the one item with sound.')).toBeTruthy()
})

test('a caption opens its editor, which stays open from caption to caption', async () => {
  const rows = [FILM, captionTrack('words', [caption(['c1', 0, 30]), caption(['c2', 30, 30])])]
  const { user, session } = await openPane(['c1'], rows)
  await user.click(screen.getByRole('switch', { name: 'Apply to all captions', checked: true }))
  act(() => session.select(['c2']))
  expect(value('Text')).toBe('c2')
  expect(screen.getByRole('switch', { name: 'Apply to all captions' }).getAttribute('aria-checked')).toBe('false')
})

test.each([
  [{}, 'This shot could not be generated. No credit used.'],
  [{ statusMessage: 'The model was busy' }, 'The model was busy'],
])('a failed shot says why: %j', async (more, text) => {
  const { user, timeline } = await openPane(['F'], [primaryTrackOf('main', [failedItem(['F', 0, 60, more])])])
  expect(screen.getByRole('heading', { name: 'Failed shot' })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(layoutOf(timeline())).toBe('')
})

test('the item of a shot links to the shot editor', async () => {
  await openPane(['V1'], [], { document: aStory([aShot('s1'), aShot('s2')]), timeline: undefined })
  expect(screen.getByRole('heading', { name: 'Shot 1' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Speed' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('a failed shot of the storyboard links to the shot editor', async () => {
  const document = aStory([aShot('s1')])
  const tracks = [primaryTrackOf('main', [failedItem(['F', 0, 60, { shotId: 's1' }])])]
  await openPane(['F'], [], { document: { ...document, timeline: { ...document.timeline, tracks } } })
  expect(screen.getByRole('heading', { name: 'Shot 1' })).toBeTruthy()
  expect(screen.getByText('This shot could not be generated. No credit used.')).toBeTruthy()
})

test('a pane whose properties overflow can be scrolled by keyboard', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2000)
  await openPane([])
  expect(screen.getByRole('region', { name: 'Properties' }).tabIndex).toBe(0)
  height.mockRestore()
})
