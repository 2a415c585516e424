import type { Engines } from '@fablecut/generation/ports/engines'
import { MODERATION_CLASSES, type ModerationClass, type ModerationVerdict, type Moderator } from '@fablecut/generation/ports/moderator'
import { createHttpClient } from '../http/http-client.ts'
import { isSuccess, readJson } from '../http/http-message.ts'
import { isRecord } from '../json.ts'

/** A server that speaks OpenAI's moderation API. `baseUrl`: without a trailing slash; `apiKey`: null for servers without keys. */
export type ModerationConnection = { readonly baseUrl: string; readonly model: string; readonly apiKey: string | null }

/** Engines whose moderator also asks a server. */
export function withModerationServer<Made extends Pick<Engines, 'moderator'>>(
  engines: Made,
  connection: ModerationConnection | null,
): Made {
  return connection === null ? engines : { ...engines, moderator: moderatorWith(engines.moderator, connection) }
}

/**
 * A moderator that flags what the built-in one or the server flags. What the built-in one flags is not sent. Rejects with a ProviderError where the server does
 * not answer, so that nothing passes unseen.
 */
function moderatorWith(builtin: Moderator, { baseUrl, model, apiKey }: ModerationConnection): Moderator {
  const client = createHttpClient({
    origins: [new URL(baseUrl).origin],
    apiKey,
    authorize: (key) => ({ authorization: `Bearer ${key}` }),
  })
  async function classify(input: unknown, signal: AbortSignal = AbortSignal.timeout(DEADLINE_MS)): Promise<ModerationClass[]> {
    const request = { method: 'POST', url: `${baseUrl}/moderations`, body: { json: { model, input } }, signal, isRepeatable: true } as const
    const answer = await client.send(request)
    const flagged = isSuccess(answer) ? classesOf(readJson(answer)) : null
    if (flagged === null) throw client.errorOf(answer, 'no moderation in the answer')
    return flagged
  }
  const unless = async <Verdict extends ModerationVerdict>(verdict: Verdict, input: unknown, signal?: AbortSignal): Promise<Verdict> =>
    verdict.flagged.length > 0 ? verdict : { ...verdict, flagged: await classify(input, signal) }
  return {
    engine: `${builtin.engine}+${model}`,
    async checkText(text, signal) {
      const verdict = await builtin.checkText(text, signal)
      return text.trim() === '' ? verdict : unless(verdict, text, signal)
    },
    async checkImage(image, signal) {
      const url = `data:${mediaTypeOf(image)};base64,${Buffer.from(image).toString('base64')}`
      return unless(await builtin.checkImage(image, signal), [{ type: 'image_url', image_url: { url } }], signal)
    },
  }
}

const DEADLINE_MS = 20_000

/** Our classes of the server's categories. Self-harm and harassment alone are no reason to refuse a story. */
const CLASSES: Readonly<Record<string, ModerationClass>> = {
  sexual: 'sexual',
  'sexual/minors': 'child-safety',
  violence: 'violence',
  'violence/graphic': 'violence',
  illicit: 'illegal',
  'illicit/violent': 'illegal',
  hate: 'hate',
  'hate/threatening': 'hate',
}

/** Null for an answer without a result. */
function classesOf(body: unknown): ModerationClass[] | null {
  const results: unknown = isRecord(body) ? body.results : undefined
  if (!Array.isArray(results) || results.length === 0) return null
  const named = results.flatMap((result: unknown) => (isRecord(result) && isRecord(result.categories) ? [result.categories] : []))
  if (named.length !== results.length) return null
  const flagged = new Set(named.flatMap((categories) => Object.keys(categories).filter((name) => categories[name] === true)))
  return MODERATION_CLASSES.filter((each) => [...flagged].some((name) => CLASSES[name] === each))
}

const mediaTypeOf = ([first]: Uint8Array): string => (first === 0xff ? 'image/jpeg' : first === 0x52 ? 'image/webp' : 'image/png')
