import {
  aTimeline,
  audioTrack,
  clip,
  itemOf,
  picture,
  primaryTrackOf,
  song,
  upperTrack,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import type { Track } from '@fablecut/domain/timeline/model'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { stubApi } from '../../../../testing/stub-api.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import { PropertyPane } from '../property-pane.tsx'

const FILM = primaryTrackOf('main', [clip(['A', 0, 60]), picture(['P', 60, 90]), picture(['Q', 150, 60])])

async function openSection(id: string, section: string, tracks: readonly Track[] = [FILM]) {
  stubApi({})
  const editor = await renderEditor(<PropertyPane />, { timeline: aTimeline(tracks) })
  act(() => editor.session.select([id]))
  await editor.user.click(screen.getByRole('button', { name: section }))
  const item = (itemId = id) => itemOf(editor.timeline(), itemId)
  const typed = async (label: string, text: string) => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: label })
    await editor.user.clear(field)
    await editor.user.paste(text)
    await editor.user.keyboard('{Enter}')
  }
  const pick = async (label: string, option: string) => {
    await editor.user.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }))
    await editor.user.click(await screen.findByRole('option', { name: option }))
  }
  const press = (name: string) => editor.user.click(screen.getByRole('button', { name }))
  return { ...editor, item, typed, pick, press }
}

test('position, scale, rotation and opacity are typed, and each is one undo step', async () => {
  const { typed, item, session } = await openSection('P', 'Layout')
  await typed('Position X', '25%')
  await typed('Scale', '150%')
  await typed('Rotation', '-30')
  await typed('Opacity', '50')
  expect(item()).toMatchObject({ transform: { x: 0.25, scale: 1.5, rotation: -30, opacity: 0.5 } })
  act(() => void session.undo())
  expect(item()).not.toHaveProperty('transform.opacity')
})

test('a picture is put into a corner, fitted, blended, cropped, and reset in one step', async () => {
  const { typed, pick, press, item, session } = await openSection('P', 'Layout')
  await pick('Place', 'Bottom right')
  await pick('Fit', 'Fill the frame')
  await pick('Blend', 'Screen')
  await typed('Crop left', '20')
  expect(item()).toMatchObject({ transform: { scale: 0.32 }, fit: 'fill', blend: 'screen', crop: { left: 0.2, right: 0 } })
  const before = item()
  await press('Reset layout')
  expect(item()).not.toHaveProperty('transform')
  expect(item()).not.toHaveProperty('crop')
  act(() => void session.undo())
  expect(item()).toEqual(before)
})

test('the diamond sets a keyframe at the playhead, and later values belong to the playhead', async () => {
  const { typed, press, item, playback } = await openSection('P', 'Layout')
  act(() => playback.seek(60))
  await press('Add a keyframe: Scale')
  act(() => playback.seek(90))
  await typed('Scale', '200')
  expect(item()).toHaveProperty('keyframes.scale', [
    { frame: 0, value: 1, easing: 'ease-in-out' },
    { frame: 30, value: 2, easing: 'ease-in-out' },
  ])
  act(() => playback.seek(75))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Scale' }).value).toBe('150%')
  act(() => playback.seek(90))
  await press('Remove the keyframe: Scale')
  expect(item()).toHaveProperty('keyframes.scale.length', 1)
})

test('keyframes are listed with their times; one can be gone to, eased and deleted', async () => {
  const { press, pick, item, playback } = await openSection('P', 'Motion')
  await press('Slow zoom in')
  const list = within(screen.getByRole('region', { name: 'Keyframes: Scale' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await press('Go to 00:04:29')
  expect(playback.store.getState().frame).toBe(149)
  await pick('Movement after 00:02:00', 'Hold')
  expect(item()).toHaveProperty('keyframes.scale.0.easing', 'hold')
  await press('Delete the keyframe of Scale at 00:04:29')
  expect(item()).toHaveProperty('keyframes.scale.length', 1)
  await press('Remove all keyframes')
  expect(item()).not.toHaveProperty('keyframes')
})

test('the volume of music can change over time', async () => {
  const tracks = [FILM, audioTrack('music', [song(['M', 0, 90])])]
  const { typed, press, item, playback } = await openSection('M', 'Motion', tracks)
  await press('Add a keyframe: Volume')
  act(() => playback.seek(45))
  await typed('Volume', '20%')
  expect(item()).toHaveProperty('keyframes.volume.1', { frame: 45, value: 0.2, easing: 'ease-in-out' })
})

test('sound gets a gain; music says how it gives way to speech', async () => {
  const music = { ...audioTrack('music', [song(['M', 0, 210])]), subtype: 'music' as const }
  const { typed, item, press, timeline } = await openSection('M', 'Sound', [FILM, music])
  await typed('Gain', '-4.5')
  expect(item()).toMatchObject({ gainDb: -4.5 })
  await typed('Music under speech', '-20')
  await typed('Goes down and up in', '0.5')
  await typed('Stays down in pauses up to', '1')
  expect(timeline().globalConfig.ducking).toEqual({ gainDb: -20, rampFrames: 15, holdFrames: 30 })
  await press('Reset music under speech')
  expect(timeline().globalConfig).not.toHaveProperty('ducking')
})

const measure = (session: EditorSession, loudness: number) =>
  act(() =>
    session.store.setState(({ document }) => {
      const mediaAssets = document.timeline.mediaAssets.map((asset) => ({ ...asset, metadata: { ...asset.metadata, loudness } }))
      return { document: { ...document, timeline: { ...document.timeline, mediaAssets } } }
    }),
  )

test('an item says how loud it is, and is matched to the loudness of its kind', async () => {
  const { press, item, session } = await openSection('A', 'Sound')
  expect(screen.getByText('Its loudness is measured with the next film.')).toBeTruthy()
  measure(session, -22.5)
  expect(screen.getByText('-22.5 LUFS')).toBeTruthy()
  await press('Match loudness')
  expect(item()).toMatchObject({ gainDb: 6.5 })
  expect(screen.getByRole('button', { name: 'Loudness matched' }).getAttribute('aria-disabled')).toBe('true')
  measure(session, -70)
  expect(screen.getByText('It is silent.')).toBeTruthy()
})

test('noise is taken out of a sound, and left again', async () => {
  const { item, user } = await openSection('A', 'Sound')
  await user.click(screen.getByRole('radio', { name: 'Strong' }))
  expect(item()).toMatchObject({ noiseReduction: 'strong' })
  await user.click(screen.getByRole('radio', { name: 'Off' }))
  expect(item()).not.toHaveProperty('noiseReduction')
})

const areDisabled = () => screen.getAllByRole<HTMLButtonElement>('radio').map(({ textContent, disabled }) => [textContent, disabled])

test('noise is not taken out of a clip that is silent, and a reduction that it has can be left', async () => {
  const { item, user, session } = await openSection('A', 'Sound')
  await user.click(screen.getByRole('radio', { name: 'Strong' }))
  measure(session, -70)
  expect(areDisabled()).toEqual([
    ['Off', false],
    ['Light', true],
    ['Strong', false],
  ])
  await user.click(screen.getByRole('radio', { name: 'Light' }))
  expect(item()).toMatchObject({ noiseReduction: 'strong' })
  await user.click(screen.getByRole('radio', { name: 'Off' }))
  expect(item()).not.toHaveProperty('noiseReduction')
  expect(areDisabled().map(([, isDisabled]) => isDisabled)).toEqual([false, true, true])
})

test('clips have a gain, and no music under speech', async () => {
  const { typed, item } = await openSection('A', 'Sound')
  await typed('Gain', '6')
  expect(item()).toMatchObject({ gainDb: 6 })
  expect(screen.queryByRole('textbox', { name: 'Music under speech' })).toBeNull()
})

test('colours and a look are set, and copied to all clips', async () => {
  const { typed, pick, press, item } = await openSection('P', 'Colour')
  await typed('Warmth', '40')
  await pick('Look', 'Noir')
  await press('Apply to all clips')
  for (const id of ['A', 'P', 'Q']) expect(item(id)).toHaveProperty('color', { warmth: 0.4, look: 'noir' })
  await press('Reset colour')
  expect(item()).not.toHaveProperty('color')
})

test('a transition leads from the clip before, its duration can be set, and it can be given to all cuts', async () => {
  const { typed, press, item, user } = await openSection('Q', 'Transition')
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }))
  await choose('Dissolve')
  expect(item()).toHaveProperty('transition', { type: 'dissolve', durationInFrames: 18 })
  await typed('Lasts', '1')
  expect(item()).toHaveProperty('transition.durationInFrames', 30)
  await choose('Dip to black')
  await press('Apply to all cuts')
  expect(item('P')).toHaveProperty('transition', { type: 'dip', durationInFrames: 30 })
  await choose('None')
  expect(item()).not.toHaveProperty('transition')
})

test('the first clip has no transition, and sound neither layout nor colour', async () => {
  await openSection('A', 'Layout')
  expect(screen.queryByRole('button', { name: 'Transition' })).toBeNull()
})

const TITLE = {
  id: 'T',
  type: 'title',
  startTimeInFrames: 0,
  durationInFrames: 60,
  titleConfig: { text: 'Hello', preset: 'headline' },
} as const
const SHAPE = {
  id: 'S',
  type: 'shape',
  startTimeInFrames: 60,
  durationInFrames: 60,
  shapeConfig: { shape: 'star', width: 0.3, height: 0.3, fill: '#FFFFFF' },
} as const
const UPPER = [upperTrack('top', [TITLE, SHAPE]), FILM]

test('text, preset, alignment, style and animations of a title are edited', async () => {
  const { user, typed, pick, item } = await openSection('T', 'Layout', UPPER)
  const text = screen.getByRole('textbox', { name: 'Text of the title' })
  await user.clear(text)
  await user.paste('Good bye')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('radio', { name: 'Quote' }))
  await user.click(screen.getByRole('radio', { name: 'Left' }))
  await typed('Size', '50')
  await pick('Comes in', 'Typewriter')
  expect(item()).toHaveProperty('titleConfig', {
    text: 'Good bye',
    preset: 'quote',
    align: 'left',
    style: { fontSize: 50 },
    animateIn: { type: 'type', durationInFrames: 12 },
  })
})

test('a shape gets another form, an outline and no fill', async () => {
  const { pick, press, typed, item } = await openSection('S', 'Layout', UPPER)
  await pick('Shape', 'Heart')
  await typed('Outline', '#FF0000')
  await press('No fill')
  expect(item()).toHaveProperty('shapeConfig', { shape: 'heart', width: 0.3, height: 0.3, stroke: '#FF0000', strokeWidth: 0.012 })
})
