import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** One upload of the page; the test sends the response. */
export type StubbedUpload = {
  readonly address: string
  readonly file: File
  readonly headers: Readonly<Record<string, string>>
  readonly isAborted: boolean
  readonly progress: (bytes: number) => void
  readonly respond: (status: number, body: unknown, statusText?: string) => void
  readonly loseConnection: () => void
}

/** Stubs `XMLHttpRequest`. Returns the uploads so far, oldest first. */
export function stubUploads(): readonly StubbedUpload[] {
  const uploads: StubbedUpload[] = []
  class StubbedRequest extends EventTarget {
    readonly upload = new EventTarget()
    address = ''
    readonly headers: Record<string, string> = {}
    responseType = ''
    responseText = ''
    status = 0
    statusText = ''
    isAborted = false
    open(_method: string, address: string) {
      this.address = address
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    abort() {
      this.isAborted = true
      this.dispatchEvent(new Event('abort'))
    }
    send(body: FormData) {
      // Read when the test accesses it: a request can be aborted after it was sent.
      const isAborted = () => this.isAborted
      uploads.push({
        address: this.address,
        file: body.get('file') as File,
        headers: this.headers,
        get isAborted() {
          return isAborted()
        },
        progress: (loaded) => act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }))),
        respond: (status, body, statusText = '') =>
          act(() => {
            Object.assign(this, { status, statusText, responseText: typeof body === 'string' ? body : JSON.stringify(body) })
            this.upload.dispatchEvent(new Event('load'))
            this.dispatchEvent(new Event('load'))
          }),
        loseConnection: () => act(() => void this.dispatchEvent(new Event('error'))),
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubbedRequest)
  return uploads
}
