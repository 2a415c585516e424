import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { recordEvents } from '../../../../testing/record-events.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ACCOUNT, stubApi, SYSTEM } from '../../../../testing/stub-api.ts'
import { AsmrPage } from '../../asmr/asmr-page.tsx'
import { ScriptPage } from '../../script/script-page.tsx'
import { VlogPage } from '../../vlog/vlog-page.tsx'

const START = 'POST /api/stories/workflow/generate_script_to_video'
const SCRIPT = 'A fox crosses the river while the village wakes. '.repeat(4)

async function openScript(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi(responses)
  const page = await renderPage(<ScriptPage />)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Voice-over Script' })
  await userEvent.click(field)
  await userEvent.paste(SCRIPT)
  return { ...page, callsOf, field }
}

/** The buttons of the bar contain their price. */
const named = (kind: 'Create' | 'Preview') => ({ name: new RegExp(`^${kind}\\s*[\\d,]+ credits`) })
const start = async (kind: 'Create' | 'Preview') => userEvent.click(await screen.findByRole('button', named(kind)))

test('Preview redirects to the progress page', async () => {
  const { address, callsOf } = await openScript({ [START]: { body: { workflowRunId: 'run1' } } })
  await start('Preview')
  await waitFor(() => expect(address()).toBe('/story/create/workflow/run1?category_id=script_to_video'))
  expect(callsOf(START)[0]!.body).toMatchObject({ is_preview: true, expected_credits: 100 })
})

test('a start reports what was asked for, and its run', async () => {
  const events = recordEvents()
  const { address } = await openScript({ [START]: { body: { workflowRunId: 'run1' } } })
  await start('Preview')
  await waitFor(() => expect(address()).toContain('run1'))
  const properties = { category_id: 'script_to_video', is_preview: true, credits_num: 100 }
  expect(events()).toEqual([
    ['story_creation_requested', properties],
    ['story_created', { ...properties, workflow_run_id: 'run1' }],
    ['story_previewed', { ...properties, workflow_run_id: 'run1', source: 'form_preview' }],
  ])
})

test('a story that is made at once is no preview; a start that fails made none', async () => {
  const events = recordEvents()
  let isDown = true
  const failed = { status: 500, body: { code: 'INTERNAL_ERROR', message: 'Something went wrong', data: {} } }
  const { address } = await openScript({ [START]: () => (isDown ? failed : { body: { workflowRunId: 'run1' } }) })
  await start('Create')
  await screen.findByRole('alert')
  expect(events().map(([name]) => name)).toEqual(['story_creation_requested'])
  isDown = false
  await start('Create')
  await waitFor(() => expect(address()).toContain('run1'))
  expect(events().map(([name]) => name)).toEqual(['story_creation_requested', 'story_creation_requested', 'story_created'])
  expect(events().at(-1)?.[1]).toMatchObject({ is_preview: false, credits_num: 1100 })
})

test('insufficient credits show both amounts, and the message disappears when the form changes', async () => {
  const poor = { code: 'INSUFFICIENT_CREDITS', message: 'Insufficient credits', data: { required: 1100, available: 10 } }
  const { field } = await openScript({ [START]: { status: 402, body: poor } })
  await start('Create')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Insufficient credits: 1,100 needed, you have 10')
  await userEvent.type(field, '!')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

const moderated = (may_accept: boolean) => {
  const data = { classes: ['violence'], words: ['killed her'], may_accept }
  return { status: 422, body: { code: 'COMMUNITY_CONTENT_MODERATION', message: 'This content cannot be published', data } }
}

test('a script that could not be published says so before it is charged, and the next press makes it for private use', async () => {
  const { callsOf, address } = await openScript({
    [START]: ({ body }) =>
      (body as { accepts_unpublishable?: boolean }).accepts_unpublishable ? { body: { workflowRunId: 'run1' } } : moderated(true),
  })
  await start('Create')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This story could not be published: Violence and Gore (“killed her”). Nothing was charged. Change it, or press the button again to make it for yourself only.',
  )
  await start('Create')
  await waitFor(() => expect(address()).toContain('run1'))
  expect(callsOf(START).map(({ body }) => (body as { accepts_unpublishable?: boolean }).accepts_unpublishable)).toEqual([undefined, true])
})

test('a changed script is checked again, and one that is always refused is never sent with consent', async () => {
  let mayAccept = true
  const { callsOf, field } = await openScript({ [START]: () => moderated(mayAccept) })
  await start('Create')
  await screen.findByRole('alert')
  await userEvent.type(field, '!')
  mayAccept = false
  await start('Create')
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged. Please change it.')
  await start('Create')
  await waitFor(() => expect(callsOf(START)).toHaveLength(3))
  for (const { body } of callsOf(START)) expect(body).not.toHaveProperty('accepts_unpublishable')
})

test.each([
  [{ status: 500, body: { code: 'INTERNAL_ERROR', message: 'Something went wrong', data: {} } }, 'Failed to generate script to video'],
  [{ status: 429, body: { code: 'TOO_MANY_RUNS', message: 'Too many runs', data: {} } }, 'Too many runs'],
])(
  'a failing start %o is a root error of the form, its values are kept and both buttons are enabled again (C-331, C-344, C-345)',
  async (response, text) => {
    const { field } = await openScript({ [START]: response })
    await start('Preview')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(field.value).toBe(SCRIPT)
    for (const kind of ['Create', 'Preview'] as const)
      expect(screen.getByRole<HTMLButtonElement>('button', named(kind)).disabled).toBe(false)
  },
)

test('with a free story the bar says that Create is free and a preview is not', async () => {
  await openScript({ 'GET /api/me': { body: { ...ACCOUNT, free_stories_left: 1 } } })
  expect(await screen.findByText(/Create is free with your free story\. A preview is not: 100 credits now, 1,000 more/)).toBeTruthy()
})

test('before a preview is started the bar says where its storyboard is edited (CD-21)', async () => {
  await openScript()
  const button = await screen.findByRole('button', named('Preview'))
  const notes = document.getElementById(button.getAttribute('aria-describedby')!)
  expect(notes?.textContent).toContain('The storyboard of a preview is edited on a wider screen.')
})

test('without a free story none is mentioned', async () => {
  await openScript()
  await screen.findByRole('button', { name: /^Preview\s*100 credits/ })
  expect(screen.queryByText(/free story/)).toBeNull()
})

test('a fixed price is not labelled as variable; what an ASMR video and a vlog price depends on is named', async () => {
  const { unmount } = await openScript()
  expect(screen.queryByText(/Credits vary/)).toBeNull()
  unmount()
  const asmr = await renderPage(<AsmrPage />)
  expect(await screen.findByText('Credits vary with the number of shots')).toBeTruthy()
  asmr.unmount()
  await renderPage(<VlogPage />)
  expect(await screen.findByText('Credits vary with model selection and duration')).toBeTruthy()
})

test("the expected time follows the film's duration at the pace measured on this installation", async () => {
  const pace = { character_vlog: { film: 4, preview: 1 } }
  stubApi({ 'GET /api/system': { body: { ...SYSTEM, generation_pace: pace } } })
  await renderPage(<VlogPage />)
  expect(await screen.findByText('about 2 minutes')).toBeTruthy()
  await userEvent.click(screen.getByText('180s'))
  expect(await screen.findByText('about 12 minutes')).toBeTruthy()
  expect(screen.getByText('preview about 3 minutes')).toBeTruthy()
})
