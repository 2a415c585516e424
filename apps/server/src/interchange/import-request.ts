import type { ImportNote } from '@fablecut/interchange/notes'
import type { Viewer } from '../access/story-access.ts'
import type { KeyedRequest } from '../platform/database/with-idempotency-key.ts'
import type { StoryServices } from '../platform/story-services.ts'

/** A request, with what recognises it when it is sent again. */
export type KeyedImport = ImportRequest & { readonly key: KeyedRequest }
export type ImportServices = Pick<StoryServices, 'pool' | 'db' | 'storage' | 'limits'> & { readonly uploadFolder: string }
export type ImportRequest = {
  readonly viewer: NonNullable<Viewer>
  /** Of the received file. */
  readonly path: string
  /** As its sender called it. */
  readonly name: string
  readonly idempotencyKey: string | null
}
export type ImportedStory = { readonly storyId: string; readonly title: string; readonly notes: readonly ImportNote[] }
