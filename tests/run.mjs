// `npm test`: installs what is missing, then hands over to tests/suite.ts.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, requireNode, root } from '../local/install.mjs'

requireNode()
ensureInstalled()
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/suite.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
