import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ACCOUNT, stubApi, SYSTEM, type ApiResponse } from '../../testing/stub-api.ts'
import { CreditsPage } from './credits-page.tsx'

const LEDGER = 'GET /api/credits/ledger'
const GRANT = 'POST /api/credits/grants'
const entry = (id: string, changes: object = {}) => ({
  id,
  type: 'charge',
  credits: -1100,
  state: 'charged',
  cost_key: 'story.script_to_video',
  story_id: 's1',
  story_title: 'A fox',
  workflow_run_id: 'run1',
  time: '2026-11-20T10:00:00Z',
  balance_after: 900,
  held: 0,
  captured: 1000,
  returned: 100,
  note: null,
  lines: [
    { label: 'image', shot_id: 'a', shot_number: 1, kind: 'charged', credits: 1000 },
    { label: 'video', shot_id: 'b', shot_number: 2, kind: 'refunded', credits: 100 },
  ],
  made_by: [],
  lost: [],
  ...changes,
})
const grant = entry('g', {
  type: 'grant',
  credits: 2000,
  state: 'granted',
  story_id: null,
  story_title: null,
  lines: [],
  captured: 0,
  returned: 0,
})
const page = (entries: readonly object[], nextCursor: string | null = null): ApiResponse => ({
  body: { entries, nextCursor, available: 900, held: 250 },
})
const refusal = (message: string): ApiResponse => ({ status: 422, body: { code: 'INVALID_INPUT', message, data: {} } })

const card = (name: string) => screen.getByRole('heading', { name }).parentElement!
async function open(responses: Parameters<typeof stubApi>[0]) {
  const callsOf = stubApi(responses)
  const rendered = await renderPage(<CreditsPage />)
  await screen.findByRole('heading', { name: 'Charges, refunds and grants' })
  return { ...rendered, callsOf }
}

test('the receipt of an action video leads to its page', async () => {
  await open({ [LEDGER]: page([entry('c', { cost_key: 'action_video', story_title: 'Action video' })]) })
  const [row] = await screen.findAllByRole('button', { name: /Action video/ })
  await userEvent.click(row!)
  expect(screen.getByRole('link', { name: 'Open the action video' }).getAttribute('href')).toBe('/action-video?run=run1')
})

test('available and held credits are shown above the charges', async () => {
  await open({ [LEDGER]: page([entry('c')]), 'GET /api/me': { body: { ...ACCOUNT, free_stories_left: 2 } } })
  await waitFor(() => expect(card('Available').textContent).toContain('900'))
  expect(card('Held for stories in progress').textContent).toContain('250')
  expect(await screen.findByText('2 FREE Story Left')).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Grant credits' })).toBeNull()
})

test('a charge opens its receipt with lines and totals; a grant has none', async () => {
  await open({ [LEDGER]: page([entry('c'), grant]) })
  const charge = await screen.findByRole('button', { name: /A fox/ })
  expect(charge.textContent).toContain('Explainer Video, Nov 20, 2026')
  expect(charge.textContent).toContain('Charged')
  expect(charge.textContent).toMatch(/[-−]1,100/)
  expect(charge.textContent).toContain('Balance 900')
  const grantEntry = screen.getByRole<HTMLButtonElement>('button', { name: /Credits granted/ })
  expect(grantEntry.textContent).toContain('+2,000')
  expect(grantEntry.disabled || grantEntry.getAttribute('aria-disabled') === 'true').toBe(true)
  expect(screen.queryByText('Shot 1 · image')).toBeNull()
  await userEvent.click(charge)
  const line = (await screen.findByText('Shot 1 · image')).closest('li')!
  expect(line.textContent).toBe('Shot 1 · image1,000')
  expect(screen.getByText('Shot 2 · video').closest('li')!.textContent).toBe('Shot 2 · video, refunded+100')
  const sums = screen.getByText('Came back').closest('dl')!
  expect(sums.textContent).toBe('Charged1,000Came back100')
  expect(screen.getByRole('link', { name: 'Open the story' }).getAttribute('href')).toBe('/story/my/s1')
})

test('a receipt says who made what, and what came to nothing at a provider at no cost', async () => {
  const madeBy = [
    { engine: 'builtin/painter', calls: 1 },
    { engine: 'fal/fal-ai/flux/dev', calls: 3 },
    { engine: 'fal/fal-ai/flux/dev/edit', calls: 2 },
    { engine: 'openai-compatible/org/small-model', calls: 1 },
  ]
  const lost = [{ engine: 'fal/fal-ai/flux/dev', label: 'image', shot_id: 'a', shot_number: 1, times: 1 }]
  const names = { 'fal/fal-ai/flux/dev': 'FLUX.1 Dev at fal', 'fal/fal-ai/flux/dev/edit': 'FLUX.1 Dev at fal' }
  await open({ [LEDGER]: page([entry('c', { made_by: madeBy, lost })]), 'GET /api/system': { body: { ...SYSTEM, model_names: names } } })
  await userEvent.click(await screen.findByRole('button', { name: /A fox/ }))
  expect(await screen.findByText('Made by the built-in painter, FLUX.1 Dev at fal (5), org/small-model')).toBeTruthy()
  expect(
    screen.getByText(
      'Shot 1 · image: one more try of FLUX.1 Dev at fal gave nothing, though it may have been paid. You are not charged for it.',
    ),
  ).toBeTruthy()
})

test('the receipt of a free story says who made it', async () => {
  const free = { credits: 0, captured: 0, returned: 0, lines: [], made_by: [{ engine: 'fal/fal-ai/flux/dev', calls: 1 }] }
  await open({ [LEDGER]: page([entry('c', free)]) })
  await userEvent.click(await screen.findByRole('button', { name: /A fox/ }))
  expect(await screen.findByText('Made by FLUX.1 Dev at fal')).toBeTruthy()
  expect(screen.getByText('Made with a free story: nothing was charged.')).toBeTruthy()
})

test('a held charge says that its steps follow', async () => {
  await open({ [LEDGER]: page([entry('c', { state: 'held', held: 1100, captured: 0, returned: 0, lines: [], story_title: null })]) })
  await userEvent.click(await screen.findByRole('button', { name: /^Explainer Video/ }))
  expect(await screen.findByText('Single steps are listed as they finish.')).toBeTruthy()
  expect(screen.getByText('Still held').closest('dl')!.textContent).toBe('Still held1,100')
  expect(screen.queryByRole('link', { name: 'Open the story' })).toBeNull()
})

test('older entries are loaded on request, and a failure keeps the loaded ones', async () => {
  let isBroken = true
  const { callsOf } = await open({
    [LEDGER]: ({ path }) =>
      path.includes('cursor=c1')
        ? isBroken
          ? refusal('Not now.')
          : page([entry('o', { story_title: 'An owl' })])
        : page([entry('c')], 'c1'),
  })
  await userEvent.click(await screen.findByRole('button', { name: /Show older/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('Error: Not now. Nothing is lost.')
  expect(screen.getByRole('button', { name: /A fox/ })).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: /Retry/ }))
  expect(await screen.findByRole('button', { name: /An owl/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Show older/ })).toBeNull()
  expect(callsOf(LEDGER).map(({ path }) => path)).toEqual([
    '/api/credits/ledger',
    '/api/credits/ledger?cursor=c1',
    '/api/credits/ledger?cursor=c1',
  ])
})

test('an account without charges is invited to create a first story', async () => {
  await open({ [LEDGER]: page([]) })
  expect(await screen.findByText('No charges yet. What a story costs stands on its button before you press it.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write a script' }).getAttribute('href')).toBe('/story/create/script')
})

test('charges that failed to load can be retried', async () => {
  let isBroken = true
  await open({ [LEDGER]: () => (isBroken ? refusal('Not now.') : page([entry('c')])) })
  expect(await screen.findByText('Error: Not now. Nothing is lost.')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: /A fox/ })).toBeTruthy()
})

const STAFF = { 'GET /api/me': { body: { ...ACCOUNT, is_staff: true } } }

async function fillGrant(email: string, credits: string) {
  const form = within(await screen.findByRole('form', { name: 'Grant credits' }))
  for (const [name, text] of [
    ['Email of the account', email],
    ['Credits', credits],
  ] as const) {
    await userEvent.clear(form.getByRole('textbox', { name }))
    await userEvent.click(form.getByRole('textbox', { name }))
    await userEvent.paste(text)
  }
  await userEvent.click(form.getByRole('button', { name: /Grant/ }))
  return form
}

test('staff grants credits; errors are shown at their fields', async () => {
  const { callsOf } = await open({ ...STAFF, [LEDGER]: page([]), [GRANT]: { status: 201, body: {} } })
  const form = await fillGrant('tom', '1.5')
  await waitFor(() =>
    expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Please enter a valid email address',
      'Please enter a whole number from 1 to 1,000,000',
    ]),
  )
  await fillGrant('tom@example.org', '1000001')
  expect(form.getAllByRole('alert')).toHaveLength(1)
  expect(callsOf(GRANT)).toHaveLength(0)
  await fillGrant('tom@example.org', ' 1500 ')
  expect(await screen.findByText('1,500 credits granted to tom@example.org')).toBeTruthy()
  expect(callsOf(GRANT)[0]!.body).toEqual({ email: 'tom@example.org', credits: 1500, note: '' })
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Credits' }).value).toBe('')
  await waitFor(() => expect(callsOf(LEDGER)).toHaveLength(2))
})

test('a rejected grant is explained and keeps the form', async () => {
  await open({ ...STAFF, [LEDGER]: page([]), [GRANT]: refusal('Nobody has this address') })
  const form = await fillGrant('tom@example.org', '5')
  expect(await screen.findByText('Nobody has this address')).toBeTruthy()
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Credits' }).value).toBe('5')
})
