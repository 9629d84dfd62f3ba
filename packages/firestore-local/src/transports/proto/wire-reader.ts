import { StatusError } from '../../status.ts'

const malformed = () => new StatusError('INVALID_ARGUMENT', 'Malformed protobuf message.')

/** Reads protobuf's wire format from one buffer. Every read is bounded: a cut-off message throws, never loops. */
export class WireReader {
  readonly buffer: Buffer
  position: number
  constructor(buffer: Buffer, position = 0) {
    this.buffer = buffer
    this.position = position
  }

  /** A varint as a signed 32-bit number; upper bits are dropped as protobuf says. */
  int32(): number {
    let result = 0
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.byte()
      if (shift < 32) result |= (byte & 0x7f) << shift
      if (byte < 0x80) return result
    }
    throw malformed()
  }

  /** A varint as an exact decimal string. */
  int64(): string {
    let small = 0
    let factor = 1
    for (let index = 0; index < 7; index++) {
      const byte = this.byte()
      small += (byte & 0x7f) * factor
      if (byte < 0x80) return String(small)
      factor *= 128
    }
    // Beyond 49 bits a double may lose the end; only here is the slower exact arithmetic needed.
    let large = BigInt(small)
    for (let shift = 49n; shift < 70n; shift += 7n) {
      const byte = this.byte()
      large |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return BigInt.asIntN(64, large).toString()
    }
    throw malformed()
  }

  double(): number {
    const at = this.advance(8)
    return this.buffer.readDoubleLE(at)
  }

  string(): string {
    const length = this.length()
    const at = this.advance(length)
    return this.buffer.toString('utf8', at, at + length)
  }

  base64(): string {
    const length = this.length()
    const at = this.advance(length)
    return this.buffer.toString('base64', at, at + length)
  }

  /** Reads a length and returns where the part it announces ends. */
  end(): number {
    const length = this.length()
    const end = this.position + length
    if (end > this.buffer.length) throw malformed()
    return end
  }

  skip(wireType: number): void {
    if (wireType === 0) this.int64()
    else if (wireType === 1) this.advance(8)
    else if (wireType === 2) this.advance(this.length())
    else if (wireType === 5) this.advance(4)
    else throw malformed()
  }

  private length(): number {
    const length = this.int32()
    if (length < 0) throw malformed()
    return length
  }

  private byte(): number {
    const byte = this.buffer[this.position++]
    if (byte === undefined) throw malformed()
    return byte
  }

  private advance(count: number): number {
    const at = this.position
    this.position += count
    if (this.position > this.buffer.length) throw malformed()
    return at
  }
}
