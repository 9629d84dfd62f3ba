import { parseArgs } from 'node:util'
import { createClock } from './clock.ts'
import { startPayments } from './server.ts'

/** Runs the stand-in for the payment provider in its own process: `main.ts --port PORT --file STATE.json`. */
const { values } = parseArgs({ options: { port: { type: 'string' }, file: { type: 'string' } } })
const { file } = values
const server = await startPayments({
  port: Number(values.port),
  clock: createClock(Number(process.env.CLOCK_OFFSET_MS ?? 0)),
  ...(file ? { file } : {}),
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)))
}
console.log(`simulated payments on ${server.host}`)
