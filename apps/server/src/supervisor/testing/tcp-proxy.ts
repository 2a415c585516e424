import { once } from 'node:events'
import { type NetConnectOpts, type Server, type Socket, connect, createServer } from 'node:net'

export type TcpProxy = {
  readonly host: string
  readonly port: number
  /** Breaks all connections, and new ones at once, until `restore`. */
  cut(): void
  /** Passes nothing on, as a network that loses all packets, until `restore`. */
  stall(): void
  restore(): void
  close(): Promise<void>
}

type Pair = readonly [client: Socket, server: Socket]

/** Passes TCP connections on to a server, until it is told to break or to stall them. `host`: where it listens; default: on this machine alone. */
export async function openTcpProxy(target: NetConnectOpts, { host = '127.0.0.1' } = {}): Promise<TcpProxy> {
  let state: 'open' | 'cut' | 'stalled' = 'open'
  const pairs = new Set<Pair>()
  const waiting = new Set<Socket>()
  const accept = (client: Socket): void => {
    client.on('error', () => client.destroy())
    if (state === 'cut') return void client.resetAndDestroy()
    if (state === 'stalled') return void waiting.add(client.pause())
    const pair: Pair = [client, connect(target)]
    pairs.add(pair)
    join(pair, () => pairs.delete(pair))
  }
  const server = createServer(accept)
  server.listen(0, host)
  await once(server, 'listening')
  const cut = (): void => {
    state = 'cut'
    for (const socket of [...[...pairs].flat(), ...waiting]) socket.destroy()
    waiting.clear()
  }
  return {
    host,
    port: portOf(server),
    cut,
    stall() {
      state = 'stalled'
      for (const [client, server] of pairs) {
        client.unpipe(server)
        server.unpipe(client)
      }
    },
    restore() {
      state = 'open'
      for (const pair of pairs) pass(pair)
      for (const client of waiting) accept(client)
      waiting.clear()
    },
    async close() {
      cut()
      server.close()
    },
  }
}

const pass = ([client, server]: Pair): void => void client.pipe(server).pipe(client)

function join(pair: Pair, onClose: () => void): void {
  pass(pair)
  for (const side of pair) {
    side.on('error', () => side.destroy())
    side.on('close', () => {
      for (const other of pair) other.destroy()
      onClose()
    })
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy does not listen')
  return address.port
}
