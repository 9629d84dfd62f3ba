import { type Functions, httpsCallable } from 'firebase/functions'
import type { z } from 'zod'

/** Calls a function by the name it is deployed under. The SDK gives up after 70 seconds. */
export async function callFunction(functions: Functions, name: string, body?: object): Promise<unknown> {
  return (await httpsCallable(functions, name)(body)).data
}

/** The same, with the answer parsed. Rejects with the service's error. */
export async function callTypedFunction<Answer>(
  functions: Functions,
  name: string,
  body: object,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  return answer.parse(await callFunction(functions, name, body))
}
