import { expect, test } from 'vitest'
import { restoreVlog, shotsOf, VLOG_DEFAULTS, vlogFormSchema, vlogFromPrefill, vlogRequest, type VlogForm } from './vlog-form.ts'

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
  [{ activity: '@[Poppy](poppy) meets @Tom' }, '@Tom is only text. Choose the character from the list that opens at @, or remove the @'],
  [{ activity: '@[Poppy](poppy)' + 'a'.repeat(1000) }, 'Please use at most 1000 characters for the topic'],
  [{ title: 'a'.repeat(101) }, 'Please use at most 100 characters for the title'],
])('%o shows a validation message', (changes, message) => {
  expect(faultsOf(form(changes))).toContain(message)
})

test('a mentioned character and a topic are sufficient', () => {
  expect(faultsOf(form())).toEqual([])
})

test('markers of mentions are not counted in the length of the topic', () => {
  expect(faultsOf(form({ activity: '@[Poppy](poppy)'.repeat(10) + 'a'.repeat(940) }))).toEqual([])
})

test('a draft keeps a topic that is too long', () => {
  const activity = '@[Poppy](poppy) ' + 'a'.repeat(1_500)
  expect(restoreVlog({ activity }).activity).toBe(activity)
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

test('clips of six seconds make fewer shots', () => {
  expect(shotsOf(form({ videoModelConfig: { model: 'MiniMax-Hailuo-02' } }))).toBe(5)
})

test('a draft round-trips', () => {
  const draft = form({ aspectRatio: '9:16', expected_duration_seconds: 90 })
  expect(restoreVlog(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('a remix prefills every field of the form', () => {
  const settings = {
    image_model_config: { model: 'seedream4' },
    video_model_config: { model: 'MiniMax-Hailuo-02', parameters: { resolution: '768p', duration: 6 } },
  } as const
  const preset = {
    character: poppy,
    video_topic: '@[Poppy](poppy) sails',
    aspect_ratio: '9:16',
    background_music: '/media/m1/rain.mp3',
  } as const
  expect(vlogFromPrefill({ ...preset, advanced_settings: settings })).toEqual({
    ...VLOG_DEFAULTS,
    character: poppy,
    activity: '@[Poppy](poppy) sails',
    aspectRatio: '9:16',
    background_music: '/media/m1/rain.mp3',
    background_music_choice: 'upload',
    imageModelConfig: settings.image_model_config,
    videoModelConfig: settings.video_model_config,
  })
})

test.each([
  ['/media/m1/rain.mp3', 'upload'],
  [null, 'none'],
  ['auto', 'auto'],
])('music %j of a remix becomes the choice %s', (background_music, choice) => {
  expect(vlogFromPrefill({ background_music }).background_music_choice).toBe(choice)
})

test('a remix without values keeps the defaults, including automatic music', () => {
  expect(vlogFromPrefill({})).toEqual(VLOG_DEFAULTS)
})

test('a private character of another user is left out', () => {
  for (const character of [undefined, null, { name: 'Without an id' }, 'poppy']) expect(vlogFromPrefill({ character }).character).toBeNull()
})
