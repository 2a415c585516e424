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

/** Reports the quarters that were watched, as `watchedQuarter` of the domain counts them, unless the viewer asks not to be tracked. */
export const WATCH_SCRIPT = `(() => {
  const film = document.querySelector('video')
  let sent = -1
  film.addEventListener('timeupdate', () => {
    let played = 0
    for (let i = 0; i < film.played.length; i++) played += film.played.end(i) - film.played.start(i)
    if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl || !(film.duration > 0) || played < Math.min(2, film.duration / 4)) return
    const quarter = Math.min(4, Math.floor((played / film.duration + 0.02) * 4))
    if (quarter <= sent) return
    sent = quarter
    fetch('/api/stories/' + encodeURIComponent(film.dataset.story) + '/watched', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ quarter }),
      keepalive: true,
    }).catch(() => {})
  })
})()`

const SCRIPT_HASH = `'sha256-${createHash('sha256').update(WATCH_SCRIPT).digest('base64')}'`

/** Policy of the page: its own script and style, files and calls of this server. `frameAncestors`: who may show it, as a CSP source list. */
export const embedPolicy = (frameAncestors: string): string =>
  [
    `default-src 'none'`,
    `script-src ${SCRIPT_HASH}`,
    `style-src ${STYLE_HASH}`,
    `connect-src 'self'`,
    `img-src 'self'`,
    `media-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')

/** The player alone. Links open in a tab of their own, since the frame belongs to another site. */
export function embedPage(film: EmbeddedFilm): string {
  const title = escapeMarkup(film.title)
  const poster = film.imageUrl === null ? '' : ` poster="${escapeMarkup(film.imageUrl)}"`
  const path = escapeMarkup(film.path)
  return documentOf(
    title,
    `<header><a class="title" dir="auto" href="${path}" target="_blank" rel="noopener">${title}</a>` +
      `<a class="site" href="${path}" target="_blank" rel="noopener">Watch on Fablecut</a></header>
<video controls playsinline preload="metadata" data-story="${escapeMarkup(film.id)}" aria-label="${title}" src="${escapeMarkup(film.filmUrl)}"${poster}></video>
<script>${WATCH_SCRIPT}</script>`,
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
