import { crc32 } from 'node:zlib'

/**
 * Payload length, payload checksum, and a checksum of these two, 32 bits each. The last tells a corrupt length from a
 * torn end.
 */
const headerBytes = 12

/** Encodes one payload as a frame. */
export function encodeFrame(payload: string): Buffer {
  const frame = Buffer.allocUnsafe(headerBytes + Buffer.byteLength(payload))
  frame.write(payload, headerBytes)
  const body = frame.subarray(headerBytes)
  frame.writeUInt32LE(body.length, 0)
  frame.writeUInt32LE(crc32(body), 4)
  frame.writeUInt32LE(crc32(frame.subarray(0, 8)), 8)
  return frame
}

/** A range of bytes, `to` exclusive, that belongs to no valid frame. */
export type Damage = { from: number; to: number }

/**
 * The contents of a file: `length` is where its last whole frame or damage ends, `sound` are the whole frames, `damage`
 * are the ranges between them. A `length` shorter than the file means that the last write was interrupted: it left an
 * unfinished frame, or the zeros of a power cut.
 */
export type Frames = { length: number; sound: Buffer[]; damage: Damage[] }

/** Calls `visit` with each payload that matches its checksum, skipping damaged bytes up to the next valid frame. */
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

/** Returns the end of the frame that begins at `offset`, or null when no whole, valid frame begins there. */
function endOfFrame(bytes: Buffer, offset: number): number | null {
  if (!hasHeader(bytes, offset)) return null
  const start = offset + headerBytes
  const end = start + bytes.readUInt32LE(offset)
  if (end > bytes.length) return null
  return crc32(bytes.subarray(start, end)) === bytes.readUInt32LE(offset + 4) ? end : null
}

/** Whether an interrupted write explains the rest: a valid header whose payload ends early, or nothing but zeros. */
function isTorn(bytes: Buffer, offset: number): boolean {
  if (hasHeader(bytes, offset)) return offset + headerBytes + bytes.readUInt32LE(offset) > bytes.length
  return bytes.subarray(offset).every((byte) => byte === 0)
}
