// `npm run local`: installs what is missing, then hands over to local/up.ts.
import { spawn } from 'node:child_process'
import { ensureInstalled, requireNode, root } from './install.mjs'

requireNode()
ensureInstalled()

const child = spawn(process.execPath, ['--import', 'tsx', 'local/up.ts', ...process.argv.slice(2)], {
  cwd: root,
  // The IPC channel tells the child when this process is gone, however it ended.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// A terminal's Ctrl-C reaches the child directly; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.stdin.isTTY || child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
