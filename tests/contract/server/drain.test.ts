import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'

let child: ChildProcess
let printed = ''
afterEach(() => void child.kill('SIGKILL'))

async function start(patienceMs: number): Promise<number> {
  const program = new URL('./draining-server.ts', import.meta.url).pathname
  child = spawn(process.execPath, ['--import', 'tsx', program, String(patienceMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  printed = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  await expect.poll(() => printed, { timeout: 45_000 }).toContain('port ')
  return Number(/port (\d+)/.exec(printed)?.[1])
}

/** A connection without a request, as browsers open them in advance. Node would wait a minute for its first byte. */
async function openAhead(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
}

const textOf = async (response: NodeJS.ReadableStream) => {
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return text
}

it('a server told to stop answers begun requests, and does not wait for unused connections', async () => {
  const port = await start(60_000)
  const agent = new Agent({ keepAlive: true })
  const fetchBody = async (path: string) => {
    const [response] = await once(get({ port, host: '127.0.0.1', path, agent }), 'response')
    return textOf(response)
  }
  expect(await fetchBody('/')).toBe('hello')
  await openAhead(port)
  const slow = fetchBody('/slow')
  await expect.poll(() => printed).toContain('slow began')
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect([await slow, code]).toEqual(['answered', 0])
})

it('a server whose request never ends cuts it off and exits with code 1', async () => {
  const port = await start(400)
  get({ port, host: '127.0.0.1', path: '/slow' }).on('error', () => {})
  await expect.poll(() => printed).toContain('slow began')
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
})
