import { toWireSync } from '@fablecut/contracts/wire/sync'
import type { SyncPayload } from '@fablecut/domain/timeline/edit/sync/sync-payload'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { api } from '../../../../api/client.ts'
import { codeOf, dataOf, messageOf } from '../../../../api/error.ts'
import { readStory } from '../read-story.ts'
import type { SyncResponse, SyncPorts } from './sync-client.ts'

/** Limit of a keepalive request's body in characters, slightly below 64 KB. */
const KEEPALIVE_CHARACTERS = 60_000
/** Request timeout, in ms. */
const PATIENCE = 30_000

/** HTTP implementation of the sync ports. `isLeaving`: uses keepalive for small requests. */
export function syncOverHttp(storyId: string, isLeaving: () => boolean): Pick<SyncPorts, 'send' | 'read'> {
  return { send: (payload, revision) => send(storyId, payload, revision, isLeaving()), read: () => readStory(storyId) }
}

async function send(id: string, payload: SyncPayload, ifMatch: number, isLeaving: boolean): Promise<SyncResponse> {
  const body = toWireSync(payload)
  const keepalive = isLeaving && JSON.stringify(body).length < KEEPALIVE_CHARACTERS
  try {
    const { data } = await api.stories.sync(
      { id, ...body },
      { context: { ifMatch, keepalive, timelineVersion: TIMELINE_VERSION }, signal: AbortSignal.timeout(PATIENCE) },
    )
    return { kind: 'saved', revision: data.revision, isExportOutdated: data.is_export_outdated }
  } catch (error) {
    const { revision, edited_revision: editedRevision } = dataOf(error)
    if (codeOf(error) === 'STALE_DOCUMENT') return { kind: 'stale', revision: Number(revision), editedRevision: Number(editedRevision) }
    if (codeOf(error) === 'OUTDATED_CLIENT') return { kind: 'outdated' }
    console.error('The story could not be saved', error)
    return { kind: 'failed', message: messageOf(error), hasResponse: codeOf(error) !== null }
  }
}
