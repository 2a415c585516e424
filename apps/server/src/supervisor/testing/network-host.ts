import { execFileSync } from 'node:child_process'

/** Of the addresses for documentation, which no network uses. */
const [GATEWAY, ADDRESS] = ['198.51.100.1', '198.51.100.2']
const BRIDGE = 'fc-test-bridge'

export type NetworkHost = {
  /** Name of its network namespace. */
  readonly namespace: string
  /** Address of this machine in its network. */
  readonly gateway: string
  /** All packets from and to it are lost until `connect`, and no side is told. */
  disconnect(): void
  connect(): void
  close(): void
}

const ip = (...args: string[]): void => void execFileSync('ip', args, { stdio: 'pipe' })

/** Why this machine cannot have further hosts; null when it can. */
export function findNetworkProblem(): string | null {
  try {
    openNetworkHost('fc-test-trial').close()
    return null
  } catch (error) {
    return (error as Error).message.trim()
  }
}

/** A host with a network of its own, which reaches only this machine, by a bridge. There is one at a time. Needs root and iproute2. */
export function openNetworkHost(namespace: string): NetworkHost {
  const [port, plug] = [`${namespace}-a`.slice(-15), `${namespace}-b`.slice(-15)]
  const inside = (...args: string[]): void => ip('-n', namespace, ...args)
  const close = (): void => {
    for (const command of [
      ['netns', 'delete', namespace],
      ['link', 'delete', BRIDGE],
    ])
      try {
        ip(...command)
      } catch {
        // It was not made.
      }
  }
  try {
    ip('link', 'add', BRIDGE, 'type', 'bridge')
    ip('address', 'add', `${GATEWAY}/30`, 'dev', BRIDGE)
    ip('link', 'set', BRIDGE, 'up')
    ip('netns', 'add', namespace)
    ip('link', 'add', port, 'type', 'veth', 'peer', 'name', plug, 'netns', namespace)
    ip('link', 'set', port, 'master', BRIDGE, 'up')
    inside('address', 'add', `${ADDRESS}/30`, 'dev', plug)
    inside('link', 'set', plug, 'up')
    inside('link', 'set', 'lo', 'up')
  } catch (error) {
    close()
    throw error
  }
  return {
    namespace,
    gateway: GATEWAY,
    disconnect: () => ip('link', 'set', port, 'nomaster'),
    connect: () => ip('link', 'set', port, 'master', BRIDGE),
    close,
  }
}
