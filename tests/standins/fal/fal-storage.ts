import { type Exchange, answerJson } from '../http-server.ts'

/** `refuses`: no address; `refuses_bytes`: the address takes nothing; `elsewhere`: the address is of another server; `hangs_up`: no answer; `not_json`: a page. */
type StorageFault = 'refuses' | 'refuses_bytes' | 'elsewhere' | 'hangs_up' | 'not_json'

export type FalStorage = {
  fault: StorageFault | null
  /** What was uploaded, by address. */
  readonly files: Map<string, { readonly bytes: Buffer; readonly mediaType: string | undefined; readonly lifecycle: unknown }>
}

/** Where files of requests are put: an address is asked for with the key, and the bytes are sent there without it. */
export function createFalStorage() {
  const storage: FalStorage = { fault: null, files: new Map() }
  const promised = new Map<string, unknown>()

  function giveAddress({ url, headers, response }: Exchange): void {
    if (storage.fault === 'hangs_up') return void response.destroy()
    if (storage.fault === 'not_json') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Login</title>')
    if (storage.fault === 'refuses' || url.searchParams.get('storage_type') !== 'fal-cdn-v3')
      return answerJson(response, 422, { detail: 'This storage takes no files' })
    const id = String(promised.size + 1)
    promised.set(id, JSON.parse(String(headers['x-fal-object-lifecycle'] ?? 'null')))
    const origin = storage.fault === 'elsewhere' ? 'https://files.example.org' : url.origin
    answerJson(response, 200, { upload_url: `${origin}/storage/uploads/${id}?signature=s`, file_url: `${origin}/storage/files/${id}` })
  }

  function take({ url, headers, body, response }: Exchange, id: string): void {
    if (headers.authorization !== undefined || storage.fault === 'refuses_bytes' || !promised.has(id))
      return void response.writeHead(403).end()
    storage.files.set(`${url.origin}/storage/files/${id}`, { bytes: body, mediaType: headers['content-type'], lifecycle: promised.get(id) })
    response.writeHead(200).end()
  }

  return { storage, giveAddress, take }
}
