import { readOwnFile } from '../../availability/own/read-own-file.ts'
import type { ReadAnswer, ReadQuestion } from './read-file.ts'

/** Runs in a worker, because reading a 50 MB file takes a second or more, during which the page could not respond. */
self.onmessage = async ({ data }: MessageEvent<ReadQuestion>) => {
  const answer: ReadAnswer = await readOwnFile(chunksOf(data.file), data.now).catch(() => null)
  self.postMessage(answer)
}

async function* chunksOf(file: File) {
  const reader = file.stream().getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
