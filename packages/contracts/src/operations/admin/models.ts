import { z } from 'zod'
import { operation } from '../../operation.ts'

const status = z.enum(['from-docs', 'seen-working', 'retired'])
/** A row of the catalogue as JSON; its fields are those of the shipped rows. */
const row = z.record(z.string(), z.json())

const model = z.object({
  id: z.string(),
  title: z.string(),
  provider: z.string(),
  /** What it makes. */
  kind: z.string(),
  /** Models of forms that it makes; `*`: all that no other model makes. */
  serves: z.array(z.string()),
  /** `from-docs`: only compared with documents; `seen-working`: has made something here; `retired`: not offered. */
  status,
  /** Whether staff added it. */
  is_own: z.boolean(),
  /** Whether this product has a model of the same id, which comes back when that of staff is deleted. */
  is_shipped: z.boolean(),
  /** Whether a connection uses it. */
  is_connected: z.boolean(),
  /** In US dollars, with where and when it was read. */
  cost: z.object({ unit: z.string(), usd: z.number(), per_call: z.number(), source: z.string(), checked: z.string() }),
  /** What a trial of it costs in US dollars; null: it is not connected, or needs what a trial does not have. */
  trial_usd: z.number().nullable(),
  /** `problem` is null for one that made something. */
  last_trial: z.object({ at: z.string(), is_running: z.boolean(), problem: z.string().nullable(), usd: z.number() }).nullable(),
  row,
})
export type WireModel = z.infer<typeof model>

const models = z.object({ models: z.array(model) })

const modelId = z.object({ id: z.string().max(200) })

const tags = ['Administration']

export const listModels = operation({
  method: 'GET',
  path: '/admin/models',
  tags,
  summary: 'List the catalogue of models (staff)',
  access: 'staff',
  description:
    'Returns the models of this product and of staff with their prices and states; of several that make the same, earlier ones are preferred.',
}).output(models)

export const saveModel = operation({
  method: 'PUT',
  path: '/admin/models/{id}',
  tags,
  summary: 'Add or replace a model of the catalogue (staff)',
  access: 'staff',
  description:
    'Stores a row of the catalogue, which all processes use a few seconds later. A row with the id of a shipped one replaces it. 422 with the path and reason of each wrong field.',
})
  .input(modelId.extend({ row }))
  .output(modelId)

export const changeModel = operation({
  method: 'PATCH',
  path: '/admin/models/{id}',
  tags,
  summary: 'Retire or offer a model of the catalogue (staff)',
  access: 'staff',
  description: 'A retired model is not offered: the next one that makes the same is used. 404 for an unknown model.',
  errors: ['NOT_FOUND'],
})
  .input(modelId.extend({ is_retired: z.boolean() }))
  .output(modelId)

export const deleteModel = operation({
  method: 'DELETE',
  path: '/admin/models/{id}',
  tags,
  summary: 'Delete a model that staff added (staff)',
  access: 'staff',
  description:
    'A shipped model of the same id comes back. 404 for a model that staff did not add, 409 unless it is retired and its last job has ended.',
  errors: ['NOT_FOUND', 'CONFLICT'],
})
  .input(modelId)
  .output(modelId)

export const tryModel = operation({
  method: 'POST',
  path: '/admin/models/{id}/trial',
  tags,
  summary: 'Try a model of the catalogue (staff)',
  successStatus: 202,
  access: 'staff',
  description:
    'Makes one small file by a connected model, which the provider may charge for, in the background; `GET /admin/models` reports how it ends. A model that made something is `seen-working`. 409 if it costs more than `max_usd`, cannot be tried, or is being tried.',
  errors: ['NOT_FOUND', 'CONFLICT', 'PRICE_CHANGED'],
})
  .input(modelId.extend({ max_usd: z.number().min(0).max(1000) }))
  .output(modelId)
