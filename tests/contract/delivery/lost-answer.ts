import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** A proxy for a mail server that hangs up once the server has the first mail, before its answer gets through. */
export async function startLosingAnswer(smtpUrl: string) {
  const { hostname, port: targetPort } = new URL(smtpUrl)
  let lost = 0
  const server = createServer((near) => {
    const far = connect(Number(targetPort), hostname)
    let said = ''
    near.on('data', (chunk) => {
      said = (said + chunk.toString('latin1')).slice(-10)
      far.write(chunk)
    })
    far.on('data', (chunk) => {
      if (lost > 0 || !said.endsWith('\r\n.\r\n')) return void near.write(chunk)
      lost += 1
      near.destroy()
    })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => {})
      socket.once('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { smtpUrl: `smtp://127.0.0.1:${port}`, lost: () => lost, stop: () => void server.close() }
}
