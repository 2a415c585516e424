import { directionOf, type Locale } from '@fablecut/domain/account/locales'
import { offlineTexts as texts } from '../../texts/offline.ts'

/** Nothing is loaded. The page has no text but ours, so its own script and style are safe. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Colours of `styles/tokens.css`. */
const STYLE = `
  :root { color-scheme: dark }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #100f0d; color: #f1f0ed; font: 16px/1.5 Inter, system-ui, sans-serif }
  main { box-sizing: border-box; max-width: 30rem; padding: 24px; text-align: center }
  svg { width: 40px; height: 40px }
  h1 { margin: 20px 0 8px; font-size: 20px; line-height: 1.3; font-weight: 650 }
  p { margin: 0 0 24px; color: #bdbab6; text-wrap: balance }
  a { display: inline-block; padding: 10px 20px; border-radius: 10px; background: #f9b25b; color: #251607; font-weight: 600; text-decoration: none }
  a:focus-visible { outline: 2px solid #f9b25b; outline-offset: 3px }`

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" aria-hidden="true"><path d="M3 3h6.4L6.2 17H3a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 3 3Z" fill="#f1f0ed"/><path d="M11.2 3H17a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 17 17H8Z" fill="#f9b25b"/></svg>`

const SCRIPT = `
  document.getElementById(navigator.onLine ? 'unreachable' : 'offline').hidden = false
  addEventListener('online', () => location.reload())`

/** A page without any other file that says why nothing is shown; it is loaded again when the browser is online. */
export const offlinePage = (locale: Locale): Response =>
  new Response(
    `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#100f0d">
<title>Fablecut</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${MARK}
${reason('offline')}
${reason('unreachable')}
<a href="">${texts.retry}</a>
</main>
<script>${SCRIPT}</script>
</body>
</html>`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY } },
  )

const reason = (name: 'offline' | 'unreachable'): string =>
  `<div id="${name}" role="alert" hidden><h1>${texts[name].title}</h1><p>${texts[name].text}</p></div>`
