import { readOwnFile } from '../../availability/own/read-own-file.ts'
import type { ReadAnswer, ReadQuestion } from './read-file.ts'

/** Runs beside the page: a file of 50 MB takes a second or more to read, in which nobody could press anything. */
self.onmessage = async ({ data }: MessageEvent<ReadQuestion>) => {
  const answer: ReadAnswer = await readOwnFile(chunksOf(data.file), data.now).catch(() => null)
  self.postMessage(answer)
}

async function* chunksOf(file: File) {
  const reader = file.stream().getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
