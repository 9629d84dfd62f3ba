/** Another service did not answer in time; it may still do so. */
export class LateError extends Error {}

/** Returns the result of `work`. @throws LateError when it takes longer than `timeoutMs` */
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
