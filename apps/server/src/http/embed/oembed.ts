import { escapeMarkup, escapeXml } from '../../platform/escape-markup.ts'
import { EMBED_PATH } from '../kernel/public-paths.ts'
import { TITLE_HEIGHT } from './embed-page.ts'
import type { EmbeddedFilm } from './read-embedded.ts'

/** Longest side of a player that is not asked to be smaller, in pixels. */
const DEFAULT_SIDE = 960
/** Smallest side that shows anything. */
const MIN_SIDE = 120
const CACHE_SECONDS = 60

export type OembedLimits = { readonly maxWidth: number | null; readonly maxHeight: number | null }
export type Oembed = Readonly<Record<string, string | number>>

/** An oEmbed 1.0 response of the type `video`. The player has the film's shape, with the title above. */
export function oembedOf(film: EmbeddedFilm, origin: string, limits: OembedLimits): Oembed {
  const { width, height } = playerSize(film, limits)
  return {
    version: '1.0',
    type: 'video',
    provider_name: 'Fablecut',
    provider_url: origin,
    title: film.title,
    author_name: film.author.name,
    author_url: origin + film.author.path,
    ...(film.imageUrl !== null && {
      thumbnail_url: new URL(film.imageUrl, origin).href,
      thumbnail_width: film.width,
      thumbnail_height: film.height,
    }),
    cache_age: CACHE_SECONDS,
    width,
    height,
    html: frameOf(film, origin, { width, height }),
  }
}

/** The largest player in the shape of the film within the limits, in whole pixels. */
export function playerSize(
  { width, height }: Pick<EmbeddedFilm, 'width' | 'height'>,
  limits: OembedLimits,
): { width: number; height: number } {
  const scale = Math.min(
    DEFAULT_SIDE / Math.max(width, height),
    Math.max(MIN_SIDE, limits.maxWidth ?? Infinity) / width,
    Math.max(MIN_SIDE, (limits.maxHeight ?? Infinity) - TITLE_HEIGHT) / height,
  )
  return { width: Math.round(width * scale), height: Math.round(height * scale) + TITLE_HEIGHT }
}

const frameOf = (film: EmbeddedFilm, origin: string, { width, height }: { width: number; height: number }): string =>
  `<iframe src="${escapeMarkup(`${origin}${EMBED_PATH}${film.id}`)}" width="${width}" height="${height}" title="${escapeMarkup(film.title)}" ` +
  `style="border:0;max-width:100%" allow="fullscreen; picture-in-picture" allowfullscreen loading="lazy"></iframe>`

/** The same as XML. */
export const oembedXml = (answer: Oembed): string =>
  [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    '<oembed>',
    ...Object.entries(answer).map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`),
    '</oembed>',
    '',
  ].join('\n')
