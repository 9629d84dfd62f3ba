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

/** Bytes from one offset up to another that no frame accounts for. */
export type Damage = { from: number; to: number }

/**
 * What a file holds: `length` is where its whole frames end, `sound` are those frames as they stand, `damage` what lies
 * between them. Less than the file's length without damage means that the last write was interrupted: a frame begun and
 * not finished, or the zeros a power cut leaves.
 */
export type Frames = { length: number; sound: Buffer[]; damage: Damage[] }

/** Calls `visit` with each payload that matches its checksum, and passes over what is damaged to the next that does. */
export function decodeFrames(bytes: Buffer, visit: (payload: string) => void): Frames {
  const sound: Buffer[] = []
  const damage: Damage[] = []
  let offset = 0
  while (offset + headerBytes <= bytes.length) {
    const end = endOfFrame(bytes, offset)
    if (end !== null) {
      visit(bytes.subarray(offset + headerBytes, end).toString())
      sound.push(bytes.subarray(offset, end))
      offset = end
      continue
    }
    if (isTorn(bytes, offset)) break
    const from = offset
    do offset += 1
    while (offset + headerBytes <= bytes.length && endOfFrame(bytes, offset) === null)
    if (offset + headerBytes > bytes.length) offset = bytes.length
    damage.push({ from, to: offset })
  }
  return { length: offset, sound, damage }
}

const hasHeader = (bytes: Buffer, offset: number) =>
  crc32(bytes.subarray(offset, offset + 8)) === bytes.readUInt32LE(offset + 8)

/** Where the frame that begins at `offset` ends; null where none begins, or none that is whole. */
function endOfFrame(bytes: Buffer, offset: number): number | null {
  if (!hasHeader(bytes, offset)) return null
  const start = offset + headerBytes
  const end = start + bytes.readUInt32LE(offset)
  if (end > bytes.length) return null
  return crc32(bytes.subarray(start, end)) === bytes.readUInt32LE(offset + 4) ? end : null
}

/** Whether an interrupted write explains the rest: a true header whose payload ends early, or nothing but zeros. */
function isTorn(bytes: Buffer, offset: number): boolean {
  if (hasHeader(bytes, offset)) return offset + headerBytes + bytes.readUInt32LE(offset) > bytes.length
  return bytes.subarray(offset).every((byte) => byte === 0)
}
