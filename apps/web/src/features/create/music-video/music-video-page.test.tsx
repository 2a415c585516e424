import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePrefillStore } from '../../../story-data/remix/prefill-store.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ACCOUNT, stubApi, type ApiResponse } from '../../../testing/stub-api.ts'
import { stubAudio } from '../../../testing/stub-audio.ts'
import { MusicVideoPage } from './music-video-page.tsx'

const MUSIC = 'POST /api/stories/workflow/generate_music_video'
const LYRICS = 'POST /api/stories/workflow/generate_lyrics_to_video'
const COUNT = 'POST /api/media/parse_music'
const IMAGE = 'POST /api/media/upload_image'
const RUN = { body: { workflowRunId: 'run1' } }
const DRAFT = 'story-create-mv-draft'
const POPPY = {
  id: 'poppy',
  name: 'Poppy',
  model_name: 'Poppy',
  image_url: '/poppy.webp',
  reference_mode: 'train',
  type: 'premade',
  status: 'completed',
  description: '',
  is_public: true,
}
const songOf = (id: string) => ({
  id,
  name: id,
  artist: 'Ann',
  genre: 'Pop',
  mood: 'calm',
  tempo: 90,
  has_lyrics: false,
  duration: 61,
  url: `/songs/${id}.mp3`,
  image: null,
})
const songs = ['rain', 'sun', 'sea', 'fog', 'ice'].map(songOf)
const OWN_SONG = { musicUrl: '/media/m1/song.mp3', musicName: 'Blue', musicDuration: 62 }

function Page({ slug, onSubmit }: { slug: MusicVideoSlug; onSubmit?: (response: unknown) => void }) {
  const [type, setType] = useState(slug)
  return <MusicVideoPage slug={type} onType={setType} {...(onSubmit && { onSubmit })} />
}

type Setup = { draft?: object; responses?: Parameters<typeof stubApi>[0]; onSubmit?: (response: unknown) => void }

async function open(slug: MusicVideoSlug, { draft, responses = {}, onSubmit }: Setup = {}) {
  if (draft) localStorage.setItem(DRAFT, JSON.stringify(draft))
  const callsOf = stubApi({
    'GET /api/songs': { body: { songs, nextCursor: null } },
    'GET /api/characters': { body: { characters: [POPPY], nextCursor: null } },
    ...responses,
  })
  const page = await renderPage(<Page slug={slug} {...(onSubmit && { onSubmit })} />)
  await screen.findByRole('button', { name: /^Create/ })
  return { ...page, callsOf }
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const create = () => userEvent.click(button(/^Create/))
const radio = (name: string) => screen.getByRole('radio', { name })
const toggle = (name: string) => screen.queryByRole('switch', { name })
const price = () => Number(/([\d,]+) credits/.exec(button(/^Create/).textContent)?.[1]?.replaceAll(',', ''))
const draft = () => JSON.parse(localStorage.getItem(DRAFT) ?? 'null') as Record<string, unknown> | null

beforeEach(() => {
  stubAudio({ seconds: 62 })
  usePrefillStore.getState().clear()
})

test('missing inputs are listed, and both buttons are disabled', async () => {
  await open('singing-dancing')
  expect(screen.getByText('Choose a song and a character')).toBeTruthy()
  expect([button(/^Create/).disabled, button(/^Preview/).disabled]).toEqual([true, true])
  expect(screen.getByText('Up to two. The first one sings.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a character' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a character' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Poppy' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Choose a song')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add another' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Poppy' }))
  expect(screen.getByText('Choose a song and a character')).toBeTruthy()
})

const box = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'This song has no vocals' })

test('an own song can be marked as an instrumental', async () => {
  const { callsOf } = await open('singing-dancing', {
    draft: { ...OWN_SONG, character: { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' } },
    responses: { [MUSIC]: RUN },
  })
  expect(box()!.checked).toBe(false)
  box()!.focus()
  await userEvent.keyboard(' ')
  expect(box()!.checked).toBe(true)
  expect(screen.getByText(/so nobody sings/)).toBeTruthy()
  expect(screen.getByText('Up to two. The first one leads.')).toBeTruthy()
  await create()
  await waitFor(() => expect(callsOf(MUSIC)[0]?.body).toMatchObject({ is_instrumental: true }))
})

test('the mark of an instrumental does not stay for another song', async () => {
  await open('singing-dancing', { draft: OWN_SONG })
  await userEvent.click(box()!)
  await waitFor(() => expect(draft()).toMatchObject({ is_instrumental: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Blue' }))
  expect(box()).toBeNull()
  await waitFor(() => expect(draft()).toMatchObject({ musicUrl: '', is_instrumental: false }))
})

test('a song of the library is known to have no vocals', async () => {
  await open('lyrics-video', { draft: { musicUrl: '/songs/rain.mp3', musicName: 'rain', musicDuration: 61 } })
  expect(box()).toBeNull()
  expect(screen.getByText(/^This song has no voice\. Words are shown as text/)).toBeTruthy()
})

const TYPES = ['Sing Mode', 'Style Mode', 'Consistent Character', 'Lyrics Video']
const chooseType = (name: string) => userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }))
const OWN = { draft: OWN_SONG }

test.each<[MusicVideoSlug, readonly string[], readonly string[], boolean]>([
  ['singing-dancing', ['Scenes'], ['Beat sync', 'Captions'], true],
  ['consistent-style', [], ['Beat sync', 'Captions', 'B-roll', 'Start and end frames'], false],
  ['consistent-character', ['Storytelling'], ['Beat sync', 'Captions', 'B-roll', 'Start and end frames'], false],
  ['lyrics-video', [], ['Animated video'], false],
])('the form of %s has its own fields and switches', async (slug, fields, switches, hasSquare) => {
  await open(slug)
  const isLyrics = slug === 'lyrics-video'
  expect(fields.filter((name) => screen.queryByRole('textbox', { name }))).toEqual(fields)
  expect(screen.queryAllByRole('textbox')).toHaveLength(fields.length)
  expect(screen.queryAllByRole('switch').map((toggle) => toggle.getAttribute('aria-label'))).toEqual(switches)
  expect(screen.queryByRole('radio', { name: '1:1' }) !== null).toBe(hasSquare)
  expect(screen.queryByRole('radiogroup', { name: 'Video Resolution' }) !== null).toBe(!isLyrics)
  expect(screen.queryByText('Upload a Song (Up to 5 minutes)') !== null).toBe(isLyrics)
  expect(screen.queryByText(/^Best with songs of up to 5 minutes/) !== null).toBe(!isLyrics)
})

test('switching the type keeps the shared fields', async () => {
  await open('consistent-character')
  const types = within(screen.getByRole('radiogroup', { name: 'Type of Music Video' })).getAllByRole('radio')
  expect(types.map((type) => TYPES.find((name) => type.textContent.startsWith(name)))).toEqual(TYPES)
  await userEvent.click(screen.getByRole('textbox', { name: 'Storytelling' }))
  await userEvent.paste('A boat')
  await userEvent.click(radio('9:16'))
  await chooseType('Style Mode')
  expect(screen.queryByRole('textbox', { name: 'Storytelling' })).toBeNull()
  expect(radio('9:16').getAttribute('aria-checked')).toBe('true')
  await chooseType('Consistent Character')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Storytelling' }).value).toBe('A boat')
  expect(screen.getByText(/^6\//)).toBeTruthy()
})

test('square is dropped when the type does not support it', async () => {
  await open('singing-dancing')
  await userEvent.click(radio('1:1'))
  await chooseType('Style Mode')
  expect(radio('16:9').getAttribute('aria-checked')).toBe('true')
})

test('a style video sends the song, its style and its switches, and redirects to its progress', async () => {
  const { callsOf, address } = await open('consistent-style', { ...OWN, responses: { [MUSIC]: RUN } })
  await userEvent.click(screen.getByRole('radio', { name: 'Y2K Collage' }))
  await userEvent.click(radio('1080p'))
  expect(screen.getByText('The film is made in 1080p.')).toBeTruthy()
  await userEvent.click(toggle('Beat sync')!)
  await userEvent.click(toggle('B-roll')!)
  expect(toggle('Start and end frames')!.getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText('Always on in Style Mode')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Lyrics/ }))
  await userEvent.click(screen.getByRole('textbox', { name: 'Lyrics' }))
  await userEvent.paste(' One\n\nTwo ')
  expect(screen.getByText('2 lines')).toBeTruthy()
  await create()
  await waitFor(() => expect(address()).toBe('/story/create/workflow/run1?category_id=music_video'))
  expect(callsOf(MUSIC)[0]!.body).toEqual({
    music_url: '/media/m1/song.mp3',
    music_duration: 62,
    lyrics: 'One\n\nTwo',
    advanced_settings: {
      image_model_config: expect.objectContaining({ model: expect.any(String) }),
      video_model_config: expect.objectContaining({ model: expect.any(String) }),
    },
    video_type: 'consistent-style',
    aspect_ratio: '16:9',
    video_consistent_style: 'y2kcollage',
    enable_beat_sync: false,
    auto_captions: true,
    enable_broll: false,
    enable_start_end_frame: true,
    upscale_to_resolution: '1080p',
    expected_credits: expect.any(Number),
  })
  expect(await screen.findByText('Music video generation started with workflow run1')).toBeTruthy()
  expect(draft()).toBeNull()
})

test('a custom style needs a description or an image (CD-13)', async () => {
  const { callsOf } = await open('consistent-style', {
    ...OWN,
    responses: { [MUSIC]: RUN, [IMAGE]: { body: { imageUrl: '/media/i1/look.png' } } },
  })
  expect(screen.queryByRole('textbox', { name: 'Describe the style' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Custom' }))
  expect(screen.getByRole('textbox', { name: 'Describe the style' })).toBeTruthy()
  await create()
  expect((await screen.findByRole('alert')).textContent).toBe('Please describe a style or show a picture of it')
  expect(callsOf(MUSIC)).toHaveLength(0)
  await userEvent.upload(screen.getByLabelText('Reference image'), new File(['x'], 'look.png', { type: 'image/png' }))
  expect(await screen.findByText('The look is taken from this picture.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await create()
  await waitFor(() => expect(callsOf(MUSIC)).toHaveLength(1))
  expect(callsOf(MUSIC)[0]!.body).toMatchObject({ video_consistent_style: 'custom', reference_image_url: '/media/i1/look.png' })
})

test('a failed reference upload is reported; an existing one can be removed', async () => {
  const responses: ApiResponse[] = [{ status: 500, body: null }, { body: { imageUrl: '/media/i1/look.png' } }]
  await open('consistent-style', {
    draft: { ...OWN_SONG, video_consistent_style: 'custom' },
    responses: { [IMAGE]: () => responses.shift()! },
  })
  const file = new File(['x'], 'look.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Reference image'), file)
  expect((await screen.findByRole('alert')).textContent).toBe('Upload failed: Failed to upload image')
  expect(screen.queryByText('Uploading…')).toBeNull()
  await userEvent.upload(screen.getByLabelText('Reference image'), file)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the picture' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(/^Or show a picture/)).toBeTruthy()
})

test('a consistent character has a story and a song', async () => {
  const { callsOf } = await open('consistent-character', { ...OWN, responses: { [MUSIC]: RUN } })
  expect(screen.getAllByText('Choose a character')).toHaveLength(2)
  expect(screen.getByText('Up to two. The first one is in every scene.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a character' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Poppy' }))
  await screen.findByRole('button', { name: 'Remove Poppy' })
  await userEvent.click(screen.getByRole('textbox', { name: 'Storytelling' }))
  await userEvent.paste('A boat\n sails ')
  await userEvent.click(toggle('Start and end frames')!)
  await create()
  await waitFor(() => expect(callsOf(MUSIC)).toHaveLength(1))
  expect(callsOf(MUSIC)[0]!.body).toMatchObject({
    video_type: 'consistent-character',
    character: { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' },
    video_topic: 'A boat,sails',
    enable_start_end_frame: true,
  })
})

test('a lyrics video of the song’s own style has its own endpoint and is priced by shots (CD-66)', async () => {
  const { callsOf, address } = await open('lyrics-video', { ...OWN, responses: { [LYRICS]: RUN, [COUNT]: { body: { num_shots: 7 } } } })
  const animated = toggle('Animated video')!
  expect(screen.getByText('Pictures move')).toBeTruthy()
  await waitFor(() => expect(callsOf(COUNT)[0]?.body).toEqual({ music_url: '/media/m1/song.mp3', music_duration: 62 }))
  const moving = price()
  await userEvent.click(animated)
  expect(screen.getByText('Still pictures, cheaper')).toBeTruthy()
  expect(price()).toBeLessThan(moving)
  const shownPrice = price()
  await create()
  await waitFor(() => expect(address()).toBe('/story/create/workflow/run1?category_id=lyrics_video'))
  expect(callsOf(LYRICS)[0]!.body).toMatchObject({
    music_url: '/media/m1/song.mp3',
    aspect_ratio: '16:9',
    skip_video_generation: true,
    expected_credits: shownPrice,
  })
  expect(callsOf(MUSIC)).toHaveLength(0)
  expect(await screen.findByText('Lyrics video generation started with workflow run1')).toBeTruthy()
})

test('a lyrics video has every style but EDM, and a custom one is described in text', async () => {
  await open('lyrics-video', { draft: { ...OWN_SONG, video_consistent_style: 'edm' } })
  expect(screen.queryByRole('radio', { name: 'EDM' })).toBeNull()
  expect(screen.getByRole('radio', { name: 'Auto Style' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: 'Custom' }))
  expect(screen.queryByLabelText('Reference image')).toBeNull()
  await create()
  expect((await screen.findByRole('alert')).textContent).toBe('Please describe a style')
  await userEvent.click(screen.getByRole('radio', { name: 'Auto Style' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an example song is selected and shown as the song', async () => {
  await open('lyrics-video')
  const examples = within(await screen.findByRole('group', { name: 'Example songs' }))
  expect(examples.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['rain', 'sun', 'sea', 'fog'])
  await userEvent.click(examples.getByRole('button', { name: 'sun' }))
  expect(examples.getByRole('button', { name: 'sun', pressed: true })).toBeTruthy()
  expect(examples.getByRole('button', { name: 'rain', pressed: false })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove sun' })).toBeTruthy()
  expect(screen.getByText(/^This song has no voice\. Words are shown as text/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove sun' }))
  expect(screen.getByText('Choose a song')).toBeTruthy()
})

test('a changed price is quoted with the next press (CD-68)', async () => {
  const responses: ApiResponse[] = [{ status: 409, body: { code: 'PRICE_CHANGED', message: 'Changed', data: { credits: 4321 } } }, RUN]
  const { callsOf } = await open('consistent-style', { ...OWN, responses: { [MUSIC]: () => responses.shift()! } })
  await create()
  expect((await screen.findByRole('alert')).textContent).toContain('The price is now 4,321 credits.')
  expect(button(/^Create/).textContent).toContain('4,321 credits')
  expect(button(/^Preview/).textContent).not.toContain('4,321')
  await create()
  await waitFor(() => expect(callsOf(MUSIC)).toHaveLength(2))
  expect(callsOf(MUSIC)[1]!.body).toMatchObject({ expected_credits: 4321 })
})

test.each([
  [500, 'INTERNAL_ERROR', 'Boom', 'Failed to generate music video: Boom'],
  [422, 'INVALID_INPUT', 'Not like this', 'Not like this'],
])('a failed start (%d) shows: %s', async (status, code, message, text) => {
  await open('consistent-style', { ...OWN, responses: { [MUSIC]: { status, body: { code, message, data: {} } } } })
  await create()
  expect((await screen.findByRole('alert')).textContent).toContain(text)
})

test.each([
  [500, 'Internal Server Error'],
  [503, 'Service Unavailable'],
  [418, 'Something went wrong'],
])('a failed start (%d) without an error body shows the HTTP status text, if there is one: %s (CD-83)', async (status, reason) => {
  await open('consistent-style', { ...OWN, responses: { [MUSIC]: () => new Response('<html>', { status }) } })
  await create()
  expect((await screen.findByRole('alert')).textContent).toContain(`Failed to process: Failed to generate music video: ${reason}`)
})

test('a response without a run is passed to onStarted; by default it is reported as finished (C-036)', async () => {
  const onSubmit = vi.fn()
  const { unmount } = await open('consistent-style', { ...OWN, responses: { [MUSIC]: { body: { workflowRunId: '' } } }, onSubmit })
  await create()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ workflowRunId: '' }))
  unmount()
  await open('consistent-style', { ...OWN, responses: { [MUSIC]: { body: { workflowRunId: '' } } } })
  await create()
  expect(await screen.findByText('Music video generated successfully')).toBeTruthy()
})

test('the form is stored as a draft while it is edited, and Back removes it', async () => {
  const { address } = await open('consistent-character')
  await userEvent.click(screen.getByRole('textbox', { name: 'Storytelling' }))
  await userEvent.paste('A boat')
  expect(await screen.findByText('Draft saved')).toBeTruthy()
  expect(draft()).toMatchObject({ videoType: 'consistent-character', video_topic: 'A boat' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Back' })[0]!)
  await waitFor(() => expect(address()).toBe('/story'))
  expect(draft()).toBeNull()
})

test('a remix prefills the form, and the start names its source', async () => {
  usePrefillStore.setState({
    prefill: { music_url: '/media/m5/tune.mp3', music_duration: 30, consistent_style: 'wool felt', remixed_from: 's9' } as never,
  })
  const { callsOf } = await open('consistent-style', { responses: { [MUSIC]: RUN } })
  expect(screen.getByText('tune.mp3')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe the style' }).value).toBe('wool felt')
  await create()
  await waitFor(() => expect(callsOf(MUSIC)).toHaveLength(1))
  expect(callsOf(MUSIC)[0]!.body).toMatchObject({ video_consistent_style: 'wool felt', remixed_from: 's9' })
})

test('a visitor sees prices without a balance, and is asked to sign in', async () => {
  const { callsOf } = await open('consistent-style', {
    ...OWN,
    responses: { 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } },
  })
  expect(screen.queryByText('now,')).toBeNull()
  await create()
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  expect(callsOf(MUSIC)).toHaveLength(0)
})

test('without a song the prices and the free preview are minimums; with one they are exact', async () => {
  const responses = { 'GET /api/me': { body: { ...ACCOUNT, free_stories_left: 1 } } }
  const { unmount } = await open('singing-dancing', { responses: {} })
  expect(await screen.findByRole('button', { name: /^Create\s*from\s*[\d,]+ credits/ })).toBeTruthy()
  expect(screen.queryByText('now,')).toBeNull()
  unmount()
  const free = await open('singing-dancing', { responses })
  expect(await screen.findByText(/A preview is not: its price depends on your song/)).toBeTruthy()
  expect(button(/^Create/).textContent).not.toContain('from')
  free.unmount()
  await open('consistent-style', OWN)
  expect(await screen.findByText('now,', { exact: false })).toBeTruthy()
  expect(button(/^Create/).textContent).not.toContain('from')
})

test('insufficient credits are shown beside the balance before the start', async () => {
  await open('consistent-style', { ...OWN, responses: { 'GET /api/me': { body: { ...ACCOUNT, credits: 10 } } } })
  expect(await screen.findByText(/more needed$/)).toBeTruthy()
})
