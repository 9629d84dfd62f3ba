import type { OwnFile } from '../../availability/own/read-own-file.ts'
import type { Instant } from '../../core/clock.ts'

export type ReadQuestion = { file: File; now: Instant }
/** Null if the file could not be read at all. */
export type ReadAnswer = OwnFile | null

/** Reads a dropped file in a worker, which is terminated afterwards. Rejects if the worker fails. */
export async function readFileAside(question: ReadQuestion): Promise<ReadAnswer> {
  const worker = new Worker(new URL('./read-file-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<ReadAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message || 'the worker failed'))
      worker.postMessage(question)
    })
  } finally {
    worker.terminate()
  }
}
