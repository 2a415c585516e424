import { shareTexts as texts } from '../../texts/share.ts'
import type { Platform } from './share-state.ts'

/** The public URL of a story. */
export const shareUrl = (origin: string, storyId: string): string => `${origin}/story/share/${encodeURIComponent(storyId)}`

/** Shared data: title, text, URL. */
export type SharePayload = { readonly title: string; readonly text: string; readonly url: string }

/** `handle`: the product's handle on other platforms. */
export const sharePayload = (story: { readonly id: string; readonly title: string }, handle: string, origin: string): SharePayload => ({
  title: story.title.trim(),
  text: texts.text(handle, story.title),
  url: shareUrl(origin, story.id),
})

const BASES: Record<Platform, (payload: SharePayload) => readonly [address: string, fields: Readonly<Record<string, string>>]> = {
  twitter: ({ text, url }) => ['https://twitter.com/intent/tweet', { text, url }],
  reddit: ({ text, url }) => ['https://www.reddit.com/submit', { url, title: text }],
  linkedin: ({ text, url }) => ['https://www.linkedin.com/feed/', { shareActive: 'true', text: `${text} ${url}` }],
}

const queryOf = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')

/** Share URL of a platform. */
export function platformUrl(platform: Platform, payload: SharePayload): string {
  const [address, fields] = BASES[platform](payload)
  return `${address}?${queryOf(fields)}`
}

/** URL of the contest form, prefilled with the participant. */
export function contestUrl(formUrl: string, me: { readonly id: string; readonly email: string; readonly displayName: string }): string {
  const query = queryOf({ id: me.id, email: me.email, name: me.displayName })
  return `${formUrl}${formUrl.includes('?') ? '&' : '?'}${query}`
}
