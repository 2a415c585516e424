import type { Connection } from '@fablecut/generation/provider/connection'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import { createHttpClient } from '../http/http-client.ts'
import { createComfyUiServer } from './server.ts'
import { workflowProblems } from './workflow-problems.ts'

/** Why the server of a connection cannot run a workflow, as sentences for staff; none if it seems to. Costs nothing. */
export async function findWorkflowProblems({ baseUrl, apiKey }: Connection, workflow: unknown, signal: AbortSignal): Promise<string[]> {
  const http = createHttpClient({ origins: [new URL(baseUrl).origin], apiKey, authorize: (key) => ({ authorization: `Bearer ${key}` }) })
  try {
    return workflowProblems(workflow, await createComfyUiServer(http, baseUrl).objectInfo(signal))
  } catch (error) {
    if (error instanceof ProviderError) return [`The workflow could not be compared with the nodes of the server. ${error.message}.`]
    throw error
  }
}
