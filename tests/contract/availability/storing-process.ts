import { indexPlace } from '../../../lib/server/availability/store-index.ts'

/** Stores half an index in the given place, prints `half`, and never ends. */
async function* half() {
  yield Buffer.from('half an index')
  process.stdout.write('half\n')
  await new Promise(() => setInterval(() => {}, 1_000))
}
await indexPlace(process.argv[2] ?? '').replace(null, half())
