import { CATEGORY_NAMES } from '@fablecut/domain/story/category-name'
import { escapeXml } from '../../platform/escape-markup.ts'
import { type FeedOf, feedPath } from '../kernel/public-paths.ts'
import type { Feed, FeedItem } from './read-feed.ts'

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"'

/** An RSS 2.0 document with the films as enclosures. `origin`: the public origin of this server. */
export function toRss(feed: Feed, of: FeedOf, origin: string): string {
  const page = of && 'username' in of ? `/@${of.username}` : '/story/community'
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    element('title', titleOf(feed, of)),
    element('link', origin + page),
    element('description', 'Short videos made with Fablecut.'),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(origin + feedPath(of))}" />`,
    ...feed.items.map((item) => itemOf(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ]
  return lines.join('\n')
}

function titleOf({ name }: Feed, of: FeedOf): string {
  if (name !== null) return `${name} | Fablecut`
  return of && 'categoryId' in of ? `${CATEGORY_NAMES[of.categoryId]} | Fablecut` : 'Community videos | Fablecut'
}

function itemOf({ id, title, description, author, category, publishedAt, imageUrl, film }: FeedItem, origin: string): string {
  const url = `${origin}/story/community/${id}`
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', publishedAt.toUTCString()),
    element('dc:creator', author),
    element('category', CATEGORY_NAMES[category]),
    element('description', description),
    ...(imageUrl === null ? [] : [`<media:thumbnail url="${escapeXml(new URL(imageUrl, origin).href)}" />`]),
    ...(film === null ? [] : [`<enclosure url="${escapeXml(new URL(film.url, origin).href)}" length="${film.bytes}" type="video/mp4" />`]),
    '</item>',
  ].join('\n')
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
