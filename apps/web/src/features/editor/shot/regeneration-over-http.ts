import { toWireAdvancedSettings } from '@fablecut/contracts/wire/inputs'
import type { QueryClient } from '@tanstack/react-query'
import { track } from '../../../analytics/track.ts'
import { api, query } from '../../../api/client.ts'
import { codeOf, dataOf, messageOf } from '../../../api/error.ts'
import { newIdempotencyKey } from '../../../api/new-idempotency-key.ts'
import { idempotencyKeyFor, type PendingStart } from '../../../api/start-key.ts'
import { meQuery } from '../../../session/me.ts'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { flushEdits } from '../session/flush-edits.ts'
import type { EditorSession } from '../session/editor-session.ts'
import { createRegeneration, type RegenerationRequest, type Regeneration } from './regeneration.ts'
import { httpRunWatchPorts } from '../../../story-data/runs/run-watch-over-http.ts'
import { startRunWatch } from '../../../story-data/runs/run-watch.ts'

const opened = new WeakMap<EditorSession, Regeneration>()

/** Regeneration of an open editor (one per session). */
export function regenerationOf(session: EditorSession, client: QueryClient): Regeneration {
  const known = opened.get(session)
  if (known) return known
  const fresh = open(session, client)
  opened.set(session, fresh)
  return fresh
}

function open(session: EditorSession, client: QueryClient): Regeneration {
  const storyId = session.store.getState().story.id
  const unconfirmed = new Map<string, PendingStart>()
  const runs = startRunWatch(httpRunWatchPorts({ isHidden: () => document.hidden }))
  session.onLeave.add(runs.stop)
  const readTakes = (shotIds: readonly string[]): Promise<unknown> =>
    Promise.all(shotIds.map((shotId) => client.invalidateQueries({ queryKey: query.shots.getMedia.key({ input: { storyId, shotId } }) })))
  return createRegeneration(session, {
    save: () => flushEdits(session),
    start: (order) => start(session, order, unconfirmed),
    runs,
    async catchUp(shotIds) {
      await session.catchUp?.()
      await Promise.all([readTakes(shotIds), client.invalidateQueries(meQuery)])
    },
    onDone({ media }, failed) {
      toast.success(texts.done(media))
      if (failed > 0) toast.error(texts.errors.someFailed(failed))
    },
    onFailed(message, error) {
      if (codeOf(error) === 'PRICE_CHANGED') void client.invalidateQueries({ queryKey: query.credits.prices.key() })
      toast.error(error === undefined ? message : failureOf(error, message))
    },
  })
}

function failureOf(error: unknown, fallback: string): string {
  if (codeOf(error) === 'PRICE_CHANGED') return texts.errors.price
  if (codeOf(error) === 'INSUFFICIENT_CREDITS' && typeof dataOf(error)['available'] === 'number') {
    return texts.insufficientCredits(dataOf(error)['available'] as number)
  }
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  return status >= 500 ? fallback : messageOf(error) || fallback
}

/** Starts a run with an idempotency key: a retry after a lost response is charged once. */
async function start(
  session: EditorSession,
  order: RegenerationRequest,
  unconfirmed: Map<string, PendingStart>,
): Promise<string | undefined> {
  const { shotIds, media, credits } = order
  const { story } = session.store.getState()
  for (const shotId of shotIds) {
    track('shot_regenerate_clicked', {
      story_id: story.id,
      shot_id: shotId,
      media_type: media.join(','),
      credits_num: Math.round(credits / shotIds.length),
    })
  }
  const request = requestOf(session, order)
  const place = [...shotIds, ...media].join(' ')
  const pending = idempotencyKeyFor(unconfirmed.get(place) ?? null, request, newIdempotencyKey())
  unconfirmed.set(place, pending)
  try {
    const workflowRunId = await send(request, pending.key)
    unconfirmed.delete(place)
    return workflowRunId
  } catch (error) {
    if (codeOf(error) !== null) unconfirmed.delete(place)
    throw error
  }
}

type StartRequest = ReturnType<typeof requestOf>

/** A single shot uses its own operation including the current texts; several are sent as one batch. */
function requestOf(session: EditorSession, { shotIds, media, settings, credits, endFrameUrl, referenceUrls }: RegenerationRequest) {
  const { story, document } = session.store.getState()
  const common = { media_types: [...media], advanced_settings: toWireAdvancedSettings(settings), expected_credits: credits }
  const [shotId] = shotIds
  if (shotIds.length !== 1 || shotId === undefined) {
    return { kind: 'batch' as const, query: { storyId: story.id }, body: { ...common, shot_ids: [...shotIds] } }
  }
  const shot = document.shots[shotId]
  const words = shot && { image_prompt: shot.imagePrompt, video_prompt: shot.videoPrompt, voice_over: shot.voiceOver }
  const body = {
    ...common,
    ...words,
    ...(endFrameUrl !== undefined && { end_frame_image_url: endFrameUrl }),
    ...(referenceUrls !== undefined && referenceUrls.length > 0 && { reference_image_urls: [...referenceUrls] }),
  }
  return { kind: 'shot' as const, query: { storyId: story.id, shotId }, body }
}

async function send(request: StartRequest, idempotencyKey: string): Promise<string | undefined> {
  const options = { context: { idempotencyKey } }
  const response =
    request.kind === 'batch'
      ? await api.workflow.batchGenerate({ query: request.query, body: request.body }, options)
      : await api.workflow.regenerateShot({ query: request.query, body: request.body }, options)
  return response.workflowRunId
}
