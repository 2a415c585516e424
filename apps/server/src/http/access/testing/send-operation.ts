import type { ListedOperation } from '@fablecut/contracts/list-operations'
import type { TestClient } from '../../testing.ts'
import type { Sent } from './requests.ts'

/** Sends what an operation takes to where the contract has it. */
export function sendOperation(client: TestClient, { method, path, inputStructure }: ListedOperation, sent: Sent): Promise<Response> {
  const isDetailed = inputStructure === 'detailed'
  const { query, body } = (isDetailed ? sent : { query: sent, body: sent }) as { query: Sent; body: Sent }
  const address = `/api${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(sent[key])))}`
  const isRead = method === 'GET'
  const search = isRead || isDetailed ? `?${searchOf(query)}` : ''
  return client.send(address + search, { method, ...(!isRead && { json: body }) })
}

export const searchOf = (query: Sent): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((one) => [`${key}[]`, String(one)]) : [[key, String(value)]],
    ),
  ).toString()
