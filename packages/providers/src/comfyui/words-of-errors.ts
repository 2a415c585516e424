import { isRecord } from '../json.ts'

/** What a server says of a workflow that it refused, by node: `{ error: { message, details }, node_errors: { id: { class_type, errors } } }`. */
export function wordsOfRefusal(answer: unknown): string {
  if (!isRecord(answer)) return ''
  const nodes = isRecord(answer.node_errors) ? Object.entries(answer.node_errors) : []
  return [sentenceOf(answer.error), ...nodes.map(([id, node]) => wordsOfNode(id, node))].filter((words) => words !== '').join('; ')
}

function wordsOfNode(id: string, node: unknown): string {
  if (!isRecord(node) || !Array.isArray(node.errors)) return ''
  return `node ${id} (${String(node.class_type)}): ${node.errors.map(sentenceOf).join(', ')}`
}

function sentenceOf(error: unknown): string {
  if (!isRecord(error)) return typeof error === 'string' ? error : ''
  return [error.message, error.details].filter((words) => typeof words === 'string' && words !== '').join(': ')
}

/** Why a job failed, of the messages in its history: `[['execution_error', { node_id, node_type, exception_message }]]`. */
export function wordsOfFailure(messages: unknown): string {
  const events = Array.isArray(messages) ? messages.filter((event): event is [unknown, unknown] => Array.isArray(event)) : []
  if (events.some(([name]) => name === 'execution_interrupted')) return 'It was interrupted'
  const [, error] = events.find(([name]) => name === 'execution_error') ?? []
  if (!isRecord(error)) return 'It failed without a reason'
  return `Node ${String(error.node_id)} (${String(error.node_type)}): ${String(error.exception_message).trim()}`
}
