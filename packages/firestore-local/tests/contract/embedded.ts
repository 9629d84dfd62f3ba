import { startFirestore } from '../../src/server.ts'

/** The embedded server in a separate process, so that a test can kill it: `embedded.ts PORT [DATA_DIR]`. */
const [port, dataDir] = process.argv.slice(2)
const server = await startFirestore({ port: Number(port), quiet: true, ...(dataDir === undefined ? {} : { dataDir }) })
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.stdout.write(`listening on ${server.port}\n`)
