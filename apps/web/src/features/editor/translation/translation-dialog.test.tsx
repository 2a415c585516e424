import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { aShot, aStory, upperTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi, SYSTEM, type ApiResponse } from '../../../testing/stub-api.ts'
import { RUN_WATCH } from '../../../story-data/runs/run-watch.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { TranslationDialog } from './translation-dialog.tsx'

const TITLES = upperTrack('titles', [
  { id: 'T', type: 'title', startTimeInFrames: 0, durationInFrames: 30, titleConfig: { text: 'Dusk', preset: 'headline' } },
  { id: 'Y', type: 'title', startTimeInFrames: 40, durationInFrames: 30, titleConfig: { text: '1911', preset: 'headline' } },
])
const DOCUMENT = aStory(
  [
    aShot('s1', { voiceOver: 'The keeper climbs the stairs at dusk.' }),
    aShot('s2', { voiceOver: '' }),
    aShot('s3', {
      voiceOver: 'Good night.',
      activeImageId: 'i3',
      plan: { ...EMPTY_PLAN, text: [{ words: 'The End', role: 'end-card', at: 0 }] },
    }),
  ],
  [TITLES],
)
const TRANSLATE = 'POST /api/stories/workflow/translate'
const LINES = 'POST /api/stories/translate_lines'
const WITH_MODEL = { body: { ...SYSTEM, language_model: { name: 'Small Model', location: 'this_machine' } } }

afterEach(() => vi.useRealTimers())

async function open(responses: Readonly<Record<string, ApiResponse>> = {}, document = DOCUMENT) {
  const calls = stubApi({ [TRANSLATE]: { body: { workflowRunId: 'r', story_id: 'new' } }, ...responses })
  const onClose = vi.fn<() => void>()
  const story = { title: 'The Lighthouse', categoryId: 'script_to_video' } as const
  return { ...(await renderEditor(<TranslationDialog onClose={onClose} />, { document, story })), calls }
}
const field = (shot: number) => screen.findByRole('textbox', { name: `Sentence of shot ${shot} in Spanish` })
const words = (shot: number) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Words in the picture of shot ${shot} in Spanish` })
const make = () => screen.getByRole('button', { name: /^Make the story/u })

test('without a language model all is written by hand, and the story is made when nothing is missing; pictures can stay', async () => {
  const { user, calls } = await open()
  expect(await screen.findByText(/nothing translates by itself/u)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Translate/u })).toBeNull()
  await user.type(await field(1), 'El farero sube la escalera al anochecer.')
  await user.type(await field(3), 'Buenas noches.')
  expect([make().hasAttribute('disabled'), screen.getByText('2 lines left to translate')]).toEqual([true, expect.anything()])
  await user.click(screen.getByRole('switch', { name: 'Make pictures with words anew in Spanish' }))
  expect(screen.getByText('The picture of shot 3 may show words, and stays as it is.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Title 1 in Spanish' }), 'Anochecer')
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
      titles: { T: 'Anochecer' },
      picture_words: {},
      expected_credits: 0,
    },
  ])
})

test('words that are in several pictures are written once', async () => {
  const plan = { ...EMPTY_PLAN, text: [{ words: 'The End', role: 'end-card', at: 0 }] } as const
  const shots = ['s1', 's2', 's3'].map((id) => aShot(id, { voiceOver: `Line of ${id}.`, activeImageId: 'i', plan }))
  const { user } = await open({}, aStory(shots))
  const valuesOf = async () => [(await words(1)).value, (await words(2)).value, (await words(3)).value]
  await user.type(await words(2), 'Fin')
  expect(await valuesOf()).toEqual(['Fin', 'Fin', 'Fin'])
  await user.clear(await words(3))
  expect(await valuesOf()).toEqual(['', '', ''])
  await user.type(await words(1), 'Fin')
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Sentence of shot 1 in Spanish' })).value).toBe('')
})

test('a language model is asked for what is missing only, and says what it left', async () => {
  const { user, calls } = await open({ 'GET /api/system': WITH_MODEL, [LINES]: { body: { lines: [null] } } })
  await user.type(await field(3), 'Buenas noches.')
  await user.type(screen.getByRole('textbox', { name: 'Title 1 in Spanish' }), 'Anochecer')
  await user.type(screen.getByRole('textbox', { name: 'Words in the picture of shot 3 in Spanish' }), 'Fin')
  await user.click(await screen.findByRole('button', { name: 'Translate 1 line to Spanish' }))
  expect(await screen.findByText(/^1 line could not be translated well/u)).toBeTruthy()
  expect(calls(LINES).map(({ body }) => body)).toEqual([{ lines: ['The keeper climbs the stairs at dusk.'], from: 'en', to: 'es' }])
  expect((await field(3)).textContent).toBe('Buenas noches.')
})

test('titles and words of pictures are translated too, pictures for their price; the new story is opened from the dialog', async () => {
  const run = {
    workflowRunId: 'r',
    status: 'RUN_SUCCESS',
    output: { failed: [{ media_type: 'audio-voice-over' }, { media_type: 'image', shot_id: 's3' }] },
    error: null,
  }
  const { user, calls } = await open({
    'GET /api/system': WITH_MODEL,
    [LINES]: { body: { lines: ['El farero sube la escalera.', 'Buenas noches.', 'Anochecer', 'Fin'] } },
    'POST /api/stories/workflow/status': { body: { results: [run] } },
  })
  expect(await screen.findByText(/^The picture of shot 3 shows words: translate them below; 115 credits for new ones\./u)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Translate 4 lines to Spanish' }))
  await waitFor(() => expect(make().hasAttribute('disabled')).toBe(false))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const toasted = vi.spyOn(toast, 'success')
  await user.click(make())
  await screen.findByText('Speaking 2 sentences in Spanish')
  await act(() => vi.advanceTimersByTimeAsync(RUN_WATCH.intervalMs))
  const link = await screen.findByRole('link', { name: 'Open the new story' })
  expect(link.getAttribute('href')).toContain('story_id=new')
  expect(toasted).not.toHaveBeenCalled()
  expect(screen.getByText(/1 sentence could not be spoken.* 1 picture could not be made anew/u)).toBeTruthy()
  expect(calls(TRANSLATE)[0]?.body).toMatchObject({
    titles: { T: 'Anochecer' },
    picture_words: { s3: { 'The End': 'Fin' } },
    expected_credits: 115,
  })
})
