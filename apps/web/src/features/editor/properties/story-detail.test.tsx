import { aShot, aStory, captionTrack, caption, song, audioTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import type { StoryFacts } from '../session/editor-state.ts'
import { PropertyPane } from './property-pane.tsx'

const MEDIA = 'GET /api/stories/s/shots/s1'
const facts = () =>
  Object.fromEntries([...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]))

const by = (ai_model: string | null) => ({ ai_model })

async function openDetail(story: Partial<StoryFacts>, document = aStory([aShot('s1'), aShot('s2')])) {
  const calls = stubApi({ [MEDIA]: { status: 404, body: { code: 'NOT_FOUND', message: 'no', data: {} } } })
  return { ...(await renderEditor(<PropertyPane />, { story, document })), calls }
}

test('a narrated story shows its film, its settings and its script', async () => {
  await openDetail({
    categoryId: 'script_to_video',
    inputs: { script_content: 'Once upon a time.', voiceover_voice: 'auto', background_music: 'none' },
  })
  expect(screen.getByRole('heading', { name: 'Story Detail' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Sea' })).toBeTruthy()
  expect(facts()).toMatchObject({ Film: '0:04, 2 shots', Size: '1280 × 720 (16:9), 30 fps', Captions: 'None', Music: 'None' })
  expect(screen.getByRole('heading', { name: 'Script' }).nextElementSibling?.textContent).toBe('Once upon a time.')
  expect(screen.queryByRole('heading', { name: 'Lyrics' })).toBeNull()
  expect(screen.getByText('Select an item on the timeline to edit it.')).toBeTruthy()
})

test('captions are counted, and hidden ones are marked as hidden', async () => {
  const document = aStory([aShot('s1')], [captionTrack('words', [caption(['c', 0, 30])])])
  const { globalConfig } = document.timeline
  const hidden = { ...document.timeline, globalConfig: { ...globalConfig, captions: { enabled: false } } }
  await openDetail({ categoryId: 'script_to_video' }, { ...document, timeline: hidden })
  expect(facts()).toMatchObject({ Film: '0:02, 1 shot', Captions: '1 line, hidden' })
})

test('a vlog has its topic', async () => {
  await openDetail({ categoryId: 'character_vlog', inputs: { vlog_topic: 'A day at sea' } })
  expect(screen.getByRole('heading', { name: 'Topic' })).toBeTruthy()
  expect(screen.getByText('A day at sea')).toBeTruthy()
})

test('a music video has no voice; music longer than the film can be trimmed', async () => {
  await openDetail(
    { categoryId: 'music_video', inputs: { voiceover_voice: 'auto' } },
    aStory([aShot('s1')], [audioTrack('M', [song(['S', 0, 900])])]),
  )
  expect(facts()).not.toHaveProperty('Voice')
  expect(screen.getByRole('button', { name: 'Trim music to film' })).toBeTruthy()
})

test('a blank story has no details', async () => {
  const { calls } = await openDetail({ categoryId: 'create_from_scratch' })
  expect(screen.getByText('Select item to edit')).toBeTruthy()
  expect(calls(MEDIA)).toEqual([])
})

test('the creator of the first shot is fetched and shown once', async () => {
  const calls = stubApi({
    [MEDIA]: {
      body: { media_resources: { images: [by('seedream4'), by('seedream4'), by(null)], videos: [by('builtin/animator')], audio: [] } },
    },
  })
  await renderEditor(<PropertyPane />, { story: { categoryId: 'script_to_video' }, document: aStory([aShot('s1')]) })
  await waitFor(() => expect(facts()).toMatchObject({ 'Pictures by': 'seedream4', 'Clips by': 'the built-in animator' }))
  expect(calls(MEDIA).length).toBe(1)
})
