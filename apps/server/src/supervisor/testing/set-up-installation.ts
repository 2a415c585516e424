import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startSwift } from '../../platform/storage/s3/testing/swift.ts'
import { type Installation, bucketSettings, openInstallation } from './installation.ts'
import type { TcpProxy } from './tcp-proxy.ts'

/** Starts a store for the tests of a file, at `port` and the three after it, and a new installation for each of them. */
export function setUpInstallation(port: number) {
  let swift: Awaited<ReturnType<typeof startSwift>>
  let installation: Installation
  beforeAll(async () => void (swift = await startSwift(port)))
  afterAll(() => swift.stop())
  beforeEach(async () => void (installation = await openInstallation()))
  afterEach(() => installation.close())
  return {
    get swift() {
      return swift
    },
    get installation() {
      return installation
    },
    /** Options of a machine whose files are in the bucket; `proxy`: to the store. */
    inBucket: (proxy?: TcpProxy) => ({ environment: bucketSettings(swift.settings, proxy) }),
  }
}
