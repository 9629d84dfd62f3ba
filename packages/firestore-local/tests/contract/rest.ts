import type { Server } from './server.ts'

export type Answer = { status: number; body: unknown }

/** Plain HTTP calls on one project's database, as the owner unless another Authorization is given. */
export type Rest = {
  /** `projects/{p}/databases/(default)/documents` */
  root: string
  call(method: string, path: string, body?: unknown, authorization?: string | null): Promise<Answer>
}

/** @param path in `call` is appended to `…/documents` unchanged: `/users/alice`, `:commit`, `/users?pageSize=2` */
export function restOf(server: Server, project: string): Rest {
  const root = `projects/${project}/databases/(default)/documents`
  return {
    root,
    call: async (method, path, body, authorization = 'Bearer owner') => {
      const response = await fetch(`http://${server.address}/v1/${root}${path}`, {
        method,
        headers: authorization === null ? {} : { authorization },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
  }
}

/** Returns an Authorization header with an unsigned token, as the emulators accept it. */
export function unsignedToken(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `Bearer ${part({ alg: 'none', type: 'JWT' })}.${part(claims)}.`
}
