import { obtainBackend } from '../backend/backend.ts'

/** One backend for all files of this project: starting it takes longer than the tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const backend = await obtainBackend()
  return () => backend.stop()
}
