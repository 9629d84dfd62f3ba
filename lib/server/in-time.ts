/** Something asked of another service that did not answer in time; it may yet. */
export class LateError extends Error {}

/** What `work` comes to. @throws LateError after `patienceMs` without it */
export async function inTime<Value>(work: Promise<Value> | Value, patienceMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`no answer within ${patienceMs} ms`)), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
