import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const runner = new URL('../../../local/kill-with-parent.mjs', import.meta.url).pathname

/** A command with a child that ignores SIGINT and shares its output, which ends only when both have ended. */
const family = `
  const stubborn = "process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log('started')"
  require('node:child_process').spawn(process.execPath, ['-e', stubborn], { stdio: 'inherit' })
  process.on('SIGINT', () => process.exit(0))
  setInterval(() => {}, 1000)
`

test('closing the input ends the command and the children it started', async () => {
  const child = spawn(process.execPath, [runner, process.execPath, '-e', family], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  await once(lines, 'line')
  const outputEnds = once(lines, 'close')
  child.stdin.end()
  await outputEnds
})

test('the exit code of the command is passed on', async () => {
  const child = spawn(process.execPath, [runner, process.execPath, '-e', 'process.exit(7)'], { stdio: 'pipe' })
  expect(await once(child, 'exit')).toEqual([7, null])
})

test('a command that does not exist is named, and the exit code is 127', async () => {
  const child = spawn(process.execPath, [runner, 'no-such-command'], { stdio: 'pipe' })
  const message = once(child.stderr, 'data')
  expect(String((await message)[0])).toContain('no-such-command did not start')
  expect(await once(child, 'exit')).toEqual([127, null])
})
