import { LocalSite } from './up/local-site.ts'
import { type Options, parseOptions, usage } from './up/options.ts'

/** `npm run local`: runs the whole site on this machine until Ctrl-C. */
async function main(): Promise<number> {
  const options = readOptions()
  if (options === null) return 2
  if (options.help) {
    console.log(usage)
    return 0
  }
  const stopped = new Promise<'stopped'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('stopped'))
    process.on('disconnect', () => resolve('stopped'))
  })
  const site = new LocalSite(options)
  try {
    if ((await Promise.race([site.open(), stopped])) !== 'stopped') await Promise.race([site.fails(), stopped])
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    await site.close()
  }
}

function readOptions(): Options | null {
  try {
    return parseOptions(process.argv.slice(2), Date.now())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(usage)
    return null
  }
}

process.exit(await main())
