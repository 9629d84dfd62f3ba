import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FrameReader } from '../../../../src/transports/grpc/grpc-server.ts'

function frame(message: Buffer, flag = 0): Buffer {
  const header = Buffer.alloc(5)
  header[0] = flag
  header.writeUInt32BE(message.length, 1)
  return Buffer.concat([header, message])
}

describe('FrameReader', () => {
  test('finds the messages however the bytes are split', () => {
    const messages = fc.array(fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)))
    fc.assert(
      fc.property(messages, fc.integer({ min: 1, max: 9 }), (sent, size) => {
        const bytes = Buffer.concat(sent.map((message) => frame(message)))
        const reader = new FrameReader()
        const found: Buffer[] = []
        for (let at = 0; at < bytes.length; at += size) found.push(...reader.push(bytes.subarray(at, at + size)))
        expect(found).toEqual(sent)
      }),
    )
  })

  test('rejects compressed and oversized messages', () => {
    expect(() => new FrameReader().push(frame(Buffer.from('x'), 1))).toThrow('Compressed')
    expect(() => new FrameReader().push(Buffer.from([0, 0xff, 0, 0, 0]))).toThrow('exceeds the limit')
  })
})
