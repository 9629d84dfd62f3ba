import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'

const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** Runs the program in a separate process and collects everything it prints. */
function run(...flags: string[]) {
  const child = spawn(process.execPath, ['--no-warnings', '--import', 'tsx', program, ...flags])
  running.push(child)
  const printed = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    printed.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed.err += chunk
  })
  return { child, printed, ended: once(child, 'close').then(([code]) => code) }
}

async function listening(flags: string[]) {
  const started = run(...flags)
  await once(started.child.stdout, 'data')
  return { ...started, port: /:(\d+)\n/.exec(started.printed.out)?.[1] ?? '' }
}

describe('main', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('prints one line when ready and exits with 0 on %s', async (signal) => {
    const { child, printed, ended, port } = await listening(['--port', '0'])
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
    child.kill(signal)
    expect(await ended).toBe(0)
    expect(printed.out).toBe(`Firestore is listening on 127.0.0.1:${port}\n`)
  })

  test('prints one line with the port and the flag if the port is busy', async () => {
    const { port } = await listening(['--port', '0'])
    const second = run('--port', port)
    expect(await second.ended).toBe(1)
    expect(second.printed.err).toMatch(new RegExp(`^Firestore: the port is busy.*--port.*${port}\n$`))
  })

  test.each([
    [['--port', 'many'], '--port many is not a port'],
    [['--speed', '9'], 'Usage:'],
    [['--host', '0.0.0.0'], 'not on 0.0.0.0'],
    [['--rules', '/nowhere/firestore.rules'], 'no such file'],
  ])('exits with 1 and a reason for %j', async (flags, reason) => {
    const { printed, ended } = run(...flags)
    expect(await ended).toBe(1)
    expect(printed.err).toContain(reason)
  })
})
