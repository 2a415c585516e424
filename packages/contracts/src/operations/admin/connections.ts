import { z } from 'zod'
import { operation } from '../../operation.ts'

const MAX_ADDRESS = 500

/** Sums of the current day in UTC. */
const today = z.object({
  /** Submissions to the provider. */
  calls: z.number().int(),
  /** Those that failed, or whose outcome is not known. */
  failed: z.number().int(),
  /** In US dollars: what the provider reported, else by the price of the catalogue; what certainly was not charged is left out. */
  usd: z.number(),
})

const connection = z.object({
  /** Name of its setting, or an id. */
  id: z.string(),
  /** Whether it is set in the environment, where alone it can be changed. */
  is_from_environment: z.boolean(),
  provider: z.string(),
  label: z.string(),
  base_url: z.string(),
  has_key: z.boolean(),
  /** The last four characters of its key; null: none, or too short to show a part of. */
  key_end: z.string().nullable(),
  /** What it makes. */
  kinds: z.array(z.string()),
  /** The model of a server of one's own; null: those of the catalogue. */
  model: z.string().nullable(),
  /** The language model of a provider that writes scripts and plans shots; null: it does not, or `model` does. */
  text_model: z.string().nullable(),
  /** Jobs at once; null: the limits of the catalogue. */
  concurrency: z.number().int().nullable(),
  daily_budget_usd: z.number().nullable(),
  /** Why it cannot be used, as one sentence; null if nothing is known. */
  problem: z.string().nullable(),
  /** `problem` is null for a test that passed. */
  last_test: z.object({ at: z.string(), problem: z.string().nullable() }).nullable(),
  last_error: z.object({ at: z.string(), message: z.string() }).nullable(),
  today,
})
export type WireConnection = z.infer<typeof connection>

const provider = z.object({
  name: z.string(),
  /** Null: a server of one's own. */
  base_url: z.string().nullable(),
  needs_key: z.boolean(),
  /** What it can make. */
  kinds: z.array(z.string()),
  /** The language model that writes where none is named; null: it does not write, or the model has to be named. */
  text_model: z.string().nullable(),
})

const connections = z.object({
  /** In the order in which they are used. */
  connections: z.array(connection),
  /** Providers that can be connected. */
  providers: z.array(provider),
  /** `open_signups`: everyone may sign up and spend what the keys pay for. `no_shared_key`: keys cannot be stored before AUTH_SECRET is set. */
  warnings: z.array(z.enum(['open_signups', 'no_shared_key'])),
})
export type WireConnections = z.infer<typeof connections>

const label = z.string().trim().min(1, { error: 'Please enter a name' }).max(80)
const kinds = z.array(z.string().max(40)).min(1, { error: 'Please choose what it makes' }).max(20)
const key = z.string().trim().min(1).max(500)
const model = z.string().trim().min(1).max(200)
const changeable = {
  concurrency: z.number().int().min(1).max(1000).nullable().optional(),
  daily_budget_usd: z.number().min(0).max(1_000_000).nullable().optional(),
}
const connectionId = z.object({ id: z.string().max(100) })

const tags = ['Administration']

export const listConnections = operation({
  method: 'GET',
  path: '/admin/connections',
  tags,
  summary: 'List connections of providers (staff)',
  access: 'staff',
  description:
    'Returns the connections of the environment and those that staff added, with their last test, last error and spend of today. Keys are never returned.',
}).output(connections)

export const addConnection = operation({
  method: 'POST',
  path: '/admin/connections',
  tags,
  summary: 'Connect a provider (staff)',
  successStatus: 201,
  access: 'staff',
  description:
    'Stores a connection; all processes use it a few seconds later. The key is encrypted and cannot be read again. `base_url` absent: that of the provider. 409 where keys cannot be stored.',
  errors: ['CONFLICT'],
})
  .input(
    z.strictObject({
      provider: z.string().max(40),
      label,
      base_url: z.string().trim().max(MAX_ADDRESS).optional(),
      key: key.optional(),
      kinds,
      model: model.optional(),
      text_model: model.optional(),
      ...changeable,
    }),
  )
  .output(connectionId)

export const changeConnection = operation({
  method: 'PATCH',
  path: '/admin/connections/{id}',
  tags,
  summary: 'Change a connection of a provider (staff)',
  access: 'staff',
  description:
    'Changes what is given of a connection that staff added. Its provider and address stay: a stored key is never sent to another address. 404 for an unknown one, and for those of the environment.',
  errors: ['NOT_FOUND', 'CONFLICT'],
})
  .input(
    connectionId.extend({
      label: label.optional(),
      key: key.optional(),
      kinds: kinds.optional(),
      model: model.optional(),
      text_model: model.nullable().optional(),
      ...changeable,
    }),
  )
  .output(connectionId)

export const removeConnection = operation({
  method: 'DELETE',
  path: '/admin/connections/{id}',
  tags,
  summary: 'Remove a connection of a provider (staff)',
  access: 'staff',
  description:
    'Nothing new is submitted by the connection from now on. Jobs that are under way are finished; then it is deleted with its key. 404 for an unknown one, and for those of the environment.',
  errors: ['NOT_FOUND'],
})
  .input(connectionId)
  .output(connectionId)

export const testConnection = operation({
  method: 'POST',
  path: '/admin/connections/{id}/test',
  tags,
  summary: 'Test a connection of a provider (staff)',
  access: 'staff',
  description:
    'Asks the provider whether it accepts the key and has the model, free of charge. Stores and returns the problem as one sentence, or null.',
  errors: ['NOT_FOUND'],
})
  .input(connectionId)
  .output(z.object({ problem: z.string().nullable() }))
