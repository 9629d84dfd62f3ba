import { crc32 } from 'node:zlib'

/** length, checksum of the payload, checksum of these two: 32 bits each, so that a bad length is told from a torn end */
const headerBytes = 12

/** One payload as a frame. */
export function encodeFrame(payload: string): Buffer {
  const frame = Buffer.allocUnsafe(headerBytes + Buffer.byteLength(payload))
  frame.write(payload, headerBytes)
  const body = frame.subarray(headerBytes)
  frame.writeUInt32LE(body.length, 0)
  frame.writeUInt32LE(crc32(body), 4)
  frame.writeUInt32LE(crc32(frame.subarray(0, 8)), 8)
  return frame
}

/** A file whose frames do not add up in a place where no interrupted write can explain it. */
export class CorruptJournalError extends Error {
  constructor(file: string, offset: number) {
    super(
      `${file} is damaged at byte ${offset}. Nothing was changed. ` +
        'Restore the data directory from a copy, or delete it to start empty.',
    )
    this.name = 'CorruptJournalError'
  }
}

/**
 * Calls `visit` with each payload and returns the length of the whole frames. Less than the file's length means that
 * the last write was interrupted: a frame begun and not finished, or the zeros a power cut leaves.
 * @throws CorruptJournalError for anything else that does not match its checksum
 */
export function decodeFrames(file: string, bytes: Buffer, visit: (payload: string) => void): number {
  let offset = 0
  while (offset + headerBytes <= bytes.length) {
    const header = bytes.subarray(offset, offset + headerBytes)
    if (crc32(header.subarray(0, 8)) !== header.readUInt32LE(8)) {
      if (bytes.subarray(offset).every((byte) => byte === 0)) return offset
      throw new CorruptJournalError(file, offset)
    }
    const start = offset + headerBytes
    const end = start + header.readUInt32LE(0)
    if (end > bytes.length) return offset
    const payload = bytes.subarray(start, end)
    if (crc32(payload) !== header.readUInt32LE(4)) throw new CorruptJournalError(file, offset)
    visit(payload.toString())
    offset = end
  }
  return offset
}
