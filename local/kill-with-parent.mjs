// Runs a command in its own process group and ends the whole group when this process's standard input closes, so that
// nothing outlives the process that started it, even if that is killed with -9.
import { spawn } from 'node:child_process'

const patience = 20_000
const [command, ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true })

const signalGroup = (signal) => {
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

let ending = false
const end = () => {
  if (ending) return
  ending = true
  // SIGINT first, because the Firebase emulators save their data on it.
  signalGroup('SIGINT')
  setTimeout(() => signalGroup('SIGKILL'), patience)
}

process.stdin.on('end', end).on('error', end).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
child.on('error', (error) => {
  console.error(`${command} did not start: ${error.message}`)
  process.exit(127)
})
child.on('exit', (code, signal) => {
  signalGroup('SIGKILL')
  process.exit(code ?? (signal ? 1 : 0))
})
