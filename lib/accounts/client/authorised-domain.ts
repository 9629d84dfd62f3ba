import { FirebaseError } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import { z } from 'zod'

const Project = z.object({ authorizedDomains: z.array(z.string()).default([]) })

/**
 * Asks the auth service for the domains its project may be signed in to from, and compares this page's. A service that
 * doesn't answer forbids nothing: the sign-in that follows says what is wrong with it.
 * @throws FirebaseError `auth/unauthorized-domain` when this domain is not among them.
 */
export async function checkDomain({ app, emulatorConfig }: Auth, host = window.location.hostname): Promise<void> {
  const service = 'identitytoolkit.googleapis.com'
  const { protocol, host: name, port } = emulatorConfig ?? {}
  const origin = emulatorConfig ? `${protocol}://${name}:${port}/${service}` : `https://${service}`
  const address = `${origin}/v1/projects?key=${encodeURIComponent(app.options.apiKey ?? '')}`
  const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
  const project = Project.safeParse(await response?.json().catch(() => null))
  if (!response?.ok || !project.success) return
  // This machine goes by several names, and a project lists one.
  const domain = host === '127.0.0.1' || host === '[::1]' ? 'localhost' : host
  if (project.data.authorizedDomains.some((listed) => domain === listed || domain.endsWith(`.${listed}`))) return
  throw new FirebaseError(
    'auth/unauthorized-domain',
    `Firebase: ${host} is not authorized. (auth/unauthorized-domain).`,
  )
}
