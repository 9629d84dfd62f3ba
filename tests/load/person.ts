import { Agent } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { signUpDirectly } from '../backend/auth-admin.ts'
import { type Answer, exchange } from '../backend/exchange.ts'
import { Random } from '../fuzz/random.ts'
import { alertSettings, pagePath, searchPath, widePath } from './deeds.ts'
import { fieldsOf } from './firestore-fields.ts'
import type { Deed, Record } from './record.ts'

const limits = { patienceMs: 30_000, keptBytes: 400_000 }
/** How many people share one address, as in an office. */
export const office = 30
/** In seconds: the shortest and longest pause between two actions, and the time over which people arrive. */
export type Thinking = { min: number; max: number; arriving: number }
/** How many people arrive each second: real visitors don't arrive all at once. */
const comingASecond = 5
/** Over how many seconds this many people arrive. */
export const arrivalOf = (people: number) => people / comingASecond

/** Where the site and its backend listen. */
type Stage = { site: { url: string }; authHost: string; firestoreHost: string; functions: string }

/** One visitor with their own browser: its connections, and the files it has already loaded. */
export class Person {
  readonly #stage: Stage
  readonly #record: Record
  readonly #random: Random
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 })
  readonly #address: string
  readonly #loaded = new Set<string>()
  readonly #name: string
  readonly #think: Thinking
  #member: { uid: string; idToken: string } | null = null

  constructor(number: number, stage: Stage, record: Record, think: Thinking) {
    this.#stage = stage
    this.#record = record
    this.#think = think
    this.#random = new Random(number + 1)
    this.#name = `person-${number}-${process.pid}`
    this.#address = number < office ? '198.18.255.1' : `198.18.${Math.floor(number / 200)}.${1 + (number % 200)}`
  }

  /** Arrives at a random time while people arrive, then does one thing after another until the end. */
  async live(untilMs: number): Promise<void> {
    const { min, max, arriving } = this.#think
    await sleep(this.#random.next() * arriving * 1000)
    while (performance.now() < untilMs) {
      await this.#act()
      await sleep((min + this.#random.next() * (max - min)) * 1000)
    }
    this.#agent.destroy()
  }

  async #act(): Promise<void> {
    const roll = this.#random.next()
    if (roll < 0.45) return this.#readPage()
    if (roll < 0.85) return void (await this.#send('stored search', searchPath(this.#random)))
    if (roll < 0.92) return void (await this.#send('wide search', widePath(this.#random)))
    // Signs up once, then saves the alert again each time.
    return this.#member === null ? this.#signUp() : this.#saveAlert()
  }

  async #readPage(): Promise<void> {
    const page = await this.#send('page', pagePath(this.#random), { accept: 'text/html', 'accept-encoding': 'gzip' })
    for (const path of page === null ? [] : filesOf(htmlOf(page))) {
      if (this.#loaded.has(path)) continue
      this.#loaded.add(path)
      await this.#send('file of a page', path, { 'accept-encoding': 'gzip' })
    }
  }

  /** Creates the account, its documents by the callable, then the session cookie, as the sign-up dialog does. */
  async #signUp(): Promise<void> {
    const began = performance.now()
    const email = `${this.#name}@pointsward.test`
    try {
      const { localId: uid, idToken } = await signUpDirectly(this.#stage.authHost, email, 'a good password')
      const data = { userInfo: { name: 'Ann', email }, userId: uid, metadata: { referrer: 'direct' } }
      const authorization = `Bearer ${idToken}`
      const json = { 'content-type': 'application/json', authorization }
      const created = await this.#exchange(
        this.#stage.functions,
        'POST',
        '/createNewUser',
        json,
        JSON.stringify({ data }),
      )
      const opened = await this.#exchange(this.#stage.site.url, 'POST', '/api/session', { authorization }, null)
      if (created.status !== 200 || opened.status !== 204) {
        return this.#record.fail('sign-up', `${created.status} ${created.text.slice(0, 200)}, session ${opened.status}`)
      }
      this.#member = { uid, idToken }
      this.#record.add('sign-up', performance.now() - began)
    } catch (error) {
      this.#record.fail('sign-up', String(error))
    }
  }

  /** Writes directly to the database, subject to its security rules, as the page does. */
  async #saveAlert(): Promise<void> {
    if (this.#member === null) return
    const { uid, idToken } = this.#member
    const root = 'projects/demo-pointsward/databases/(default)/documents'
    const update = {
      name: `${root}/users/${uid}/alerts/00`,
      fields: fieldsOf({ settings: alertSettings(this.#random) }),
    }
    const stamp = [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }]
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${idToken}` }
    const body = JSON.stringify({ writes: [{ update, updateTransforms: stamp }] })
    try {
      const origin = `http://${this.#stage.firestoreHost}`
      this.#note('alert saved', await this.#exchange(origin, 'POST', `/v1/${root}:commit`, headers, body))
    } catch (error) {
      this.#record.fail('alert saved', String(error))
    }
  }

  async #send(deed: Deed, path: string, headers: Readonly<{ [name: string]: string }> = {}): Promise<Answer | null> {
    const signed: { [name: string]: string } = this.#member ? { authorization: `Bearer ${this.#member.idToken}` } : {}
    try {
      const answer = await this.#exchange(this.#stage.site.url, 'GET', path, { ...signed, ...headers }, null)
      return this.#note(deed, answer, path) ? answer : null
    } catch (error) {
      this.#record.fail(deed, `${path}: ${error}`)
      return null
    }
  }

  #note(deed: Deed, answer: Answer, path = ''): boolean {
    if (answer.status === 200) this.#record.add(deed, answer.ms)
    else this.#record.fail(deed, `${path} ${answer.status} ${answer.text.slice(0, 200)}`)
    return answer.status === 200
  }

  #exchange(origin: string, method: string, path: string, headers: { [name: string]: string }, body: string | null) {
    const own = { ...headers, 'x-forwarded-for': this.#address }
    return exchange(this.#agent, origin, { method, path, headers: own, body }, limits)
  }
}

function htmlOf({ headers, text }: Answer): string {
  const bytes = Buffer.from(text, 'latin1')
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

/** Paths of the build files that a page names. Copied, because a substring keeps the complete text in memory. */
function filesOf(html: string): Set<string> {
  const files = html.matchAll(/"(\/_next\/static\/[^"\\]+\.(?:js|css))/g)
  return new Set([...files].map(([, file = '']) => Buffer.from(file).toString()))
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
