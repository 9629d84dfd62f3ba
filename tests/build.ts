import { ensureBuilt } from '../local/up/build.ts'
import { bundleFaults } from './check/bundle.ts'

/** Makes the production build that the browser tests run against, and fails if its browser files contain a secret. */
ensureBuilt()
const { files, faults } = bundleFaults()
console.log(`${files} files for browsers looked through, ${faults.length} with a secret`)
for (const fault of faults) console.error(fault)
process.exit(files > 100 && faults.length === 0 ? 0 : 1)
