import { isRecord } from '../json.ts'

/** A node of a workflow in API format. A link is `[node, output]`. */
export type WorkflowNode = {
  readonly classType: string | null
  readonly inputs: Readonly<Record<string, unknown>>
}

/** The nodes of a workflow in ComfyUI's API format by their ids; null for anything else, such as a workflow saved for its editor. */
export function nodesOf(workflow: unknown): ReadonlyMap<string, WorkflowNode> | null {
  if (!isRecord(workflow) || Array.isArray(workflow.nodes)) return null
  const entries = Object.entries(workflow)
  return entries.every(([, node]) => isRecord(node)) ? new Map(entries.map(([id, node]) => [id, toNode(node as object)])) : null
}

function toNode(node: { readonly class_type?: unknown; readonly inputs?: unknown }): WorkflowNode {
  return { classType: typeof node.class_type === 'string' ? node.class_type : null, inputs: isRecord(node.inputs) ? node.inputs : {} }
}

/** The node that an input is linked to; null for a value. */
export const linkedNode = (value: unknown): string | null =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number' ? value[0] : null
