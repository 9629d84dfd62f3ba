import { parseArgs } from 'node:util'
import { startFirestore } from './server.ts'

const usage = 'Usage: main.ts [--port 8080] [--host 127.0.0.1] [--data DIR [--fsync]] [--rules FILE] [--indexes FILE]'
const defaultPort = 8080

/** Runs the server until SIGINT or SIGTERM. If it cannot start, prints one line and exits with code 1. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(defaultPort) },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string' },
      rules: { type: 'string' },
      indexes: { type: 'string' },
      fsync: { type: 'boolean', default: false },
    },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is not a port.`)
  const server = await startFirestore({
    port,
    host: values.host,
    ...(values.data !== undefined && { dataDir: values.data, fsync: values.fsync }),
    ...(values.rules !== undefined && { rulesFile: values.rules }),
    ...(values.indexes !== undefined && { indexesFile: values.indexes }),
  })
  process.stdout.write(`Firestore is listening on ${values.host}:${server.port}\n`)

  let isStopping = false
  const stop = () => {
    // A second signal is ignored, so that the shutdown under way can finish.
    if (isStopping) return
    isStopping = true
    server.stop().then(() => process.exit(0), fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function fail(error: unknown): void {
  process.stderr.write(`Firestore: ${explain(error)}\n`)
  process.exit(1)
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `the port is busy; choose another with --port. ${error.message}`
  return code?.startsWith('ERR_PARSE_ARGS') ? `${error.message}\n${usage}` : error.message
}

main().catch(fail)
