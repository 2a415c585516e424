import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPublished } from '../../community/published-testing.ts'
import { user } from '../../platform/database/auth-schema.ts'
import { media, story } from '../../platform/database/schema.ts'
import { type TestApi, type TestClient, startTestApi } from '../testing.ts'
import { indexPendingStories } from '../../search/index-stories.ts'
import { createSitemap } from './sitemap.ts'

const PUBLIC_URL = 'https://films.example.org'
const TITLE = `"/><script>alert('1')</script>&amp; $& a fox`
let api: TestApi
let ana: TestClient
beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL })
  ana = await api.signUp('Ana')
  const [owner] = await api.database.db.select().from(user).where(eq(user.username, 'ana'))
  const userId = owner!.id
  const stories = [
    { id: 'published', userId, title: TITLE, exportMediaId: 'film', thumbnailMediaId: 'picture', durationSeconds: 62.4 },
    { id: 'shared', userId, title: 'Shared', isPublished: false, isPublic: true, publishedAt: null },
    { id: 'private', userId, title: 'Secret', isPublished: false, publishedAt: null },
    { id: 'deleted', userId, title: 'Gone', deletedAt: new Date() },
  ]
  await addPublished(api.database.db, stories)
  const file = {
    userId,
    storyId: 'published',
    source: 'generated',
    status: 'completed',
    sizeBytes: 1,
    metadata: { width: 1280, height: 720 },
  }
  await api.database.db.insert(media).values([
    { ...file, id: 'film', role: 'export', resourceType: 'video', mimeType: 'video/mp4', hash: 'f' },
    { ...file, id: 'picture', role: 'thumbnail', resourceType: 'image', mimeType: 'image/jpeg', hash: 'p' },
  ])
})
afterAll(() => api.stop())

async function open(path: string, client: TestClient = api.visitor()) {
  const response = await client.send(path)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    html: await response.text(),
  }
}
/** Contents of meta tags by name, unescaped. */
function tagsOf(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(([, name, content]) => [
    name!,
    plain(content!),
  ])
  return Object.fromEntries(tags) as Record<string, string>
}
const plain = (escaped: string) =>
  escaped.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[name]!)

test('a published story’s page has title, image and film for link previews', async () => {
  const { status, html, cache } = await open('/story/community/published')
  expect([status, cache]).toEqual([200, 'private, no-cache'])
  expect(tagsOf(html)).toEqual({
    description: 'ASMR Video by Ana · 1:02 · made with Fablecut',
    'og:site_name': 'Fablecut',
    'og:type': 'video.other',
    'og:title': TITLE,
    'og:description': 'ASMR Video by Ana · 1:02 · made with Fablecut',
    'og:url': `${PUBLIC_URL}/story/community/published`,
    'og:image': `${PUBLIC_URL}/media/picture/image.jpg`,
    'og:image:secure_url': `${PUBLIC_URL}/media/picture/image.jpg`,
    'og:image:width': '1280',
    'og:image:height': '720',
    'og:image:alt': TITLE,
    'og:video': `${PUBLIC_URL}/media/film/video.mp4`,
    'og:video:secure_url': `${PUBLIC_URL}/media/film/video.mp4`,
    'og:video:width': '1280',
    'og:video:height': '720',
    'og:video:type': 'video/mp4',
    'video:duration': '62',
    'twitter:card': 'summary_large_image',
    'twitter:title': TITLE,
    'twitter:description': 'ASMR Video by Ana · 1:02 · made with Fablecut',
    'twitter:image': `${PUBLIC_URL}/media/picture/image.jpg`,
  })
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/story/community/published" />`)
})

test('markup in a title is escaped', async () => {
  const { html } = await open('/story/share/published')
  expect(html).not.toContain('<script')
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(plain(/<title>(.*)<\/title>/.exec(html)![1]!)).toBe(`${TITLE} | Fablecut`)
})

test('a shared story has metadata under its share link only, and is not indexed', async () => {
  const shared = await open('/story/share/shared')
  expect(shared.status).toBe(200)
  expect(tagsOf(shared.html)).toMatchObject({
    robots: 'noindex',
    'og:title': 'Shared',
    'og:url': `${PUBLIC_URL}/story/share/shared`,
  })
  const community = await open('/story/community/shared')
  expect([community.status, tagsOf(community.html)]).toEqual([200, { robots: 'noindex' }])
  expect(tagsOf((await open('/story/share/published')).html)).toMatchObject({ 'og:url': `${PUBLIC_URL}/story/community/published` })
})

test('a page that a visitor may not read is 404; its creator gets the plain app', async () => {
  for (const path of [
    '/story/share/private',
    '/story/community/private',
    '/story/community/deleted',
    '/story/share/never',
    '/story/share/%00',
    '/@nobody',
  ]) {
    const { status, html, type, cache } = await open(path)
    const head = [path, status, tagsOf(html), type, cache]
    expect(head).toEqual([path, 404, { robots: 'noindex' }, 'text/html; charset=utf-8', 'private, no-cache'])
    expect(html).toContain('<title>Fablecut</title>')
  }
  const own = await open('/story/share/private', ana)
  expect([own.status, own.html.includes('Secret'), tagsOf(own.html)]).toEqual([200, false, { robots: 'noindex' }])
})

test('a profile’s page has its name, in any case of the URL', async () => {
  const { status, html } = await open('/@ANA')
  expect([status, tagsOf(html)['og:title'], tagsOf(html)['og:url']]).toEqual([200, 'Ana (@ana)', `${PUBLIC_URL}/@ana`])
  // One published story is enough for search engines, none is not.
  await api.signUp('Cleo')
  expect([tagsOf(html)['robots'], tagsOf((await open('/@cleo')).html)['robots']]).toEqual([undefined, 'noindex'])
})

test('a profile without an avatar shows its newest published story, one without either the product', async () => {
  const { html } = await open('/@ana')
  expect(tagsOf(html)['og:image']).toBe(`${PUBLIC_URL}/media/picture/image.jpg`)
  await api.signUp('Bea')
  expect(tagsOf((await open('/@bea')).html)['og:image']).toBe(`${PUBLIC_URL}/share-image.jpg`)
})

test.each([
  ['/', '/story', 'Fablecut'],
  ['/story', '/story', 'Fablecut'],
  ['/story/community/', '/story/community', 'Community videos'],
])('%s has a link preview', async (path, canonical, title) => {
  const { status, html } = await open(path)
  expect([status, tagsOf(html)]).toMatchObject([
    200,
    {
      'og:type': 'website',
      'og:title': title,
      'og:url': PUBLIC_URL + canonical,
      'og:image': `${PUBLIC_URL}/share-image.jpg`,
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
    },
  ])
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${canonical}" />`)
})

test('other pages are served unchanged', async () => {
  for (const path of ['/account', '/messages', '/story/my', '/story/editor?story_id=a']) {
    const { status, html } = await open(path)
    expect([path, status, tagsOf(html)]).toEqual([path, 200, {}])
  }
})

test('an unknown URL is 404 with the app, and with JSON for API clients', async () => {
  for (const path of ['/nonexistent', '/.env', '/health', '/metrics', '/story/create', '/favicon.png']) {
    const { status, type, html } = await open(path)
    expect([path, status, type, tagsOf(html)]).toEqual([path, 404, 'text/html; charset=utf-8', { robots: 'noindex' }])
    expect(html).toContain('<title>Fablecut</title>')
  }
  const response = await api.visitor().send('/nonexistent', { headers: { accept: 'application/json' } })
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
  expect((await open('/assets/gone.js')).html).toBe('Not found')
})

test('a file of the app has its own type', async () => {
  const { status, type } = await open('/manifest.webmanifest')
  expect([status, type]).toEqual([200, 'application/manifest+json'])
})

test("a page whose story can't be read now is served as the plain app", async () => {
  await api.database.pool.query('ALTER TABLE story RENAME TO story_away')
  const { status, html, type } = await open('/story/community/published')
  await api.database.pool.query('ALTER TABLE story_away RENAME TO story')
  expect([status, type, tagsOf(html)]).toEqual([503, 'text/html; charset=utf-8', { robots: 'noindex' }])
  expect(html).toContain('<title>Fablecut</title>')
  expect((await open('/story/community/published')).status).toBe(200)
})

test('crawlers may read the community and nothing private', async () => {
  const { html: robots } = await open('/robots.txt')
  expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
  const everybody = robots.slice(robots.indexOf('User-agent: *'))
  for (const line of ['Allow: /story/community', 'Disallow: /api/', 'Disallow: /story/my', 'Disallow: /story/share/', 'Disallow: /account'])
    expect(everybody).toContain(line)
  expect(robots.slice(0, robots.indexOf('User-agent: *'))).not.toContain('/story/share')
})

test('the sitemap lists static pages, authors and published stories only', async () => {
  expect(locations((await open('/sitemap.xml')).html)).toEqual(
    ['pages', 'people', 'newest'].map((name) => `${PUBLIC_URL}/sitemap/${name}.xml`),
  )
  const pages = locations((await open('/sitemap/pages.xml')).html)
  expect(pages).toEqual(expect.arrayContaining([`${PUBLIC_URL}/story`, `${PUBLIC_URL}/story/community?category_id=music_video`]))
  expect(pages).not.toContain(`${PUBLIC_URL}/search`)
  expect(locations((await open('/sitemap/people.xml')).html)).toEqual([])
  await indexPendingStories(api.database.pool)
  expect(locations((await open('/sitemap/people.xml')).html)).toEqual([`${PUBLIC_URL}/@ana`])
  const { type, html } = await open('/sitemap/newest.xml')
  expect(type).toBe('application/xml; charset=utf-8')
  expect(locations(html)).toEqual([`${PUBLIC_URL}/story/community/published`])
  expect((await open('/sitemap/made-up.xml')).status).toBe(422)
})

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!)

test('a long sitemap is split into files that list each story once', async () => {
  await addPublished(
    api.database.db,
    Array.from({ length: 24 }, (_, index) => ({ id: `many-${index}`, isFeatured: index === 3 })),
  )
  const { db } = api.database
  const sitemap = createSitemap(db, { mostUrls: 5 })
  const files = locations(await (await sitemap.index('https://x.test')).text())
  expect(files).toHaveLength(7)
  const pages = files.slice(2).map((url) => sitemap.page(/\/sitemap\/(.*)\.xml$/.exec(url)![1]!, 'https://x.test').text())
  const stories = (await Promise.all(pages)).flatMap(locations)
  expect([stories.length, new Set(stories).size]).toEqual([25, 25])
  expect(stories[0]).toBe('https://x.test/story/community/many-3')
  await db.delete(story).where(eq(story.userId, 'ana'))
})
