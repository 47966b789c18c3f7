import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What stands between a server and its database, and may fail. */
export interface TcpProxy {
  port: number
  /** All connections stay open, present ones for ever and new ones too, and no byte passes. */
  silence(): void
  /** New connections are broken off at once; present ones stay as they are. */
  refuse(): void
  /** New connections pass. Those that were silenced stay silent. */
  pass(): void
  close(): Promise<void>
}

/** Passes connections on to this port of this machine. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  let mode: 'pass' | 'silent' | 'refuse' = 'pass'
  const pairs = new Set<readonly [Socket, Socket]>()
  const held = new Set<Socket>()

  // A socket that nobody reads keeps what comes to itself, its end as well.
  const server = createServer({ pauseOnConnect: true }, (near) => {
    near.on('error', () => {})
    if (mode === 'refuse') {
      near.resetAndDestroy()
      return
    }
    held.add(near)
    near.once('close', () => held.delete(near))
    if (mode === 'silent') return
    const far = connect(targetPort, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    far.on('error', () => near.destroy())
    far.once('close', () => {
      pairs.delete(pair)
      near.destroy()
    })
    near.once('close', () => far.destroy())
    near.pipe(far)
    far.pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    // A server that listens at a port has this kind of address.
    port: (server.address() as AddressInfo).port,
    silence: () => {
      mode = 'silent'
      for (const [near, far] of pairs) {
        near.unpipe(far).pause()
        far.unpipe(near).pause()
      }
    },
    refuse: () => {
      mode = 'refuse'
    },
    pass: () => {
      mode = 'pass'
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const near of held) near.destroy()
      await closed
    },
  }
}
