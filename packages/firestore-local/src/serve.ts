import { setTimeout } from 'node:timers/promises'
import type { Engine } from './engine.ts'
import { createGrpcServer } from './transports/grpc/grpc-server.ts'
import { createHttpServer } from './transports/http-server.ts'
import { listenOnOnePort } from './transports/one-port.ts'

/**
 * Serves an engine over REST, WebChannel and gRPC on one loopback port.
 * @returns the port, and a `stop` that notifies the streams, lets running requests finish, then frees the port
 */
export async function serveEngine(
  engine: Engine,
  address: { host: string; port: number },
): Promise<{ port: number; stop(): Promise<void> }> {
  const http = createHttpServer(engine)
  const grpc = createGrpcServer(engine)
  const onePort = await listenOnOnePort(address, { http1: http.accept, http2: grpc.accept })
  return {
    port: onePort.port,
    async stop() {
      onePort.refuseNew()
      // How long running requests may take to finish, in ms.
      const timeout = setTimeout(1_000, undefined, { ref: false })
      await Promise.race([Promise.all([http.stop(), grpc.stop()]), timeout])
      await onePort.close()
    },
  }
}
