import { z } from 'zod'
import { operation } from '../../operation.ts'

/** A workflow of ComfyUI in its API format: nodes by their ids. */
const workflow = z.record(z.string().max(100), z.json())
const connection = z.string().max(100)
const path = z.string().max(300)

const description = z.object({
  /** Inputs of nodes that can be written into, by their path in the workflow. */
  inputs: z.array(
    z.object({
      path: z.string(),
      node: z.string(),
      class_type: z.string(),
      name: z.string(),
      value: z.union([z.string(), z.number(), z.boolean()]),
    }),
  ),
  /** Fields of a request, and the paths that they are most likely written into. */
  fields: z.record(z.string(), z.string()),
  /** Fields of a request that can be written. */
  known_fields: z.array(z.string()),
  /** Ids of the nodes that save a file. */
  results: z.array(z.string()),
  /** Of its clip; null: unknown. */
  fps: z.number().nullable(),
  /** Why the server cannot run it, as sentences; empty if it seems to. */
  problems: z.array(z.string()),
})
export type WorkflowDescription = z.infer<typeof description>

const tags = ['Administration']

export const checkWorkflow = operation({
  method: 'POST',
  path: '/admin/workflows/check',
  tags,
  summary: 'Check a workflow of ComfyUI (staff)',
  access: 'staff',
  description:
    'Returns the inputs of a workflow in API format, a guess of what they are for, and what the server of the connection lacks for it. Nothing is stored, and nothing is made.',
  errors: ['NOT_FOUND', 'CONFLICT'],
})
  .input(z.strictObject({ connection, workflow }))
  .output(description)

export const addWorkflow = operation({
  method: 'POST',
  path: '/admin/workflows',
  tags,
  summary: 'Add a workflow of ComfyUI as a model (staff)',
  successStatus: 201,
  access: 'staff',
  description:
    'Stores a workflow as a model of the catalogue. 422 with what the server of the connection lacks for it, or for a field whose path is not in the workflow.',
  errors: ['NOT_FOUND', 'CONFLICT'],
})
  .input(
    z.strictObject({
      connection,
      workflow,
      title: z.string().trim().min(1, { error: 'Please enter a name' }).max(80),
      kind: z.enum(['image', 'clip', 'music']),
      serves: z.array(z.string().max(60)).min(1, { error: 'Please choose what it is used for' }).max(40),
      fields: z.record(z.string().max(40), path),
      /** Id of the node whose file is the result; null: any that saves one. */
      result: z.string().max(100).nullable(),
      /** Of the clip. */
      fps: z.number().min(1).max(240).optional(),
    }),
  )
  .output(z.object({ id: z.string() }))
