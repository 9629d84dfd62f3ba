import { ensureBuilt } from '../local/up/build.ts'
import { bundleFaults } from './check/bundle.ts'

/** The production build that the browser tests run against; it must not have given away a secret. */
ensureBuilt()
const { files, faults } = bundleFaults()
console.log(`${files} files for browsers looked through, ${faults.length} with a secret`)
for (const fault of faults) console.error(fault)
process.exit(files > 100 && faults.length === 0 ? 0 : 1)
