import { aTimeline, audioTrack, captionTrack, caption, clip, primaryTrackOf, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clipOf, renderTimeline } from '../testing/render-timeline.tsx'

const film = aTimeline([
  primaryTrackOf('main', [clip(['a', 0, 60])]),
  captionTrack('lines', [caption(['c', 0, 30])]),
  audioTrack('music', [song(['m', 0, 60])]),
])
const openMenu = async ({ user }: Awaited<ReturnType<typeof renderTimeline>>, name: string) => {
  await user.click(screen.getByRole('button', { name }))
  await screen.findByRole('menu')
}
const options = () => screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)

test('a track is muted and solo from its header, which says so', async () => {
  const editor = await renderTimeline(film)
  await openMenu(editor, 'Music')
  expect(options()).toEqual(['Mute', 'Solo: mute the others', 'Lock', 'Low row', 'Normal row', 'Tall row'])
  await editor.user.click(screen.getByRole('menuitemcheckbox', { name: 'Mute' }))
  await editor.user.click(screen.getByRole('menuitemcheckbox', { name: 'Solo: mute the others' }))
  expect(editor.timeline().tracks[2]).toMatchObject({ isMuted: true, isSolo: true })
  await editor.user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Music, muted, solo' })).toBeTruthy()
  editor.session.undo()
  editor.session.undo()
  expect(editor.timeline()).toEqual(film)
})

test('captions can be hidden but have no sound', async () => {
  const editor = await renderTimeline(film)
  await openMenu(editor, 'Captions')
  expect(options()).toEqual(['Hide', 'Lock', 'Low row', 'Normal row', 'Tall row'])
  await editor.user.click(screen.getByRole('menuitemcheckbox', { name: 'Hide' }))
  expect(editor.timeline().tracks[1]).toMatchObject({ isHidden: true })
})

test('a taller row makes room for its clips', async () => {
  const editor = await renderTimeline(film)
  await openMenu(editor, 'Video')
  await editor.user.click(screen.getByRole('menuitemcheckbox', { name: 'Tall row' }))
  expect(clipOf('a').style.height).toBe('128px')
})

test('items of a locked track keep their place, and the reason is said', async () => {
  const editor = await renderTimeline(film)
  await openMenu(editor, 'Music')
  await editor.user.click(screen.getByRole('menuitemcheckbox', { name: 'Lock' }))
  await editor.user.keyboard('{Escape}')
  editor.session.select(['m'])
  fireEvent.keyDown(document.body, { key: 'Delete' })
  expect(await screen.findByText('A track that this would change is locked. Unlock it first')).toBeTruthy()
  expect(editor.layout()).toBe('a 0-60 | c 0-30 | m 0-60')
})

test('a track is renamed, and an empty name restores that of its kind', async () => {
  const editor = await renderTimeline(film)
  await openMenu(editor, 'Music')
  await editor.user.click(screen.getByRole('menuitem', { name: 'Rename…' }))
  await editor.user.type(await screen.findByRole('textbox', { name: 'Name of the track' }), 'Rain{Enter}')
  await openMenu(editor, 'Rain')
  await editor.user.click(screen.getByRole('menuitem', { name: 'Rename…' }))
  await editor.user.clear(await screen.findByRole('textbox', { name: 'Name of the track' }))
  await editor.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Music' })).toBeTruthy()
  expect(editor.timeline()).toEqual(film)
})
