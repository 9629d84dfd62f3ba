import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Locks a data directory against a second server. Ignores the lock of a process that died, even by kill -9. Returns a
 * function that releases the lock.
 * @throws Error naming the process that holds the directory
 */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, 'lock')
  const own = `${process.pid} ${startOf(process.pid)}\n`
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const [pid, start] = readFileSync(file, 'utf8').trim().split(' ')
    if (isRunning(Number(pid)) && start === startOf(Number(pid))) {
      throw new Error(`${directory} is in use by process ${pid}. Stop it first, or choose another data directory.`)
    }
    rmSync(file, { force: true })
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Returns the start time of a process where the system provides it (Linux). Containers soon reuse process ids, so an id
 * alone is not enough.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '?'
  } catch {
    return '?'
  }
}
