import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { adminApp } from '../firebase-admin.ts'

/** Where the stored index is kept. */
export type IndexPlace = {
  /** As in `AVAILABILITY_INDEX`. */
  name: string
  /** Opens what is stored, with its generation; null when nothing is. */
  open(): Promise<{ bytes: AsyncIterable<Uint8Array>; generation: string } | null>
  /**
   * Replaces the given generation (null: nothing stored yet), completely or not at all. Returns false if another
   * generation is stored by now.
   */
  replace(generation: string | null, bytes: AsyncIterable<Uint8Array>): Promise<boolean>
}

/** Returns the place that `gs://bucket/object` or `file:path` names. */
export function indexPlace(name: string): IndexPlace {
  const [, bucket, object] = /^gs:\/\/([^/]+)\/(.+)$/.exec(name) ?? []
  return bucket && object ? bucketPlace(name, bucket, object) : filePlace(name, name.replace(/^file:/, ''))
}

/**
 * A file on one machine, where runs don't overlap. If two did, the later one would stay, and each would be complete.
 */
function filePlace(name: string, path: string): IndexPlace {
  return {
    name,
    async open() {
      try {
        const file = await open(path)
        const { mtimeMs } = await file.stat()
        return { bytes: file.createReadStream(), generation: String(mtimeMs) }
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },
    async replace(_generation, bytes) {
      const part = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        await pipeline(bytes, createWriteStream(part, { flush: true }))
        await rename(part, path)
      } finally {
        await rm(part, { force: true })
      }
      return true
    },
  }
}

function bucketPlace(name: string, bucket: string, object: string): IndexPlace {
  const getBucket = async () => {
    // Loaded only where a bucket is configured, because the module is heavy.
    const { getStorage } = await import('firebase-admin/storage')
    return getStorage(adminApp()).bucket(bucket)
  }
  return {
    name,
    async open() {
      const files = await getBucket()
      try {
        const [{ generation }] = await files.file(object).getMetadata()
        if (generation === undefined) throw new Error(`${name} has no generation`)
        // Reads this generation to the end, even if it is replaced meanwhile. Each record has its own checksum, so the
        // download needs no validation.
        const bytes = files.file(object, { generation }).createReadStream({ validation: false })
        return { bytes, generation: String(generation) }
      } catch (error) {
        if (codeOf(error) === 404) return null
        throw error
      }
    },
    async replace(generation, bytes) {
      const file = (await getBucket()).file(object)
      const preconditionOpts = { ifGenerationMatch: generation ?? 0 }
      try {
        const writing = file.createWriteStream({ resumable: false, validation: false, preconditionOpts })
        await pipeline(Readable.from(bytes), writing)
        return true
      } catch (error) {
        if (codeOf(error) === 412) return false
        throw error
      }
    },
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code
