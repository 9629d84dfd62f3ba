// Loaded into a server with `--import`: tells its parent what it holds, after a full collection or at a glance.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('message', (question) => {
  if (question !== 'memory' && question !== 'glance') return
  // Twice: what the first run lets go of may have held more.
  if (question === 'memory') for (let time = 0; time < 2; time += 1) collect()
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage()
  process.send?.({ heapUsed, external, arrayBuffers, rss })
})
process.channel?.unref()
