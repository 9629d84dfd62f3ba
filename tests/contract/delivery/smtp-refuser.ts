import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** An SMTP server that answers RCPT and DATA as configured, to produce a bounce, a full mailbox or another failure. */
export async function startRefuser(replies: { rcpt?: string; data?: string }) {
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        if (inData) {
          if (line !== '.') continue
          inData = false
          socket.write(`${replies.data ?? '250 kept'}\r\n`)
        } else if (/^(EHLO|HELO)/.test(line)) socket.write('250 mail.example\r\n')
        else if (line.startsWith('RCPT')) socket.write(`${replies.rcpt ?? '250 good'}\r\n`)
        else if (line === 'DATA') {
          inData = true
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else if (line !== '') socket.write('250 good\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { smtpUrl: `smtp://127.0.0.1:${port}`, stop: () => void server.close() }
}
