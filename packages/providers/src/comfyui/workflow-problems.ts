import { isRecord } from '../json.ts'
import { linkedNode, nodesOf, type WorkflowNode } from './workflow.ts'

const MODEL_FILE = /\.(?:safetensors|sft|ckpt|pt|pth|bin|gguf|onnx)$/iu

/**
 * Why a server cannot run a workflow, as sentences for staff; none if it seems to. `workflow`: in API format. `objectInfo`: the server's answer to
 * `GET /object_info`.
 */
export function workflowProblems(workflow: unknown, objectInfo: unknown): string[] {
  const nodes = nodesOf(workflow)
  if (nodes === null) return ['This is no workflow in API format: export it in ComfyUI by "Export (API)".']
  const classes = isRecord(objectInfo) ? objectInfo : {}
  const problems = [...nodes].flatMap(([id, node]) => nodeProblems(id, node, nodes, classes))
  const isSaved = [...nodes.values()].some(({ classType }) => isOutput(classes[classType ?? '']))
  return isSaved || problems.length > 0
    ? problems
    : ['The workflow saves no result: it needs a node such as SaveImage, SaveVideo or SaveAudio.']
}

const isOutput = (info: unknown): boolean => isRecord(info) && info.output_node === true

function nodeProblems(
  id: string,
  { classType, inputs }: WorkflowNode,
  nodes: ReadonlyMap<string, WorkflowNode>,
  classes: Readonly<Record<string, unknown>>,
): string[] {
  if (classType === null) return [`Node ${id} is not part of the workflow.`]
  const info = classes[classType]
  if (!isRecord(info))
    return [`Node ${id} needs ${classType}, which the server does not have: update ComfyUI or install the extension with it.`]
  const name = `Node ${id} (${classType})`
  const groups = isRecord(info.input) ? info.input : {}
  const required = isRecord(groups.required) ? groups.required : {}
  const declared = { ...(isRecord(groups.optional) ? groups.optional : {}), ...required }
  const missing = Object.keys(required).filter((input) => !(input in inputs))
  return [
    ...missing.map((input) => `${name} lacks its input ${input}.`),
    ...Object.entries(inputs).flatMap(([input, value]) => inputProblem(name, input, value, declared[input], nodes) ?? []),
  ]
}

function inputProblem(
  name: string,
  input: string,
  value: unknown,
  declaration: unknown,
  nodes: ReadonlyMap<string, WorkflowNode>,
): string | undefined {
  const linked = linkedNode(value)
  if (linked !== null)
    return nodes.has(linked) ? undefined : `${name} takes ${input} from node ${linked}, which the workflow does not have.`
  const options = optionsOf(declaration)
  if (options === null || options.includes(value)) return undefined
  return MODEL_FILE.test(String(value))
    ? `${name} needs the file ${String(value)} as ${input}, which the server does not have.`
    : `${name} has ${JSON.stringify(value)} as ${input}; the server knows ${options.slice(0, 8).join(', ')}.`
}

/** Allowed values of an input; null where any is, as for files that are uploaded first. Older servers list them in place of the type. */
function optionsOf(declaration: unknown): readonly unknown[] | null {
  if (!Array.isArray(declaration)) return null
  const [type, details] = declaration as readonly unknown[]
  const given = isRecord(details) ? details : {}
  if (given.image_upload === true || given.audio_upload === true || given.video_upload === true) return null
  if (Array.isArray(type)) return type
  return type === 'COMBO' && Array.isArray(given.options) ? given.options : null
}
