import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { type ApiCall, type ApiResponse, stubApi } from '../../../testing/stub-api.ts'
import { ScriptPage } from '../script/script-page.tsx'

const OUTLINE = 'POST /api/stories/outline'
const THUMBNAIL = 'POST /api/stories/outline/thumbnail'
const START = 'POST /api/stories/workflow/generate_script_to_video'
const FOX: ShotPlan = { ...EMPTY_PLAN, things: [{ what: 'fox', count: 1 }] }

type Wire = { voice_over: string; plan: ShotPlan | null }
type OutlineBody = { source: { script_content?: string; before?: Wire[]; after?: Wire[]; idea?: string; num_shots?: number } }

const planned = (shot: Wire) => ({ ...shot, plan: shot.plan ?? FOX })

/** One shot per sentence, around the shots that are kept; each shows a fox. */
function outlineOf({ body }: ApiCall): ApiResponse {
  const { script_content, idea, num_shots = 0, before = [], after = [] } = (body as OutlineBody).source
  const texts = idea
    ? Array.from({ length: num_shots }, (_, i) => `Sentence ${i + 1}.`)
    : (script_content ?? '').split(/(?<=\.)\s+/u).filter(Boolean)
  const shots = [...before.map(planned), ...texts.map((voice_over) => ({ voice_over, plan: FOX })), ...after.map(planned)]
  return { body: { script: shots.map(({ voice_over }) => voice_over).join(' '), language: 'en', shots } }
}

async function openPage(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({
    [OUTLINE]: outlineOf,
    [THUMBNAIL]: { body: { image: 'data:image/jpeg;base64,/9j/' } },
    [START]: { body: { workflowRunId: 'run1', status: 'pending', data: { message: '' } } },
    ...responses,
  })
  const page = await renderPage(<ScriptPage />)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Voice-over Script' })
  return { ...page, callsOf, field, user: userEvent.setup() }
}

async function openOutline(script = 'One fox. Two foxes. Three foxes.', responses: Parameters<typeof stubApi>[0] = {}) {
  const page = await openPage(responses)
  await page.user.click(page.field)
  await page.user.paste(script)
  await screen.findByRole('list', { name: 'Shots of the outline' })
  return page
}

const words = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Words of shot/ }).map(({ value }) => value)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const rewrite = async (number: number, text: string) => {
  const field = screen.getByRole('textbox', { name: `Words of shot ${number}` })
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}
const create = async () => userEvent.click(await screen.findByRole('button', { name: /^Create\s*1,100 credits/ }))

test('a script is outlined as it is typed: each shot with its words and a rough picture, and nothing is started', async () => {
  const { callsOf } = await openOutline()
  expect(words()).toEqual(['One fox.', 'Two foxes.', 'Three foxes.'])
  await waitFor(() => expect(screen.getAllByRole('img', { name: /^Rough picture of shot \d: .*fox/ })).toHaveLength(3))
  expect(callsOf(THUMBNAIL)[1]!.body).toMatchObject({ plan: FOX, visual_style: 'photorealistic', aspect_ratio: '16:9', shot_index: 1 })
  expect(callsOf(START)).toHaveLength(0)
})

test('what hands do is said on the shot and of its picture', async () => {
  const plan: ShotPlan = {
    ...EMPTY_PLAN,
    place: 'kitchen',
    things: [{ what: 'onion', count: 1 }],
    handwork: [{ motion: 'cut', what: 'onion', tool: 'knife' }],
  }
  await openOutline('Cut it.', { [OUTLINE]: { body: { script: 'Cut it.', language: 'en', shots: [{ voice_over: 'Cut it.', plan }] } } })
  expect(await screen.findByText('cut onion with knife · kitchen, Day')).toBeTruthy()
  expect(
    await screen.findByRole('img', { name: 'Rough picture of shot 1: Nobody; onion; cut onion with knife; kitchen, Day' }),
  ).toBeTruthy()
})

const MAP: ShotGraphic = { template: 'map', points: [], isRoute: false, countries: ['JM'] }
const CUTAWAY: ShotGraphic = { template: 'cutaway', layers: [{ label: 'Crust' }, { label: 'Core' }] }
const LIST: ShotGraphic = { template: 'list', items: [{ label: 'An apple' }, { label: 'Some bread' }, { label: 'A good book' }] }
const things = (...names: string[]): ShotPlan['things'] => names.map((what) => ({ what, count: 1 }))

test.each([
  ['a map has two drawings beside it', { graphic: MAP, things: things('ship', 'sword', 'crown') }, 'Map', ['ship', 'sword']],
  [
    'a list has a drawing at each row',
    { graphic: LIST, things: things('book', 'apple', 'bread') },
    'Numbered list',
    ['apple', 'bread', 'book'],
  ],
  ['a cutaway has none', { graphic: CUTAWAY, things: things('globe') }, 'Cutaway of layers', []],
] as const)('the shot names what is drawn with its motion graphic: %s', async (_, changes, form, seen) => {
  const plan: ShotPlan = { ...EMPTY_PLAN, ...changes }
  await openOutline('Look.', { [OUTLINE]: { body: { script: 'Look.', language: 'en', shots: [{ voice_over: 'Look.', plan }] } } })
  expect(await screen.findByText([form, ...seen].join(' · '))).toBeTruthy()
  expect(await screen.findByRole('img', { name: `Rough picture of shot 1: ${[form, ...seen].join('; ')}; Plain ground, Day` })).toBeTruthy()
})

test('a picture is told how many cards of words are before it', async () => {
  const { callsOf } = await openOutline('One fox. Two foxes. Three foxes.', {
    [OUTLINE]: (call) => {
      const { body } = outlineOf(call) as { body: { shots: Wire[] } }
      return {
        body: { ...body, shots: body.shots.map((shot, i) => (i === 1 ? { ...shot, plan: { ...EMPTY_PLAN, form: 'words' } } : shot)) },
      }
    },
  })
  await waitFor(() => expect(callsOf(THUMBNAIL)).toHaveLength(3))
  expect(callsOf(THUMBNAIL).map(({ body }) => (body as { card_index: number }).card_index)).toEqual([0, 0, 1])
})

/** What the film adds to a shot, on its picture. */
const note = (number: number) => within(screen.getByRole('listitem', { name: `Shot ${number}` })).queryByText(/^\+ /)?.textContent

test('the first and the last picture say that a title and an end card are added', async () => {
  const { user } = await openOutline()
  await waitFor(() => expect([1, 2, 3].map(note)).toEqual(['+ title', undefined, '+ end card']))
  await user.click(button('Remove shot 3'))
  await waitFor(() => expect([1, 2].map(note)).toEqual(['+ title', '+ end card']))
})

test('only the newest script counts', async () => {
  const slow = Promise.withResolvers<ApiResponse>()
  const { callsOf, field, user } = await openPage({
    [OUTLINE]: (call) => ((call.body as OutlineBody).source.script_content === 'Old.' ? slow.promise : outlineOf(call)) as ApiResponse,
  })
  await user.type(field, 'Old.')
  await waitFor(() => expect(callsOf(OUTLINE)).toHaveLength(1))
  await user.type(field, ' New.')
  await waitFor(() => expect(words()).toEqual(['Old.', 'New.']))
  slow.resolve({ body: { script: 'Old.', language: 'en', shots: [{ voice_over: 'Old.', plan: null }] } })
  await slow.promise
  expect(words()).toEqual(['Old.', 'New.'])
})

test('one sentence and a number of shots, five at first, become a script and its outline (C-201, C-204)', async () => {
  const { callsOf, field, user } = await openPage()
  const count = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Number of shots' })
  expect(count.value).toBe('5')
  await user.type(screen.getByRole('textbox', { name: 'One sentence' }), 'Why foxes sleep')
  await user.click(button('More shots'))
  await user.click(button('Make an outline'))
  await waitFor(() => expect(words()).toHaveLength(6))
  expect(callsOf(OUTLINE)[0]!.body).toMatchObject({ source: { idea: 'Why foxes sleep', num_shots: 6 } })
  expect(field.value).toBe('Sentence 1. Sentence 2. Sentence 3. Sentence 4. Sentence 5. Sentence 6.')
})

test('shots are rewritten, added, removed and moved by keys; the script follows, and one undo takes each back', async () => {
  const { field } = await openOutline()
  await rewrite(2, 'Two hares.')
  expect(field.value).toBe('One fox. Two hares. Three foxes.')
  await userEvent.click(button('Remove shot 1'))
  expect(field.value).toBe('Two hares. Three foxes.')
  button('Move shot 1').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(field.value).toBe('Three foxes. Two hares.')
  expect(screen.getByText('Moved to position 2 of 2')).toBeTruthy()
  await userEvent.click(button('Add a shot after shot 1'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Words of shot 2' })))
  await userEvent.keyboard('A dog.{Enter}')
  expect(field.value).toBe('Three foxes. A dog. Two hares.')
  for (const before of [
    'Three foxes. Two hares.',
    'Three foxes. Two hares.',
    'Two hares. Three foxes.',
    'One fox. Two hares. Three foxes.',
    'One fox. Two foxes. Three foxes.',
  ]) {
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
    expect(field.value).toBe(before)
  }
  expect(words()).toEqual(['One fox.', 'Two foxes.', 'Three foxes.'])
})

test('a shot is dragged by its handle with a pointer or a finger, and Escape leaves it where it was', async () => {
  const { field } = await openOutline()
  const rows = within(screen.getByRole('list', { name: 'Shots of the outline' }))
    .getAllByRole('listitem')
    .filter((row) => row.dataset['shot'])
  rows.forEach((row, i) => (row.getBoundingClientRect = () => ({ top: i * 100, bottom: i * 100 + 100 }) as DOMRect))
  const handle = button('Move shot 1')
  handle.setPointerCapture = () => {}
  const drag = () => {
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1, pointerType: 'touch', clientY: 50 })
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: 250 })
  }
  drag()
  fireEvent.keyDown(handle, { key: 'Escape' })
  fireEvent.pointerUp(handle, { pointerId: 1 })
  expect(field.value).toBe('One fox. Two foxes. Three foxes.')
  drag()
  fireEvent.pointerUp(handle, { pointerId: 1 })
  expect(field.value).toBe('Two foxes. Three foxes. One fox.')
})

test('a plan changed by hand is painted, stays when other words are typed in the script, and is what Create sends', async () => {
  const { callsOf, field, user, address } = await openOutline()
  await user.click(screen.getByRole('button', { name: /^What it shows\s+\(shot 2\)/ }))
  await user.click(await screen.findByRole('button', { name: /^Where/ }))
  await user.click(screen.getByRole('combobox', { name: /^Hour/ }))
  await user.click(await screen.findByRole('option', { name: 'Night' }))
  await waitFor(() => expect(callsOf(THUMBNAIL).some(({ body }) => (body as { plan: ShotPlan }).plan.hour === 'night')).toBe(true))
  await user.click(field)
  await user.type(field, ' The end.')
  await waitFor(() => expect(words()).toEqual(['One fox.', 'Two foxes.', 'Three foxes.', 'The end.']))
  await create()
  await waitFor(() => expect(address()).toContain('run1'))
  const body = callsOf(START)[0]!.body as { script_content: string; expected_credits: number; outline: { shots: Wire[] } }
  expect(body).toMatchObject({ script_content: 'One fox. Two foxes. Three foxes. The end.', expected_credits: 1100 })
  expect(body.outline.shots.map(({ plan }) => plan?.hour)).toEqual(['day', 'night', 'day', 'day'])
})

test('the outline is kept with the draft', async () => {
  const { unmount } = await openOutline()
  await rewrite(1, 'A bear.')
  unmount()
  await openPage()
  expect(words()).toEqual(['A bear.', 'Two foxes.', 'Three foxes.'])
})

test('Create waits for the words of an added shot', async () => {
  await openOutline()
  await userEvent.click(button('Add a shot after shot 3'))
  expect(await screen.findByText('Shot 4 has no words')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Create\s*1,100 credits/ }).disabled).toBe(true)
  await rewrite(4, 'A dog.')
  await waitFor(() => expect(screen.queryByText('Shot 4 has no words')).toBeNull())
})

test('an outline that fails says so, keeps the script and is tried again', async () => {
  let isBroken = true
  const broken = { status: 422, body: { code: 'INVALID_INPUT', message: 'no', data: {} } }
  const { field, user } = await openPage({ [OUTLINE]: (call) => (isBroken ? broken : outlineOf(call)) })
  await user.type(field, 'One fox.')
  expect(await screen.findByText('The outline could not be updated. What you wrote is kept.')).toBeTruthy()
  expect(field.value).toBe('One fox.')
  isBroken = false
  await user.click(button('Try again'))
  await waitFor(() => expect(words()).toEqual(['One fox.']))
})

test('a picture that fails is tried again, and the shot stays', async () => {
  let isBroken = true
  const image = { body: { image: 'data:image/jpeg;base64,/9j/' } }
  const broken = { status: 422, body: { code: 'INVALID_INPUT', message: 'no', data: {} } }
  await openOutline('One fox.', { [THUMBNAIL]: () => (isBroken ? broken : image) })
  const retry = await screen.findByRole('button', { name: 'Try the picture of shot 1 again' })
  isBroken = false
  await userEvent.click(retry)
  expect(await screen.findByRole('img', { name: /^Rough picture of shot 1/ })).toBeTruthy()
})

test('a visitor is asked to sign in, and nothing is sent', async () => {
  const { callsOf, field, user } = await openPage({ 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: '', data: {} } } })
  await user.type(field, 'One fox.')
  expect(await screen.findByText('Sign in and the shots appear here as you type. It is free.')).toBeTruthy()
  expect(callsOf(OUTLINE)).toHaveLength(0)
})
