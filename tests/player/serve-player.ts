import { createReadStream, statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { captionFonts } from '../../apps/web/caption-fonts.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.png': 'image/png',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
}

/** With range requests, like the product's own media. */
function sendFile(request: IncomingMessage, response: ServerResponse, path: string): void {
  const { size } = statSync(path)
  const type = { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', 'accept-ranges': 'bytes' }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/u.exec(request.headers.range ?? '') ?? []
  if (from === undefined) {
    response.writeHead(200, { ...type, 'content-length': size })
    createReadStream(path).pipe(response)
    return
  }
  const [start, end] = [Number(from), Math.min(to ? Number(to) : size - 1, size - 1)]
  response.writeHead(206, { ...type, 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${size}` })
  createReadStream(path, { start, end }).pipe(response)
}

/** Serves a page with only the player, and the files it plays under `/media/`. `media`: path by name. */
export async function servePlayer(media: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-player-'))
  const entry = fileURLToPath(new URL('page.ts', import.meta.url))
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [captionFonts()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { entryFileNames: 'page.js' } },
    },
  })
  await writeFile(join(folder, 'index.html'), '<!doctype html><canvas></canvas><script type="module" src="/page.js"></script>')
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname)
    const file = path.startsWith('/media/') ? media[path.slice(7)] : join(folder, normalize(path === '/' ? '/index.html' : path))
    try {
      if (file === undefined) throw new Error('unknown')
      sendFile(request, response, file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
