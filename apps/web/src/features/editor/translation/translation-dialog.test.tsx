import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { aShot, aStory } from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi, SYSTEM, type ApiResponse } from '../../../testing/stub-api.ts'
import { RUN_WATCH } from '../../../story-data/runs/run-watch.ts'
import { TranslationDialog } from './translation-dialog.tsx'

const DOCUMENT = aStory([
  aShot('s1', { voiceOver: 'The keeper climbs the stairs at dusk.' }),
  aShot('s2', { voiceOver: '' }),
  aShot('s3', { voiceOver: 'Good night.', plan: { ...EMPTY_PLAN, text: [{ words: 'The End', role: 'end-card', at: 0 }] } }),
])
const TRANSLATE = 'POST /api/stories/workflow/translate'
const LINES = 'POST /api/stories/translate_lines'
const WITH_MODEL = { body: { ...SYSTEM, language_model: { name: 'Small Model', location: 'this_machine' } } }

afterEach(() => vi.useRealTimers())

async function open(responses: Readonly<Record<string, ApiResponse>> = {}) {
  const calls = stubApi({ [TRANSLATE]: { body: { workflowRunId: 'r', story_id: 'new' } }, ...responses })
  const onClose = vi.fn<() => void>()
  const story = { title: 'The Lighthouse', categoryId: 'script_to_video' } as const
  return { ...(await renderEditor(<TranslationDialog onClose={onClose} />, { document: DOCUMENT, story })), calls }
}
const field = (shot: number) => screen.findByRole('textbox', { name: `Sentence of shot ${shot} in Spanish` })
const make = () => screen.getByRole('button', { name: /^Make the story/u })

test('without a language model the sentences are written by hand, and the story is made when none is missing', async () => {
  const { user, calls } = await open()
  expect(await screen.findByText(/nothing translates by itself/u)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Translate/u })).toBeNull()
  await user.type(await field(1), 'El farero sube la escalera al anochecer.')
  expect([make().hasAttribute('disabled'), screen.getByText('1 sentence left to translate')]).toEqual([true, expect.anything()])
  await user.type(await field(3), 'Buenas noches.')
  await waitFor(() => expect(make().textContent).toContain('Free'))
  await user.click(make())
  expect(await screen.findByText('Speaking 2 sentences in Spanish')).toBeTruthy()
  expect(calls(TRANSLATE).map(({ body }) => body)).toEqual([
    {
      story_id: 's',
      title: 'The Lighthouse (Español)',
      language: 'es',
      voiceover_voice: 'auto',
      voice_overs: { s1: 'El farero sube la escalera al anochecer.', s3: 'Buenas noches.' },
      expected_credits: 0,
    },
  ])
})

test('a language model is asked for what is missing only, and says what it left', async () => {
  const { user, calls } = await open({ 'GET /api/system': WITH_MODEL, [LINES]: { body: { lines: [null] } } })
  await user.type(await field(3), 'Buenas noches.')
  await user.click(await screen.findByRole('button', { name: 'Translate 1 sentence to Spanish' }))
  expect(await screen.findByText(/^1 sentence could not be translated well/u)).toBeTruthy()
  expect(calls(LINES).map(({ body }) => body)).toEqual([{ lines: ['The keeper climbs the stairs at dusk.'], from: 'en', to: 'es' }])
  expect((await field(3)).textContent).toBe('Buenas noches.')
})

test('the new story is opened from the dialog when its voices are made; pictures with words are named', async () => {
  const run = { workflowRunId: 'r', status: 'RUN_SUCCESS', output: { failed: [{}] }, error: null }
  const { user } = await open({
    'GET /api/system': WITH_MODEL,
    [LINES]: { body: { lines: ['El farero sube la escalera.', 'Buenas noches.'] } },
    'POST /api/stories/workflow/status': { body: { results: [run] } },
  })
  expect(await screen.findByText(/^The picture of shot 3 may show words/u)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Translate 2 sentences to Spanish' }))
  await waitFor(() => expect(make().hasAttribute('disabled')).toBe(false))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.click(make())
  await screen.findByText('Speaking 2 sentences in Spanish')
  await act(() => vi.advanceTimersByTimeAsync(RUN_WATCH.intervalMs))
  const link = await screen.findByRole('link', { name: 'Open the new story' })
  expect(link.getAttribute('href')).toContain('story_id=new')
  expect(screen.getByText(/1 sentence could not be spoken/u)).toBeTruthy()
})
