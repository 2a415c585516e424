import { readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { OUTAGE_RETRY_SECONDS } from '../kernel/error-answer.ts'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.txt': 'text/plain; charset=utf-8',
}
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/

type Asset = { readonly plain: Buffer; type: string; cache: string; etag: string; encoded: Map<string, Buffer> }

/** Metadata tags of the page; null: unchanged. `more`: further head content. */
export type PageResponse = { readonly status: number; readonly tags: string | null; readonly more: string }

/** The built web app, in memory. */
export type WebApp = {
  /** The file at the request's path, or null. */
  file(request: Request): Response | null
  /** The app's page with its own metadata and status. */
  page(assetResponse: PageResponse): Response
}

/** Reads the folder once, apart from fonts. Files in `assets/` have a hash in their name and are cached forever. */
export function loadWebApp(folder: string): WebApp {
  const assets = new Map(filesBelow(folder).map((path) => [path, readAsset(folder, path)]))
  const page = assets.get('/index.html')
  return {
    file(request) {
      const asset = assets.get(decodePath(new URL(request.url).pathname))
      return asset ? respond(request, asset) : null
    },
    page: ({ status, tags, more }) =>
      page
        ? new Response(withHead(page.plain.toString(), tags, more), {
            status,
            // Its metadata depends on the viewer.
            headers: {
              'Content-Type': page.type,
              'Cache-Control': 'private, no-cache',
              ...(status === 503 && { 'Retry-After': String(OUTAGE_RETRY_SECONDS) }),
            },
          })
        : new Response('Not found', { status: 404 }),
  }
}

/** Replaced by a function, because `$&` in a title would be a pattern. */
function withHead(html: string, tags: string | null, more: string): string {
  if (tags === null) return html.replace(/<title>/, () => `${more}<title>`)
  return html.replace(/\s*<meta name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => tags + more)
}

function filesBelow(folder: string, at = ''): string[] {
  return readdirSync(join(folder, at), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(folder, `${at}/${entry.name}`) : [`${at}/${entry.name}`],
  )
}

function readAsset(folder: string, path: string): Asset {
  const read = () => readFileSync(join(folder, path))
  // Caption fonts are hundreds of rarely requested files that browsers cache forever.
  const preloaded = path.endsWith('.woff2') ? null : read()
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  const { mtimeMs, size } = statSync(join(folder, path))
  return {
    get plain() {
      return preloaded ?? read()
    },
    cache,
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `W/"${size}-${Math.round(mtimeMs)}"`,
    encoded: new Map(),
  }
}

function respond(request: Request, asset: Asset): Response {
  const headers = { 'Content-Type': asset.type, 'Cache-Control': asset.cache, ETag: asset.etag, Vary: 'Accept-Encoding' }
  if (request.headers.get('if-none-match') === asset.etag) return new Response(null, { status: 304, headers })
  const encoding = compressible.test(asset.type) ? chooseEncoding(request.headers.get('accept-encoding') ?? '') : null
  const body = encoding ? encode(asset, encoding) : asset.plain
  const length = { 'Content-Length': String(body.byteLength), ...(encoding ? { 'Content-Encoding': encoding } : {}) }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers: { ...headers, ...length } })
}

function chooseEncoding(accepted: string): 'br' | 'gzip' | null {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

/**
 * Compressed at first request. Quality 5 takes milliseconds per file; the best, a tenth smaller, takes a second and is prepared in the
 * background for later requests.
 */
function encode(asset: Asset, encoding: 'br' | 'gzip'): Buffer {
  const cached = asset.encoded.get(encoding)
  if (cached) return cached
  const compressed = encoding === 'br' ? brotliCompressSync(asset.plain, quality(5)) : gzipSync(asset.plain)
  asset.encoded.set(encoding, compressed)
  if (encoding === 'br')
    brotliCompress(asset.plain, quality(11), (error, best) => {
      if (!error) asset.encoded.set('br', best)
    })
  return compressed
}

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
