import { startFirestore } from '../../packages/firestore-local/src/server.ts'

/** The embedded Firestore in a separate process: `embedded.ts PORT RULES [DATA_DIR]`. */
const [port, rulesFile, dataDir] = process.argv.slice(2)
const server = await startFirestore({
  port: Number(port),
  indexesFile: 'firestore.indexes.json',
  ...(rulesFile ? { rulesFile } : {}),
  ...(dataDir ? { dataDir } : {}),
})
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.stdout.write(`listening on ${server.port}\n`)
