import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { SavingDialogs } from './saving-dialogs.tsx'
import type { SavingQuestion } from './use-saving.ts'

const unsaved = { document: { shots: {}, timeline: filmOf(['a', 0, 60]) }, revision: 1, atMs: Date.UTC(2026, 4, 1, 12) }
const theirs = { story: {}, media: [] } as never

async function openDialog(question: SavingQuestion) {
  const saving = { question, restore: vi.fn<() => void>(), resolve: vi.fn<() => void>(), editHere: async () => undefined }
  await renderEditor(<SavingDialogs {...saving} />)
  return saving
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  [true, /restoring puts your version over it/u],
  [false, /did not reach the server\. $/u],
])('edits stored in this browser are offered; the story has changed since: %s', async (hasMovedOn, text) => {
  const { restore } = await openDialog({ kind: 'unsaved', unsaved, isStoryNewer: hasMovedOn })
  const dialog = await screen.findByRole('dialog', { name: 'Restore unsaved changes?' })
  expect(dialog.querySelector('p')?.textContent).toMatch(text)
  expect(dialog.textContent).toContain('May 1, 2026')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(restore).not.toHaveBeenCalled()
  press('Restore')
  expect(restore).toHaveBeenLastCalledWith(unsaved)
  press('Discard')
  expect(restore).toHaveBeenLastCalledWith(null)
})

test('on a conflict one of two versions is chosen', async () => {
  const { resolve } = await openDialog({ kind: 'conflict', theirs })
  await screen.findByRole('dialog', { name: 'This story was edited elsewhere' })
  press('Reload theirs')
  expect(resolve).toHaveBeenLastCalledWith('theirs', theirs)
  press('Keep mine')
  expect(resolve).toHaveBeenLastCalledWith('mine', theirs)
})

test.each([null, { kind: 'elsewhere' } as const])('no dialog is shown for %o', async (question) => {
  await openDialog(question)
  expect(screen.queryByRole('dialog')).toBeNull()
})
