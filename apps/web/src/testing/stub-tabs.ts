import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished } from 'vitest'

type Lock = { readonly name: string; readonly clientId: string }
type Request = Lock & { readonly grant: () => void }
type Held = Lock & { readonly steal: () => void }
type Callback = () => unknown

export type StubbedTabs = {
  /** Runs code, and its asynchronous continuations, in a separate tab. */
  readonly inTab: <T>(clientId: string, run: () => T) => T
}

/** Stubs the Web Locks API shared by several tabs of one browser, until the end of a test. Code outside of `inTab` runs in one more tab. */
export function stubTabs(): StubbedTabs {
  const tab = new AsyncLocalStorage<string>()
  let held: readonly Held[] = []
  let pending: readonly Request[] = []
  const release = (lock: Lock): void => {
    held = held.filter((other) => other !== lock)
    const next = pending.find(({ name }) => name === lock.name)
    pending = pending.filter((request) => request !== next)
    next?.grant()
  }
  const hold = (lock: Lock, callback: Callback): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const own = { ...lock, steal: () => reject(new DOMException('stolen', 'AbortError')) }
      held = [...held, own]
      const result = (async () => callback())()
      void result.then(resolve, reject).finally(() => release(own))
    })
  const steal = (name: string): void => {
    for (const lock of held.filter((other) => other.name === name)) {
      held = held.filter((other) => other !== lock)
      lock.steal()
    }
  }
  const locks = {
    query: async () => ({ held, pending }),
    request(name: string, ...[options, callback]: [Callback] | [LockOptions, Callback]): Promise<unknown> {
      if (typeof options === 'function') return locks.request(name, {}, options)
      const lock = { name, clientId: tab.getStore() ?? 'page' }
      if (options.steal) steal(name)
      if (!held.some((other) => other.name === name)) return hold(lock, callback!)
      return new Promise((resolve, reject) => {
        const request = { ...lock, grant: () => resolve(hold(lock, callback!)) }
        pending = [...pending, request]
        options.signal?.addEventListener('abort', () => {
          if (!pending.includes(request)) return
          pending = pending.filter((other) => other !== request)
          reject(new DOMException('aborted', 'AbortError'))
        })
      })
    },
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  return { inTab: (clientId, run) => tab.run(clientId, run) }
}
