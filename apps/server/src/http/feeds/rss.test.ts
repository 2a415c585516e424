import { expect, test } from 'vitest'
import { toRss } from './rss.ts'

const item = {
  id: 'f1',
  title: 'A <fox> & more\u0000',
  description: 'ASMR Video by Ana · 1:02 · made with Fablecut',
  author: 'Ana',
  category: 'asmr_video' as const,
  publishedAt: new Date('2026-10-01T12:00:00Z'),
  imageUrl: '/media/picture/image.jpg',
  film: { url: '/media/film/video.mp4', bytes: 123 },
}

test('an item has its page, date, creator, picture and film', () => {
  const rss = toRss({ name: 'Ana', items: [item] }, { username: 'ana' }, 'https://x.test')
  for (const part of [
    '<title>Ana | Fablecut</title>',
    '<link>https://x.test/@ana</link>',
    '<atom:link rel="self" type="application/rss+xml" href="https://x.test/@ana/feed.xml" />',
    '<title>A &lt;fox&gt; &amp; more</title>',
    '<guid isPermaLink="true">https://x.test/story/community/f1</guid>',
    '<pubDate>Thu, 01 Oct 2026 12:00:00 GMT</pubDate>',
    '<dc:creator>Ana</dc:creator>',
    '<category>ASMR Video</category>',
    '<media:thumbnail url="https://x.test/media/picture/image.jpg" />',
    '<enclosure url="https://x.test/media/film/video.mp4" length="123" type="video/mp4" />',
  ])
    expect(rss).toContain(part)
})

test('an item without a picture or film has neither', () => {
  const rss = toRss({ name: null, items: [{ ...item, imageUrl: null, film: null }] }, null, 'https://x.test')
  expect(rss).toContain('<title>Community videos | Fablecut</title>')
  for (const absent of ['media:thumbnail', '<enclosure']) expect(rss).not.toContain(absent)
})

test('the feed of a category is named for it', () => {
  expect(toRss({ name: null, items: [] }, { categoryId: 'music_video' }, 'https://x.test')).toContain(
    '<title>Music Video | Fablecut</title>',
  )
})
