/** Something asked of another service that did not answer in time; it may yet. */
export class LateError extends Error {}

/** What `work` comes to. @throws LateError after `timeoutMs` without it */
export async function inTime<Value>(work: Promise<Value> | Value, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`no answer within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
