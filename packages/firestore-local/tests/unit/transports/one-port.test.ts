import net from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { listenOnOnePort, type OnePort } from '../../../src/transports/one-port.ts'

const open: OnePort[] = []
afterEach(async () => {
  for (const port of open.splice(0)) await port.close()
})

/** Answers every connection with the protocol that was detected and the bytes that arrived. */
async function listen(): Promise<OnePort> {
  const taker = (name: string) => (socket: net.Socket) => {
    socket.on('data', (chunk) => socket.end(`${name}:${chunk}`))
  }
  const port = await listenOnOnePort({ host: '127.0.0.1', port: 0 }, { http1: taker('http1'), http2: taker('http2') })
  open.push(port)
  return port
}

function answerTo(port: number, pieces: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1')
    let answer = ''
    const writeNext = () => {
      const piece = pieces.shift()
      if (piece !== undefined) socket.write(piece, () => setImmediate(writeNext))
    }
    socket.setNoDelay(true)
    socket.on('connect', writeNext)
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('listenOnOnePort', () => {
  test('distinguishes the protocols by their first bytes and loses none of the bytes', async () => {
    const { port } = await listen()
    expect(await answerTo(port, ['PRI * HTTP/2.0\r\n'])).toBe('http2:PRI * HTTP/2.0\r\n')
    expect(await answerTo(port, ['GET / HTTP/1.1\r\n'])).toBe('http1:GET / HTTP/1.1\r\n')
    expect(await answerTo(port, ['PATCH /x'])).toBe('http1:PATCH /x')
  })

  test('waits for enough bytes to distinguish PRI from POST', async () => {
    const { port } = await listen()
    expect(await answerTo(port, ['P', 'R', 'I'])).toMatch(/^http2:/)
    expect(await answerTo(port, ['P', 'O', 'ST'])).toMatch(/^http1:PO/)
  })

  test.each(['0.0.0.0', '::', '192.168.1.4', 'example.com'])('rejects listening on %s', async (host) => {
    const take = { http1: () => undefined, http2: () => undefined }
    await expect(listenOnOnePort({ host, port: 0 }, take)).rejects.toThrow(`not on ${host}`)
  })

  test('rejects a busy port, which is free again after closing', async () => {
    const first = await listen()
    const take = { http1: () => undefined, http2: () => undefined }
    await expect(listenOnOnePort({ host: '127.0.0.1', port: first.port }, take)).rejects.toThrow('EADDRINUSE')
    await first.close()
    open.push(await listenOnOnePort({ host: '127.0.0.1', port: first.port }, take))
  })
})
