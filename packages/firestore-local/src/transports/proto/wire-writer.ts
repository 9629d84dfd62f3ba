const initialSize = 2048

/**
 * Writes protobuf's wire format from the end of a buffer towards its start: by the time a length has to be written,
 * what it measures is already there, so no message is measured twice.
 */
export class WireWriter {
  private buffer = Buffer.allocUnsafe(initialSize)
  private position = initialSize

  /** Bytes written so far. */
  get size(): number {
    return this.buffer.length - this.position
  }

  varint(value: number): void {
    if (value < 0x80 && value >= 0) {
      this.reserve(1)
      this.buffer[--this.position] = value
      return
    }
    if (value < 0 || value > 0xffffffff) {
      this.bigVarint(BigInt(value))
      return
    }
    const start = this.reserve(value < 0x4000 ? 2 : value < 0x200000 ? 3 : value < 0x10000000 ? 4 : 5)
    let at = start
    let rest = value
    while (rest > 0x7f) {
      this.buffer[at++] = (rest % 128) | 0x80
      rest = Math.floor(rest / 128)
    }
    this.buffer[at] = rest
    this.position = start
  }

  /** A decimal string of a signed 64-bit number. */
  int64(text: string): void {
    const number = Number(text)
    if (number >= 0 && number <= 0xffffffff) this.varint(number)
    else this.bigVarint(BigInt(text))
  }

  double(value: number): void {
    this.position = this.reserve(8)
    this.buffer.writeDoubleLE(value, this.position)
  }

  string(text: string): void {
    this.text(text, 'utf8')
  }

  base64(text: string): void {
    this.text(text, 'base64')
  }

  byte(value: number): void {
    this.reserve(1)
    this.buffer[--this.position] = value
  }

  uint32BigEndian(value: number): void {
    this.position = this.reserve(4)
    this.buffer.writeUInt32BE(value, this.position)
  }

  finish(): Buffer {
    return this.buffer.subarray(this.position)
  }

  private text(text: string, encoding: 'utf8' | 'base64'): void {
    const length = Buffer.byteLength(text, encoding)
    this.position = this.reserve(length)
    this.buffer.write(text, this.position, encoding)
    this.varint(length)
  }

  private bigVarint(value: bigint): void {
    const bytes: number[] = []
    let rest = BigInt.asUintN(64, value)
    while (rest > 0x7fn) {
      bytes.push(Number(rest & 0x7fn) | 0x80)
      rest >>= 7n
    }
    bytes.push(Number(rest))
    this.position = this.reserve(bytes.length)
    for (const [index, byte] of bytes.entries()) this.buffer[this.position + index] = byte
  }

  /** Makes room and returns where `count` more bytes would begin. */
  private reserve(count: number): number {
    if (this.position < count) {
      const used = this.size
      const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, used + count + initialSize))
      this.buffer.copy(larger, larger.length - used, this.position)
      this.buffer = larger
      this.position = larger.length - used
    }
    return this.position - count
  }
}
