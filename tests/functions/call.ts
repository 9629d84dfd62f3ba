export type CallAnswer = { status: number; code: string | null; message: string; result: unknown }

/** Calls a function as the SDK does, over HTTP, so that a test also sees the status and can send what the SDK won't. */
export async function call(name: string, data: unknown, idToken?: string, from?: string): Promise<CallAnswer> {
  return post(name, JSON.stringify({ data }), idToken, from)
}

/** `from` is the address of the caller, as a proxy in front would report it. */
export async function post(name: string, body: string, idToken?: string, from?: string): Promise<CallAnswer> {
  const host = process.env.FUNCTIONS_EMULATOR_HOST
  const response = await fetch(`http://${host}/demo-pointsward/australia-southeast1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken ? { authorization: `Bearer ${idToken}` } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
    },
    body,
  })
  const text = await response.text()
  const answer = JSON.parse(text) as { result?: unknown; error?: { status: string; message: string } }
  return {
    status: response.status,
    code: answer.error?.status ?? null,
    message: answer.error?.message ?? '',
    result: answer.result,
  }
}
