/** Direct calls to the Auth emulator, without the site. */

import { localProject } from '../../local/emulators.ts'

const json = { 'content-type': 'application/json' }

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

export type SignedUp = { localId: string; idToken: string; refreshToken: string }

/** Creates an account as the SDK would, without any document. */
export async function signUpDirectly(host: string, email: string, password: string): Promise<SignedUp> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`
  return (await post(url, { email, password, returnSecureToken: true })) as SignedUp
}

/** Creates an account that has the claim of the free plan, but no document. */
export async function signUpOnFree(host: string, email: string, password: string): Promise<SignedUp> {
  const account = await signUpDirectly(host, email, password)
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${localProject}/accounts:update`
  const body = JSON.stringify({ localId: account.localId, customAttributes: '{"plan":"free"}' })
  const response = await fetch(url, { method: 'POST', headers: { ...json, authorization: 'Bearer owner' }, body })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return account
}

export async function signInDirectly(host: string, email: string, password: string): Promise<SignedUp> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`
  return (await post(url, { email, password, returnSecureToken: true })) as SignedUp
}

/** Creates an anonymous account: signed in, without an email address. */
export async function signUpAnonymously(host: string): Promise<SignedUp> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`
  return (await post(url, { returnSecureToken: true })) as SignedUp
}
