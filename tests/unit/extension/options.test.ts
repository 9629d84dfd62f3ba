import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { searchBody } from './answers.ts'

/** As much of an element as the options page touches. */
class Part {
  hidden = false
  value = ''
  textContent = ''
  readonly attributes = new Set<string>()
  readonly focus = vi.fn()
  readonly append = vi.fn()
  readonly replaceChildren = vi.fn()
  readonly #listeners = new Map<string, (event: object) => Promise<void>>()
  readonly button: Part | null
  constructor(button: Part | null = null) {
    this.button = button
  }
  querySelector = () => this.button
  setAttribute = (name: string) => void this.attributes.add(name)
  removeAttribute = (name: string) => void this.attributes.delete(name)
  toggleAttribute = (name: string, on: boolean) => void (on ? this.attributes.add(name) : this.attributes.delete(name))
  addEventListener = (type: string, listener: (event: object) => Promise<void>) =>
    void this.#listeners.set(type, listener)
  /** Resolves once the page has dealt with the event. */
  fire = async (type: string) => this.#listeners.get(type)?.({ preventDefault: () => {} })
}

const connectButton = new Part()
const ids = ['token', 'problem', 'plan-status', 'reaches', 'disconnect'] as const
const parts = Object.fromEntries(ids.map((id) => [id, new Part()])) as Record<(typeof ids)[number], Part>
const form = new Part(connectButton)
const refuse = () => Promise.reject(new Error('The disk is full.'))

beforeAll(async () => {
  for (const name of ['HTMLElement', 'HTMLFormElement', 'HTMLInputElement', 'HTMLUListElement', 'HTMLButtonElement'])
    vi.stubGlobal(name, Part)
  const elements: Record<string, Part> = { ...parts, form }
  vi.stubGlobal('document', { getElementById: (id: string) => elements[id], createElement: () => new Part() })
  vi.stubGlobal('chrome', {
    runtime: { getManifest: () => ({}) },
    storage: { local: { get: async () => ({}), set: refuse, remove: refuse } },
  })
  vi.stubGlobal('SITE_ORIGIN', 'https://example.org')
  vi.stubGlobal('fetch', async () => Response.json(searchBody))
  await import('../../../extension/src/options.ts')
})
afterAll(() => vi.unstubAllGlobals())

it('says that the browser refused to keep a token, and lets its member try again', async () => {
  parts.token.value = `pw_${'a'.repeat(43)}`
  await form.fire('submit')
  expect(parts.problem.textContent).toBe('Your browser couldn’t save the token. Try again.')
  expect(connectButton.attributes).toEqual(new Set())
  expect(parts.token.attributes).toEqual(new Set(['aria-invalid']))
})

it('says that the browser refused to remove a token', async () => {
  await parts.disconnect.fire('click')
  expect(parts.problem.textContent).toBe('Your browser couldn’t remove the token. Try again.')
})
