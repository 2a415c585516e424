import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { storyOf } from '../../../testing/story-fixture.ts'
import { stubApi } from '../../../testing/stub-api.ts'
import { CommunityCard } from '../community-card.tsx'
import { CollectionPage } from './collection-page.tsx'
import { CollectionsPage } from './collections-page.tsx'
import { ProfileCollections } from './profile-collections.tsx'

const FOX = { ...storyOf('s1', { title: 'The fox' }), is_published: true } as unknown as StoryCardData
const card = <CommunityCard card={FOX} heading="h2" hasSound={false} hasAuthor />
const ADD = 'Add “The fox” to a collection'
const LIST = 'GET /api/collections'
const GET = 'GET /api/collections/k1'
const collection = { id: 'k1', name: 'Quiet evenings', is_public: true, story_count: 2, image_url: null }
const OWNER = { display_name: 'Mia', username: 'mia', avatar_url: null, is_team: false }
const pageOf = (titles: readonly string[], changes: object = {}) => ({
  body: {
    ...collection,
    owner: OWNER,
    is_own: true,
    stories: titles.map((title) => storyOf(title, { title, is_published: true })),
    ...changes,
  },
})

test('a story is ticked into collections, and into a new one', async () => {
  const inside = new Set<string>()
  const callsOf = stubApi({
    [LIST]: () => ({ body: { collections: [{ ...collection, has_story: inside.has('k1') }] } }),
    'POST /api/collections/k1/stories': () => {
      inside.add('k1')
      return { status: 204, body: null }
    },
    'POST /api/collections': { status: 201, body: { ...collection, id: 'k2', name: 'Foxes' } },
    'POST /api/collections/k2/stories': { status: 204, body: null },
  })
  await renderPage(card)
  await userEvent.click(await screen.findByRole('button', { name: ADD }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a collection' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Quiet evenings/ }))
  await waitFor(() => expect((dialog.getByRole('checkbox', { name: /Quiet evenings/ }) as HTMLInputElement).checked).toBe(true))
  await userEvent.click(dialog.getByRole('button', { name: 'Create and add' }))
  expect(await dialog.findByText('Please enter a name')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Name of the new collection'), 'Foxes')
  await userEvent.click(dialog.getByRole('switch', { name: 'Everybody can see it' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create and add' }))
  expect(await screen.findByText('Added to “Foxes”')).toBeTruthy()
  expect(callsOf('POST /api/collections')[0]!.body).toEqual({ name: 'Foxes', is_public: false })
  expect(callsOf('POST /api/collections/k2/stories')[0]!.body).toEqual({ story_id: 's1' })
})

test('a refused name stays in the field', async () => {
  stubApi({
    [LIST]: { body: { collections: [] } },
    'POST /api/collections': {
      status: 422,
      body: { code: 'COMMUNITY_CONTENT_MODERATION', message: 'No', data: { classes: ['x'], words: ['porn'] } },
    },
  })
  await renderPage(card)
  await userEvent.click(await screen.findByRole('button', { name: ADD }))
  const name = (await screen.findByLabelText('Name of the new collection')) as HTMLInputElement
  await userEvent.type(name, 'Porn{Enter}')
  expect(await screen.findByText('This name cannot be published here: “porn”')).toBeTruthy()
  expect(name.value).toBe('Porn')
})

test('the owner arranges, removes and renames', async () => {
  let titles = ['Fox', 'Owl']
  const callsOf = stubApi({
    [GET]: () => pageOf(titles),
    'PATCH /api/collections/k1/stories/Owl': () => {
      titles = ['Owl', 'Fox']
      return { status: 204, body: null }
    },
    'DELETE /api/collections/k1/stories/Fox': () => {
      titles = ['Owl']
      return { status: 204, body: null }
    },
    'PATCH /api/collections/k1': { body: collection },
  })
  await renderPage(<CollectionPage id="k1" />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiet evenings' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Arrange' }))
  const list = await screen.findByRole('list', { name: 'Stories in order' })
  await userEvent.click(within(list).getByRole('button', { name: 'Move “Owl” up' }))
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Owl', 'Fox']),
  )
  expect(screen.getByText('“Owl” is now 1 of 2')).toBeTruthy()
  expect(callsOf('PATCH /api/collections/k1/stories/Owl')[0]!.body).toEqual({ before: 'Fox' })
  await userEvent.click(within(list).getByRole('button', { name: 'Remove “Fox”' }))
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename the collection' }))
  await userEvent.clear(dialog.getByLabelText('Name'))
  await userEvent.type(dialog.getByLabelText('Name'), 'Nights')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(callsOf('PATCH /api/collections/k1')[0]!.body).toEqual({ name: 'Nights' }))
})

test('others see the stories without actions; a private or deleted collection is not found', async () => {
  stubApi({ [GET]: pageOf(['Fox'], { is_own: false }) })
  const { unmount } = await renderPage(<CollectionPage id="k1" />)
  expect(await screen.findByRole('link', { name: /Fox/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Arrange' })).toBeNull()
  unmount()
  stubApi()
  await renderPage(<CollectionPage id="k1" />)
  expect(await screen.findByText('Collection not found')).toBeTruthy()
})

test('a profile lists its collections with links', async () => {
  stubApi({ 'GET /api/profiles/mia/collections': { body: { collections: [collection] } } })
  await renderPage(<ProfileCollections username="mia" isOwn={false} />)
  expect((await screen.findByRole('link', { name: /Quiet evenings/ })).getAttribute('href')).toBe('/collection/k1')
})

/** An option of the collection `Quiet evenings`. */
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Options of “Quiet evenings”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

test('all own collections are on one page, with new ones and what can be changed', async () => {
  let list = [{ ...collection, has_story: false }]
  const callsOf = stubApi({
    [LIST]: () => ({ body: { collections: list } }),
    'POST /api/collections': () => {
      list = [{ ...collection, id: 'k2', name: 'Foxes', has_story: false }, ...list]
      return { status: 201, body: list[0] }
    },
    'PATCH /api/collections/k1': () => {
      list = list.map((each) => (each.id === 'k1' ? { ...each, is_public: false } : each))
      return { body: collection }
    },
    'DELETE /api/collections/k1': () => {
      list = list.filter(({ id }) => id !== 'k1')
      return { status: 204, body: null }
    },
  })
  await renderPage(<CollectionsPage />)
  expect((await screen.findByRole('link', { name: /Quiet evenings/ })).getAttribute('href')).toBe('/collection/k1')
  await userEvent.click(screen.getByRole('button', { name: 'New collection' }))
  await userEvent.type(await screen.findByLabelText('Name of the new collection'), 'Foxes{Enter}')
  expect(await screen.findByText('“Foxes” was created')).toBeTruthy()
  expect(callsOf('POST /api/collections')[0]!.body).toEqual({ name: 'Foxes', is_public: true })
  expect(await screen.findByRole('link', { name: /Foxes/ })).toBeTruthy()
  await choose('Make private')
  expect(await screen.findByText('Private')).toBeTruthy()
  expect(callsOf('PATCH /api/collections/k1')[0]!.body).toEqual({ is_public: false })
  await choose('Delete')
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Delete this collection?' })).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(screen.queryByRole('link', { name: /Quiet evenings/ })).toBeNull())
})

test('an account without collections is led to the community', async () => {
  stubApi({ [LIST]: { body: { collections: [] } } })
  await renderPage(<CollectionsPage />)
  expect((await screen.findByRole('link', { name: 'Browse the community' })).getAttribute('href')).toBe('/story/community')
})
