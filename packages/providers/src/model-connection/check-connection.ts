import { apiOf } from './apis.ts'
import type { LanguageModelConnection } from './connection.ts'

const DEADLINE_MS = 10_000

/** Why a connection cannot work, as a sentence for operators without the key; null if it seems to. Makes a request that costs nothing. */
export async function findConnectionProblem(connection: LanguageModelConnection): Promise<string | null> {
  const server = `The server of the language model, ${new URL(connection.baseUrl).host},`
  try {
    const problem = await apiOf(connection).findProblem(connection, AbortSignal.timeout(DEADLINE_MS))
    return problem && `${server} ${problem}.`
  } catch {
    return `${server} cannot be reached.`
  }
}
