import { expect, test } from 'vitest'
import { restoreVlog, shotsOf, VLOG_DEFAULTS, vlogFormSchema, vlogRequest, type VlogForm } from './vlog-form.ts'

const poppy = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' } as const
const form = (changes: Partial<VlogForm> = {}): VlogForm => ({
  ...VLOG_DEFAULTS,
  character: poppy,
  activity: '@[Poppy](poppy) bakes bread',
  ...changes,
})
const faultsOf = (values: VlogForm) => vlogFormSchema.safeParse(values).error?.issues.map(({ message }) => message) ?? []

test.each<[Partial<VlogForm>, string]>([
  [{ character: null }, 'Please select a character'],
  [{ activity: ' ' }, 'Please describe the activity'],
  [{ title: ' ' }, 'Please enter a title'],
  [{ expected_duration_seconds: 45 }, 'Unsupported duration'],
  [{ activity: 'Poppy bakes bread' }, 'Please use @ to mention the character in your vlog topic (e.g., "@character is cooking dinner")'],
])('%o is answered in words', (changes, message) => {
  expect(faultsOf(form(changes))).toContain(message)
})

test('a mentioned character and a topic are enough', () => {
  expect(faultsOf(form())).toEqual([])
})

test('the request has the documented fields and the number of shots', () => {
  expect(vlogRequest(form({ expected_duration_seconds: 60 }), { isPreview: true, expectedCredits: 165 })).toEqual({
    title: 'My Character Vlog',
    character: poppy,
    additional_characters: [],
    aspect_ratio: '16:9',
    vlog_topic: '@[Poppy](poppy) bakes bread',
    advanced_settings: {
      image_model_config: { model: 'character' },
      video_model_config: { model: 'seedance-v1', parameters: { resolution: '720p', duration: 5, videoMode: 'lite' } },
    },
    background_music: 'auto',
    expected_duration_seconds: 60,
    num_shots: 12,
    is_preview: true,
    expected_credits: 165,
  })
})

test('a clip of six seconds makes fewer shots', () => {
  expect(shotsOf(form({ videoModelConfig: { model: 'MiniMax-Hailuo-02' } }))).toBe(5)
})

test('a draft comes back whole', () => {
  const draft = form({ aspectRatio: '9:16', expected_duration_seconds: 90 })
  expect(restoreVlog(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})
