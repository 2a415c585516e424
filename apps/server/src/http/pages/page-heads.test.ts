import { expect, test } from 'vitest'
import { type PageHead, headTags } from './head-tags.ts'
import { linkedPage, readPageHead } from './read-page-head.ts'
import { robotsText } from './robots.ts'
import { indexedPaths, sitePageHead } from './site-page-head.ts'

const head: PageHead = {
  title: 'A <fox>',
  description: 'Runs & sleeps',
  canonical: 'http://x.test/story/1',
  type: 'video.other',
  image: null,
  video: null,
  isIndexed: true,
  alternates: [],
}
const headOf = (address: string) => {
  const { pathname, searchParams, origin } = new URL(address, 'http://x.test')
  return sitePageHead(pathname, searchParams, origin)
}
const tagsOf = (change: Partial<PageHead>) => headTags({ ...head, ...change })

test('a title is escaped and followed by the name of the product, once', () => {
  expect(tagsOf({})).toContain('<title>A &lt;fox&gt; | Fablecut</title>')
  expect(tagsOf({ title: 'Fablecut' })).toContain('<title>Fablecut</title>')
})

test('only a page that is not indexed says so', () => {
  expect([tagsOf({}).includes('noindex'), tagsOf({ isIndexed: false }).includes('noindex')]).toEqual([false, true])
})

test('sizes are given where both are known, secure addresses where they are https', () => {
  const image = { url: 'http://x.test/a.jpg', width: 10, height: 20 }
  expect(tagsOf({ image })).toContain('<meta property="og:image:width" content="10" />')
  expect(tagsOf({ image })).not.toContain('secure_url')
  expect(tagsOf({ image: { ...image, url: 'https://x.test/a.jpg' } })).toContain('og:image:secure_url')
  for (const unknown of [{ width: null }, { height: null }])
    expect(tagsOf({ image: { ...image, ...unknown } })).not.toContain('og:image:width')
})

test('a page without an image or film has no tags of one, and a small card', () => {
  const tags = tagsOf({})
  for (const absent of ['og:image', 'og:video', 'video:duration', 'twitter:image']) expect(tags).not.toContain(absent)
  expect(tags).toContain('content="summary"')
})

test('a film has its duration in whole seconds, where it is known', () => {
  const video = { url: 'http://x.test/a.mp4', width: null, height: null, seconds: 62.6 }
  expect(tagsOf({ video })).toContain('<meta property="video:duration" content="63" />')
  expect(tagsOf({ video: { ...video, seconds: null } })).not.toContain('video:duration')
})

test('the card of a film is a large image, of a profile a small one', () => {
  const image = { url: 'http://x.test/a.jpg', width: null, height: null }
  expect(tagsOf({ image })).toContain('content="summary_large_image"')
  expect(tagsOf({ image, type: 'profile' })).toContain('content="summary"')
})

test.each([
  ['/story/community/a', { kind: 'community', name: 'a' }],
  ['/story/share/b/', { kind: 'share', name: 'b' }],
  ['/@ada', { kind: 'profile', name: 'ada' }],
  ['/@ada/', { kind: 'profile', name: 'ada' }],
  ['/story/community', null],
  ['/story/editor/a', null],
  ['/@ada/more', null],
  ['/', null],
])('%s is the page %o', (path, page) => {
  expect(linkedPage(path)).toEqual(page)
})

test('a name with other characters, or of more than a hundred, is not looked up', async () => {
  const options = { viewer: null, origin: 'http://x.test', isEmbeddable: true }
  for (const name of ['a b', '%00', 'a'.repeat(101)])
    expect(await readPageHead(null as never, { kind: 'share', name }, options)).toBe('unknown')
})

test('a static page has the image of the product', () => {
  expect(headOf('/story/community/')).toMatchObject({
    canonical: 'http://x.test/story/community',
    image: { url: 'http://x.test/share-image.jpg', width: 1200, height: 630 },
    isIndexed: true,
  })
  expect(headOf('/')?.canonical).toBe('http://x.test/story')
  expect(headOf('/account')).toBeNull()
})

test('the page of a category has its own title, address and feed; an unknown category is the community', () => {
  expect(headOf('/story/community?category_id=music_video&x=1')).toMatchObject({
    title: 'Music Video: community videos',
    canonical: 'http://x.test/story/community?category_id=music_video',
    alternates: [{ url: 'http://x.test/story/community/feed/music_video.xml' }],
  })
  expect(headOf('/story/community?category_id=none')?.canonical).toBe('http://x.test/story/community')
})

test('results of the search and pages to create have a preview, but are not indexed', () => {
  for (const path of ['/search?q=fox', '/story/create/script', '/signin'])
    expect(headOf(path)).toMatchObject({ isIndexed: false, canonical: `http://x.test${path.split('?')[0]}` })
  expect(indexedPaths()).not.toContain('/search')
})

test('previews of shared pages are fetched, but not listed', () => {
  const [previews, everybody] = robotsText('http://x.test').split('User-agent: *')
  expect([previews!.includes('Disallow: /api/'), previews!.includes('/story/share/')]).toEqual([true, false])
  expect(everybody).toContain('Disallow: /story/share/')
})
