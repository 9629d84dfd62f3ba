import { crc32, deflateRawSync } from 'node:zlib'

/** The earliest date the format has, so that equal files always make an equal archive. */
const firstDay = (1 << 5) | 1

/**
 * Returns a zip archive of a few small files, deflated.
 * @param {{ name: string, data: Buffer }[]} files
 * @returns {Buffer}
 */
export function zip(files) {
  const parts = []
  const entries = []
  let offset = 0
  for (const { name, data } of files) {
    const packed = deflateRawSync(data, { level: 9 })
    const fields = fieldsOf(name, data, packed)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed])
    entries.push(entryOf(name, fields, offset))
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, directory, end])
}

/** Returns the fields that a file's header and its directory entry share. */
function fieldsOf(name, data, packed) {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(0x0800, 2) // Names are UTF-8.
  fields.writeUInt16LE(8, 4) // Deflate.
  fields.writeUInt16LE(firstDay, 8)
  fields.writeUInt32LE(crc32(data), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(data.length, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  return fields
}

function entryOf(name, fields, offset) {
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, Buffer.from(name)])
}
