import { aTimeline, caption, captionTrack, filmOf, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { stubApi, type ApiResponse } from '../../../../testing/stub-api.ts'
import { ProjectMenu } from './project-menu.tsx'

const PROJECT = 'HEAD /api/stories/s/project'
const item = (name: string) => screen.findByRole('menuitem', { name: new RegExp(name) })

async function open(checked: ApiResponse, timeline = filmOf(['a', 0, 60])) {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  stubApi({ [PROJECT]: checked })
  await renderEditor(<ProjectMenu />, { timeline })
  fireEvent.click(screen.getByRole('button', { name: 'Download project' }))
  return saved
}

test.each([
  ['OpenTimelineIO', 'otio'],
  ['Whole story', 'fablecut'],
])('a project is downloaded in the chosen format: %s', async (name, format) => {
  const saved = await open({ body: {} })
  fireEvent.click(await item(name))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect((saved.mock.contexts[0] as HTMLAnchorElement).getAttribute('href')).toBe(`/api/stories/s/project?format=${format}`)
})

test('a refused download is said, and nothing is saved as a file', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const saved = await open({ status: 429, body: {} })
  fireEvent.click(await item('Final Cut'))
  expect(await screen.findByText(/Too many requests/)).toBeTruthy()
  expect(saved).not.toHaveBeenCalled()
})

test('subtitles are offered where there are captions', async () => {
  await open({ body: {} })
  await item('Edit decision list')
  expect(screen.queryByRole('menuitem', { name: /Subtitles/ })).toBeNull()
})

test('a story with captions offers them in two formats', async () => {
  await open({ body: {} }, aTimeline([captionTrack('c', [caption(['one', 0, 30])]), primaryTrackOf('main', [])]))
  expect(await item('Subtitles')).toBeTruthy()
  expect(await item('Web subtitles')).toBeTruthy()
})
