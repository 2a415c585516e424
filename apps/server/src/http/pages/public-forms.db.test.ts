import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPublished, minute } from '../../community/published-testing.ts'
import { user } from '../../platform/database/auth-schema.ts'
import { media, story } from '../../platform/database/schema.ts'
import { type TestApi, startTestApi } from '../testing.ts'

const PUBLIC_URL = 'https://films.example.org'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL, EMBEDS: 'https://blog.example.org' })
  await api.signUp('Ana')
  const [owner] = await api.database.db.select().from(user).where(eq(user.username, 'ana'))
  const own = { userId: owner!.id, exportMediaId: 'film' }
  await addPublished(api.database.db, [
    { ...own, id: 'first', publishedAt: minute(1), isFeatured: true },
    { ...own, id: 'second', publishedAt: minute(2) },
    { ...own, id: 'song', publishedAt: minute(3), categoryId: 'music_video', title: 'Song' },
    { ...own, id: 'shared', isPublished: false, isPublic: true, publishedAt: null },
    { ...own, id: 'private', isPublished: false, publishedAt: null },
    { ...own, id: 'deleted', deletedAt: new Date() },
    { ...own, id: 'unfinished', exportMediaId: null, publishedAt: minute(4) },
  ])
  const film = { id: 'film', userId: owner!.id, storyId: 'first', source: 'generated', role: 'export', resourceType: 'video' }
  await api.database.db
    .insert(media)
    .values({ ...film, status: 'completed', mimeType: 'video/mp4', hash: 'f', sizeBytes: 77, metadata: {} })
})
afterAll(() => api.stop())

const open = (path: string, headers: Record<string, string> = {}) => api.visitor().send(path, { headers })
const htmlOf = async (path: string) => (await open(path)).text()
const idsOf = (rss: string) => [...rss.matchAll(/<guid[^>]*>[^<]*\/([\w-]+)<\/guid>/g)].map(([, id]) => id)
const oembed = (path: string, more = '') => open(`/oembed?url=${encodeURIComponent(PUBLIC_URL + path)}${more}`)

test('feeds have the published stories by time: of the community, a category and a profile', async () => {
  const feed = await open('/story/community/feed.xml')
  const text = await feed.text()
  expect([feed.status, feed.headers.get('content-type'), feed.headers.get('cache-control')]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
    'public, max-age=60',
  ])
  expect(idsOf(text)).toEqual(['unfinished', 'song', 'second', 'first'])
  expect(text).toContain(`<enclosure url="${PUBLIC_URL}/media/film/video.mp4" length="77"`)
  expect(idsOf(await (await open('/story/community/feed/music_video.xml')).text())).toEqual(['song'])
  expect(idsOf(await (await open('/@ANA/feed.xml')).text())).toEqual(['unfinished', 'song', 'second', 'first'])
  for (const path of ['/story/community/feed/poems.xml', '/@nobody/feed.xml']) expect((await open(path)).status).toBe(404)
})

test('an unchanged feed is not sent again', async () => {
  const etag = (await open('/@ana/feed.xml')).headers.get('etag')!
  expect((await open('/@ana/feed.xml', { 'if-none-match': etag })).status).toBe(304)
})

test('the player of a public film may be framed by the sites of the setting, and no other page may', async () => {
  for (const id of ['first', 'shared']) {
    const page = await open(`/embed/${id}`)
    expect([id, page.status, page.headers.get('x-frame-options')]).toEqual([id, 200, null])
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors https://blog.example.org')
    expect(await page.text()).toContain('src="/media/film/video.mp4"')
  }
  const story = await open('/story/community/first')
  expect([story.headers.get('x-frame-options'), story.headers.get('content-security-policy')?.includes("frame-ancestors 'none'")]).toEqual([
    'DENY',
    true,
  ])
})

test('a film that is not public is not embedded', async () => {
  for (const id of ['private', 'deleted', 'unfinished', 'never', '%00']) {
    const page = await open(`/embed/${id}`)
    expect([id, page.status, (await page.text()).includes('This video is not available.')]).toEqual([id, 404, true])
    expect((await oembed(`/story/share/${id}`)).status).toBe(404)
  }
})

test('a page announces its feed or its player', async () => {
  expect(await htmlOf('/@ana')).toContain(`type="application/rss+xml" href="${PUBLIC_URL}/@ana/feed.xml"`)
  expect(await htmlOf('/story/community')).toContain(`href="${PUBLIC_URL}/story/community/feed.xml"`)
  const url = encodeURIComponent(`${PUBLIC_URL}/story/community/first`)
  expect(await htmlOf('/story/community/first')).toContain(`href="${PUBLIC_URL}/oembed?url=${url}&amp;format=json"`)
  expect(await htmlOf('/story/community/unfinished')).not.toContain('oembed')
})

test('oEmbed describes a film by any of its addresses, as JSON or XML, to every site', async () => {
  for (const path of ['/story/community/song', '/story/share/song', '/embed/song']) {
    const answer = await oembed(path, '&maxwidth=480')
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect(await answer.json()).toMatchObject({ title: 'Song', width: 480, author_url: `${PUBLIC_URL}/@ana` })
  }
  expect(await (await oembed('/story/share/song', '&format=xml')).text()).toContain('<title>Song</title>')
  expect((await oembed('/story/share/song', '&format=yaml')).status).toBe(501)
  expect((await open('/oembed')).status).toBe(422)
  expect((await open(`/oembed?url=${encodeURIComponent('https://elsewhere.example.org/embed/song')}`)).status).toBe(404)
})

test('what is taken back leaves feeds and players at once', async () => {
  await api.database.db.update(story).set({ isPublished: false, isPublic: false }).where(eq(story.id, 'second'))
  expect(idsOf(await (await open('/story/community/feed.xml')).text())).not.toContain('second')
  expect([(await open('/embed/second')).status, (await oembed('/embed/second')).status]).toEqual([404, 404])
})

test('with `off`, nothing is embedded or announced', async () => {
  const closed = await startTestApi({ PUBLIC_URL, EMBEDS: 'off' })
  const client = closed.visitor()
  expect([(await client.send('/embed/first')).status, (await client.send('/oembed?url=x')).status]).toEqual([404, 404])
  await closed.stop()
})
