import { StatusError } from '../../status.ts'
import { maxRequestBytes, requestTooLarge } from '../limits.ts'

const headerBytes = 5

/** Cuts a gRPC byte stream into its messages: a flag byte, four bytes of length, the message. */
export class FrameReader {
  private pending: Buffer = Buffer.alloc(0)

  /** The messages that this chunk completes. @throws StatusError */
  push(chunk: Buffer): Buffer[] {
    this.pending = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk])
    const messages: Buffer[] = []
    while (this.pending.length >= headerBytes) {
      if (this.pending[0] !== 0) throw new StatusError('UNIMPLEMENTED', 'Compressed gRPC messages are not supported.')
      const length = this.pending.readUInt32BE(1)
      if (length > maxRequestBytes) throw requestTooLarge()
      const end = headerBytes + length
      if (this.pending.length < end) break
      messages.push(this.pending.subarray(headerBytes, end))
      this.pending = this.pending.subarray(end)
    }
    return messages
  }
}
