import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { HttpServices } from '../kernel/services.ts'
import { EMBED_PATH, OEMBED_PATH } from '../kernel/public-paths.ts'
import { embedPage, embedPolicy, unavailablePage } from './embed-page.ts'
import { oembedOf, oembedXml } from './oembed.ts'
import { readEmbedded } from './read-embedded.ts'

type HonoContext = Context<{ Bindings: HttpBindings }>
type EmbedOptions = {
  readonly services: HttpServices
  /** Our own origins: only their addresses are described. */
  readonly origins: readonly string[]
  readonly originOf: (c: HonoContext) => string
  readonly addressOf: (c: HonoContext) => string
}

const side = z.coerce.number().int().min(1).max(100_000).nullable().catch(null)
const question = z.object({ url: z.url().max(2_000), maxwidth: side, maxheight: side, format: z.string().default('json') })

/** The player for frames of other sites, and oEmbed, by which they find it. Nothing is served where `EMBEDS` is `off`. */
export function serveEmbeds(app: Hono<{ Bindings: HttpBindings }>, { services, origins, originOf, addressOf }: EmbedOptions): void {
  const { embedders } = services.settings
  if (embedders === null) return

  app.get(`${EMBED_PATH}:id`, async (c) => {
    await services.limit('feed', addressOf(c))
    const film = await readEmbedded(services.db, c.req.param('id'))
    return c.html(film ? embedPage(film) : unavailablePage(), film ? 200 : 404, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': embedPolicy(embedders),
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })

  app.get(OEMBED_PATH, async (c) => {
    await services.limit('feed', addressOf(c))
    const { success, data } = question.safeParse({ maxwidth: null, maxheight: null, ...c.req.query() })
    if (!success) return c.text('The query needs `url`, the address of a story.', 422)
    if (data.format !== 'json' && data.format !== 'xml') return c.text('The formats are json and xml.', 501)
    const id = storyIdOf(new URL(data.url), origins)
    const film = id === null ? null : await readEmbedded(services.db, id)
    if (!film) return c.text('Not found', 404)
    const answer = oembedOf(film, originOf(c), { maxWidth: data.maxwidth, maxHeight: data.maxheight })
    // Scripts of any site may read it: it is public and the same for everybody.
    const headers = {
      'Cache-Control': 'public, max-age=60',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    if (data.format === 'json') return c.json(answer, 200, headers)
    return c.body(oembedXml(answer), 200, { ...headers, 'Content-Type': 'text/xml; charset=utf-8' })
  })
}

/** Id of the story of an address of ours; null for all others. */
function storyIdOf(url: URL, origins: readonly string[]): string | null {
  if (!origins.includes(url.origin)) return null
  return /^\/(?:story\/community|story\/share|embed)\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? null
}
