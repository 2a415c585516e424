import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { changedKeys, changeKeys } from '../../keys/changed-keys.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

beforeEach(() => changeKeys({}))

async function open() {
  const editor = await renderEditor(<ShortcutsDialog open onOpenChange={vi.fn<(open: boolean) => void>()} />, {
    timeline: filmOf(['a', 0, 60]),
  })
  await editor.user.click(await screen.findByRole('button', { name: 'Change keys' }))
  return editor
}
const field = (name: RegExp) => screen.getByRole('button', { name })
const keyOf = (what: string) => screen.getByText(what).previousElementSibling?.textContent

test('a key is changed by pressing it, and is listed', async () => {
  const { user } = await open()
  await user.click(field(/^Split at the playhead.*: S$/))
  await user.keyboard('h')
  expect(changedKeys.getState()).toEqual({ split: ['H'] })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(keyOf('Split at the playhead: what is selected, else the clip under it')).toBe('H')
})

test('a key of another command is named, and taken only when that is wanted', async () => {
  const { user } = await open()
  await user.click(field(/^Split at the playhead.*: S$/))
  await user.keyboard('q')
  expect(screen.getByRole('alert').textContent).toContain('Q is the key for “Trim its start to the playhead”.')
  expect(changedKeys.getState()).toEqual({})
  await user.click(screen.getByRole('button', { name: 'Use it here instead' }))
  expect(changedKeys.getState()).toEqual({ split: ['Q'], 'trim-start': [] })
  expect(field(/^Trim its start to the playhead: No key$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reset all keys' }))
  expect(field(/^Trim its start to the playhead: Q$/)).toBeTruthy()
})

test('keys of the browser and the playhead are refused in words; Escape leaves the key as it was', async () => {
  const { user } = await open()
  await user.click(field(/^Split at the playhead.*: S$/))
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('alert').textContent).toBe('ArrowLeft cannot be changed. Press another key.')
  await user.keyboard('{Escape}')
  expect(field(/^Split at the playhead.*: S$/)).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})
