export type RequestBody =
  | { readonly json: unknown }
  | { readonly form: FormData }
  | { readonly bytes: Uint8Array; readonly mediaType: string }

export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  /** Besides those of the client. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: RequestBody
  /** Ends the request, also while its answer is read. Nothing else bounds the time of an answer. */
  readonly signal: AbortSignal
  /** Making it again costs nothing, so a lost answer is `not_sent` instead of `outcome_unknown`. Default: of GET only. */
  readonly isRepeatable?: boolean
}

/** An answer of any status, read to its end. `headers` have names in lower case. */
export type HttpAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
  readonly host: string
  /** Of its request. */
  readonly isRepeatable: boolean
}

export const isSuccess = ({ status }: HttpAnswer): boolean => status >= 200 && status < 300

/** The body's value; undefined if it is not JSON. */
export function readJson({ body }: HttpAnswer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
