import { setTimeout } from 'node:timers/promises'
import type { Engine } from './engine.ts'
import { createGrpcServer } from './transports/grpc/grpc-server.ts'
import { createHttpServer } from './transports/http-server.ts'
import { listenOnOnePort } from './transports/one-port.ts'

/**
 * Serves an engine on one loopback port by REST, WebChannel and gRPC.
 * @returns the port, and an orderly stop: streams are told, running requests answered, then the port is free
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
      // So long running requests may take to end, in ms.
      const patience = setTimeout(1_000, undefined, { ref: false })
      await Promise.race([Promise.all([http.stop(), grpc.stop()]), patience])
      await onePort.close()
    },
  }
}
