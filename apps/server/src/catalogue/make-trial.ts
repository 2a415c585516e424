import { setTimeout as sleep } from 'node:timers/promises'
import type { JobReference } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { Route } from '@fablecut/generation/provider/routes'
import type { MediaKind, MediaRequest } from '@fablecut/generation/requests/media-request'
import type { MediaResult } from '@fablecut/generation/requests/media-result'
import { fileTypeFromBuffer } from 'file-type'
import { newId } from '../platform/new-id.ts'
import type { Log } from '../platform/logging/log.ts'
import { downloadResult } from '../workflows/provider-calls/download-result.ts'
import { statusTimeout } from '../workflows/provider-calls/status-timeout.ts'
import { trialImage } from './trial-image.ts'

const PAUSE_MS = 2_000
const MEDIA: Readonly<Partial<Record<MediaKind, string>>> = { image: 'image', clip: 'video', music: 'audio', speech: 'audio' }

/**
 * Has a route make something once, and looks at the file. `log`: receives a warning for each failed status request; default: none. Rejects with a
 * ProviderError.
 */
export async function makeTrial(route: Route, request: MediaRequest, stopping: AbortSignal, log?: Pick<Log, 'warn'>): Promise<void> {
  const deadline = AbortSignal.timeout(route.row.limits.deadlineSeconds * 1_000)
  const signal = AbortSignal.any([stopping, deadline])
  const context = { callId: `trial:${newId()}`, signal, readFile: async () => trialImage() }
  const submission = await route.provider.submit(route.row, request, context)
  const result = submission.state === 'finished' ? submission.result : await awaitResult(route, submission.job, signal, log)
  const [file] = result.files
  if (!file) throw new ProviderError('failed', 'The answer has no file')
  const { bytes } = 'bytes' in file ? file : await downloadResult(file.url, route, signal)
  const type = await fileTypeFromBuffer(bytes)
  if (!type?.mime.startsWith(`${MEDIA[request.kind]}/`))
    throw new ProviderError('failed', `The file is ${type ? `of the type ${type.mime}` : 'of an unknown type'}`)
}

/** Until it has ended, or the signal fires: then the job is cancelled where the provider can. */
async function awaitResult(
  { provider, row }: Route,
  job: JobReference,
  signal: AbortSignal,
  log: Pick<Log, 'warn'> | undefined,
): Promise<MediaResult> {
  for (;;) {
    const state = await provider.check(row, job, AbortSignal.any([signal, statusTimeout()])).catch((error: unknown) => {
      // A fault of asking says nothing of the job.
      log?.warn('the state of a trial could not be read', { model: row.id, error: String(error) })
      return { state: 'pending' } as const
    })
    if (state.state === 'finished') return state.result
    if (state.state === 'failed') throw state.error
    await sleep(Math.max(PAUSE_MS, ('retryAfterMs' in state && state.retryAfterMs) || 0), undefined, { signal }).catch(() => {})
    if (!signal.aborted) continue
    await provider.cancel(row, job, AbortSignal.timeout(PAUSE_MS)).catch(() => 'unknown')
    throw new ProviderError('deadline_passed', `Nothing was made within ${row.limits.deadlineSeconds} s`)
  }
}
