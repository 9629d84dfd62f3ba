import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { adminApp } from '../firebase-admin.ts'

/** Where the stored index is kept. */
export type IndexPlace = {
  /** As `AVAILABILITY_INDEX` names it. */
  name: string
  /** What is there, and which of its generations; null when there is nothing. */
  open(): Promise<{ bytes: AsyncIterable<Uint8Array>; generation: string } | null>
  /** Replaces a generation, null for nothing: wholly or not at all. False when another one is there by now. */
  replace(generation: string | null, bytes: AsyncIterable<Uint8Array>): Promise<boolean>
}

/** The place that `gs://bucket/object` or `file:path` names. */
export function indexPlace(name: string): IndexPlace {
  const [, bucket, object] = /^gs:\/\/([^/]+)\/(.+)$/.exec(name) ?? []
  return bucket && object ? bucketPlace(name, bucket, object) : filePlace(name, name.replace(/^file:/, ''))
}

/** On one machine, where runs don't overlap: of two the later one stays, and each is whole. */
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
    // Loaded where it is configured alone: a heavy module.
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
        // Of this generation to the end, whatever replaces it meanwhile. Each record has a checksum of its own.
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
