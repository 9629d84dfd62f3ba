// Loaded into a server with `--import`: reports its memory to its parent, after a full collection or as it is.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('message', (question) => {
  if (question !== 'memory' && question !== 'glance') return
  // Twice, because what the first collection releases may have held more.
  if (question === 'memory') for (let time = 0; time < 2; time += 1) collect()
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage()
  process.send?.({ heapUsed, external, arrayBuffers, rss })
})
process.channel?.unref()
