import { createHash } from 'node:crypto'
import { escapeMarkup } from '../../platform/escape-markup.ts'
import type { EmbeddedFilm } from './read-embedded.ts'

/** Height in pixels of the line with the title above the film. */
export const TITLE_HEIGHT = 40

const STYLE = `
  :root { color-scheme: dark }
  body { margin: 0; height: 100vh; display: grid; grid-template-rows: ${TITLE_HEIGHT}px 1fr; background: #0b0b0f; color: #f2f2f5;
    font: 500 14px/${TITLE_HEIGHT}px system-ui, sans-serif }
  header { display: flex; gap: 12px; padding: 0 12px; overflow: hidden }
  a { color: inherit; text-decoration: none; white-space: nowrap }
  a:hover, a:focus-visible { text-decoration: underline }
  .title { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis }
  .site { color: #a5a5b0 }
  video { width: 100%; height: 100%; min-height: 0; object-fit: contain; background: #000 }
  p { grid-row: 1 / -1; margin: auto; padding: 0 16px; text-align: center; line-height: 1.5 }
`

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** Policy of the page: no scripts, its own style, files of this server. `frameAncestors`: who may show it, as a CSP source list. */
export const embedPolicy = (frameAncestors: string): string =>
  [
    `default-src 'none'`,
    `style-src ${STYLE_HASH}`,
    `img-src 'self'`,
    `media-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')

/** The player alone, without scripts. Links open in a tab of their own, since the frame belongs to another site. */
export function embedPage(film: EmbeddedFilm): string {
  const title = escapeMarkup(film.title)
  const poster = film.imageUrl === null ? '' : ` poster="${escapeMarkup(film.imageUrl)}"`
  const path = escapeMarkup(film.path)
  return documentOf(
    title,
    `<header><a class="title" dir="auto" href="${path}" target="_blank" rel="noopener">${title}</a>` +
      `<a class="site" href="${path}" target="_blank" rel="noopener">Watch on Fablecut</a></header>
<video controls playsinline preload="metadata" aria-label="${title}" src="${escapeMarkup(film.filmUrl)}"${poster}></video>`,
  )
}

/** Shown instead of a film that is not public (any more). */
export const unavailablePage = (): string => documentOf('Video not available', '<p>This video is not available.</p>')

const documentOf = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`
