import { startFirestore } from '../../local/firestore/server.ts'

/** The embedded Firestore as a process of its own, in memory: `embedded.ts PORT [RULES]`. */
const [port, rules] = process.argv.slice(2)
const server = await startFirestore({ port: Number(port), ...(rules === undefined ? {} : { rulesFile: rules }) })
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.stdout.write(`listening on ${server.port}\n`)
