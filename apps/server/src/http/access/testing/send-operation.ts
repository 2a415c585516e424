import type { ListedOperation } from '@fablecut/contracts/list-operations'
import type { TestClient } from '../../testing.ts'
import type { RequestInput } from './requests.ts'

/** Sends input to an operation, in the place the contract defines. */
export function sendOperation(
  client: TestClient,
  { method, path, inputStructure }: ListedOperation,
  sent: RequestInput,
): Promise<Response> {
  const isDetailed = inputStructure === 'detailed'
  const { query, body } = (isDetailed ? sent : { query: sent, body: sent }) as { query: RequestInput; body: RequestInput }
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(sent[key])))}`
  const isRead = method === 'GET'
  const search = isRead || isDetailed ? `?${searchOf(query)}` : ''
  return client.send(url + search, { method, ...(!isRead && { json: body }) })
}

export const searchOf = (query: RequestInput): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((item) => [`${key}[]`, String(item)]) : [[key, String(value)]],
    ),
  ).toString()
