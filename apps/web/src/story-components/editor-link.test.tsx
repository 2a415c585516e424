import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { recordEvents } from '../testing/record-events.ts'
import { renderPage } from '../testing/render-page.tsx'
import { stubApi, type ApiResponse } from '../testing/stub-api.ts'
import { setWindowWidth } from '../testing/stub-view.ts'
import { EditorLink } from './editor-link.tsx'
import { useEditTemplate } from './use-edit-template.tsx'
import { useOpenEditor } from './use-open-editor.tsx'

const TARGET = { to: 'editor', view: 'list', openedFrom: 'story_card_list' } as const
const COPY = 'POST /api/stories/operate_template_story'

let events: ReturnType<typeof recordEvents>
beforeEach(() => {
  events = recordEvents()
})

function Example() {
  const { edit, dialog, isBusy } = useEditTemplate('t1')
  return (
    <>
      <button onClick={edit}>{isBusy ? 'Copying' : 'Edit'}</button>
      {dialog}
    </>
  )
}
function OpenButton() {
  const { open, dialog } = useOpenEditor('s1')
  return (
    <>
      <button onClick={() => open(TARGET)}>Open</button>
      {dialog}
    </>
  )
}
/** Whether the browser would follow the link. */
function follow(link: HTMLElement): boolean {
  let isFollowed = false
  const onClick = (event: Event): void => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', onClick, { once: true })
  fireEvent.click(link)
  return isFollowed
}
const notice = () => screen.findByRole('dialog')

test('a story is opened in the editor, in a tab of its own', async () => {
  stubApi()
  await renderPage(
    <EditorLink storyId="s1" target={TARGET}>
      Edit
    </EditorLink>,
  )
  const link = await screen.findByRole('link', { name: 'Edit' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/story/editor?story_id=s1&view=list', '_blank'])
  expect(follow(link)).toBe(true)
  expect(events()).toEqual([['editor_opened', { opened_from: 'story_card_list', story_id: 's1', view: 'list' }]])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('on a phone a notice refers to a computer and to the page of the story', async () => {
  stubApi()
  setWindowWidth(400)
  await renderPage(
    <EditorLink storyId="s1" target={TARGET}>
      Edit
    </EditorLink>,
  )
  expect(follow(await screen.findByRole('link', { name: 'Edit' }))).toBe(false)
  expect(
    within(await notice())
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/story/my/s1')
  expect(events()).toEqual([])
  fireEvent.click(
    within(await notice())
      .getAllByRole('button')
      .at(-1)!,
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  [1280, ['/story/editor?story_id=s1&view=list']],
  [400, []],
])('a button opens the editor in a new tab at %d px: %j', async (width, opened) => {
  stubApi()
  setWindowWidth(width)
  const tabs: unknown[] = []
  vi.stubGlobal('open', (href: string) => void tabs.push(href))
  await renderPage(<OpenButton />)
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }))
  expect(tabs).toEqual(opened)
  if (opened.length === 0) expect(await notice()).toBeTruthy()
})

/** A tab that was opened empty, before its URL is known. */
function aTab() {
  const went: string[] = []
  const tab = {
    closed: false,
    opener: {},
    document: { title: '', documentElement: { style: {} } },
    location: { replace: (href: string) => went.push(href) },
    close: () => void went.push('closed'),
  }
  vi.stubGlobal('open', () => tab)
  return { tab, went }
}

test('an example is copied once, and the copy is opened in the tab', async () => {
  const { went } = aTab()
  const copied = Promise.withResolvers<ApiResponse>()
  const callsOf = stubApi({ [COPY]: () => copied.promise })
  await renderPage(<Example />)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Copying' }))
  copied.resolve({ body: { id: 'copy' } })
  await waitFor(() => expect(went).toEqual(['/story/editor?story_id=copy']))
  expect(callsOf(COPY).map(({ body }) => body)).toEqual([{ template_story_id: 't1', operation: 'edit' }])
  expect(events()).toEqual([['editor_opened', { opened_from: 'story_card', story_id: 'copy' }]])
})

test('where new tabs are blocked the copy is opened in this one', async () => {
  vi.stubGlobal('open', () => null)
  stubApi({ [COPY]: { body: { id: 'copy' } } })
  const { address } = await renderPage(<Example />)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(address()).toBe('/story/editor?story_id=copy'))
})

test('a visitor signs in before an example is copied', async () => {
  const { went } = aTab()
  stubApi({ [COPY]: { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } })
  const { address } = await renderPage(<Example />)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(address()).toMatch(/^\/signin\?callbackUrl=/u))
  expect(went).toEqual(['closed'])
})

test('on a phone an example is not copied', async () => {
  setWindowWidth(400)
  const callsOf = stubApi()
  await renderPage(<Example />)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(within(await notice()).queryByRole('link')).toBeNull()
  expect(callsOf(COPY)).toEqual([])
})
