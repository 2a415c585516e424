import { type WorkflowNode, linkedNode, nodesOf } from './workflow.ts'

/** What of a request can be written into a workflow. `frames` or `seconds`: its duration. */
export const WORKFLOW_FIELDS = ['prompt', 'negativePrompt', 'seed', 'width', 'height', 'frames', 'seconds', 'image', 'endImage'] as const
export type WorkflowField = (typeof WORKFLOW_FIELDS)[number]

/** An input of a node that has a value, and none of another node. */
export type WorkflowInput = {
  /** Where a row writes it, e.g. `6.inputs.text`. */
  readonly path: string
  readonly node: string
  readonly classType: string
  readonly name: string
  readonly value: string | number | boolean
}

export type WorkflowDescription = {
  readonly inputs: readonly WorkflowInput[]
  /** What fields are most likely written into. */
  readonly fields: Partial<Record<WorkflowField, string>>
  /** Ids of the nodes that save a file. */
  readonly results: readonly string[]
  /** Of its clip; null: unknown. */
  readonly fps: number | null
}

/** The inputs of a workflow in API format, and a guess of what they are for; null for anything else. */
export function describeWorkflow(workflow: unknown): WorkflowDescription | null {
  const nodes = nodesOf(workflow)
  if (nodes === null) return null
  const inputs = [...nodes].flatMap(([id, node]) => inputsOf(id, node))
  const fps = inputs.find(({ name }) => name === 'fps' || name === 'frame_rate')?.value
  return {
    inputs,
    fields: guessFields(inputs, nodes),
    results: [...nodes].filter(([, { classType }]) => /^Save|VideoCombine/u.test(classType ?? '')).map(([id]) => id),
    fps: typeof fps === 'number' ? fps : null,
  }
}

const inputsOf = (node: string, { classType, inputs }: WorkflowNode): WorkflowInput[] =>
  Object.entries(inputs).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [{ path: `${node}.inputs.${name}`, node, classType: classType ?? '', name, value }]
      : [],
  )

function guessFields(inputs: readonly WorkflowInput[], nodes: ReadonlyMap<string, WorkflowNode>): WorkflowDescription['fields'] {
  const first = (...names: readonly string[]) => inputs.find(({ name, value }) => names.includes(name) && typeof value === 'number')?.path
  const prompt = textBehind('positive', inputs, nodes)
  const negative = textBehind('negative', inputs, nodes)
  const sized = inputs.find(({ node, name }) => name === 'width' && inputs.some((other) => other.node === node && other.name === 'height'))
  const frames = first('length', 'num_frames')
  const [image, endImage] = inputs.filter(({ classType, name }) => classType.startsWith('LoadImage') && name === 'image')
  const guessed = {
    prompt,
    // Of a model without one it is made of the prompt.
    negativePrompt: negative === prompt ? undefined : negative,
    seed: first('seed', 'noise_seed'),
    width: sized?.path,
    height: sized && `${sized.node}.inputs.height`,
    frames,
    seconds: frames === undefined ? first('seconds', 'duration') : undefined,
    image: image?.path,
    endImage: endImage?.path,
  }
  return Object.fromEntries(Object.entries(guessed).filter(([, path]) => path !== undefined))
}

const TEXTS = new Set(['text', 'prompt', 'tags'])

/** The text that reaches an input of a sampler, such as `positive`, through the nodes between them. */
function textBehind(name: string, inputs: readonly WorkflowInput[], nodes: ReadonlyMap<string, WorkflowNode>): string | undefined {
  const seen = new Set<string>()
  const waiting = [...nodes.values()].map((node) => linkedNode(node.inputs[name])).filter((id) => id !== null)
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    if (seen.has(id)) continue
    seen.add(id)
    const text = inputs.find((input) => input.node === id && TEXTS.has(input.name) && typeof input.value === 'string')
    if (text) return text.path
    const links = Object.entries(nodes.get(id)?.inputs ?? {})
    // A node that has both passes each of them on.
    const own = links.filter(([input]) => input === name)
    waiting.push(...(own.length > 0 ? own : links).flatMap(([, value]) => linkedNode(value) ?? []))
  }
  return undefined
}
