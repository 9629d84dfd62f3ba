import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'

type Handler = (event: object) => void
export type Shown = { title: string; body: string; tag?: string; data: { path: string } }
type Tab = { url: string; focus: () => string }

const source = readFileSync(join(import.meta.dirname, '../../../public/sw.js'), 'utf8')

/** Runs the service worker in an isolated context with only the globals defined here. */
export function startWorker(tabs: Tab[] = []) {
  const handlers = new Map<string, Handler>()
  const shown: Shown[] = []
  const opened: string[] = []
  const self = {
    location: { href: 'https://site.test/sw.js?build=abc', origin: 'https://site.test' },
    addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
    registration: {
      showNotification: async (title: string, options: Omit<Shown, 'title'>) => void shown.push({ title, ...options }),
    },
    clients: { matchAll: async () => tabs, openWindow: async (address: string) => void opened.push(address) },
  }
  runInContext(source, createContext({ self, URL, Response, Promise, caches: {} }))

  /** Fires an event; resolves with what its handler passed to `waitUntil` or `respondWith`. */
  const fire = async (type: string, event: object) => {
    let work: unknown
    const take = (promise: unknown) => {
      work = promise
    }
    handlers.get(type)?.({ ...event, waitUntil: take, respondWith: take })
    return await work
  }
  return { fire, shown, opened }
}
