import net from 'node:net'

/** The three bytes that begin every HTTP/2 connection with prior knowledge. */
const http2Preface = 'PRI'
const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost'])

export type OnePort = {
  port: number
  /** Accepts no more connections; existing ones continue. */
  refuseNew(): void
  /** Closes the remaining connections and frees the port. */
  close(): Promise<void>
}

/**
 * Listens on one loopback port and tells HTTP/2 from HTTP/1 by a connection's first bytes, which are put back for the
 * handler that takes over the connection.
 * @throws Error for a host that is not loopback, or a port that is not available
 */
export async function listenOnOnePort(
  { host, port }: { host: string; port: number },
  take: { http1(socket: net.Socket): void; http2(socket: net.Socket): void },
): Promise<OnePort> {
  if (!loopbackHosts.has(host)) {
    throw new Error(
      `The Firestore server has no passwords: it listens on 127.0.0.1, ::1 or localhost only, not on ${host}.`,
    )
  }
  const sockets = new Set<net.Socket>()
  const server = net.createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A broken connection is not an error here; the handlers see its close event.
    socket.on('error', () => socket.destroy())
    dispatch(socket, take)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  const closed = new Promise<void>((resolve) => server.once('close', resolve))
  return {
    port: (server.address() as net.AddressInfo).port,
    refuseNew: () => void server.close(),
    async close() {
      if (server.listening) server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

function dispatch(
  socket: net.Socket,
  take: { http1(socket: net.Socket): void; http2(socket: net.Socket): void },
): void {
  let head: Buffer = Buffer.alloc(0)
  const onReadable = () => {
    const chunk: Buffer | null = socket.read()
    if (chunk === null) return
    head = Buffer.concat([head, chunk])
    const text = head.toString('latin1', 0, http2Preface.length)
    // A client may send its first bytes one at a time.
    if (text.length < http2Preface.length && http2Preface.startsWith(text)) return
    socket.removeListener('readable', onReadable)
    socket.unshift(head)
    if (text === http2Preface) take.http2(socket)
    else take.http1(socket)
  }
  socket.on('readable', onReadable)
}
