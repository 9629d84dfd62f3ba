// Loaded into a process before it starts: while the file that FULL_DISK names exists, `writeSync` fails.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { writeSync } = fs
fs.writeSync = (...given) => {
  if (fs.existsSync(process.env.FULL_DISK)) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  return writeSync(...given)
}
syncBuiltinESMExports()
