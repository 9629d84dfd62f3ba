import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PushMessage } from '@/lib/alerts/delivery/push-message.ts'
import { startWorker } from './worker-stage.ts'

const data = (value: unknown) => ({ data: { json: () => value } })
const message = { title: 'Sydney to Tokyo', body: '2 business seats on 5 December', path: '/alerts', tag: 'alert-1' }

/** Whether the worker shows the message it was sent, rather than its generic one for an invalid message. */
async function isShown(sent: unknown): Promise<boolean> {
  const { fire, shown } = startWorker()
  await fire('push', data(sent))
  return shown[0]?.body !== 'There is news for you.'
}

describe('a pushed alert', () => {
  test('is shown with its title and text, and keeps its path', async () => {
    const { fire, shown } = startWorker()
    await fire('push', data(message))
    expect(shown).toMatchObject([
      { title: message.title, body: message.body, tag: 'alert-1', data: { path: '/alerts' } },
    ])
  })

  test.each([
    { ...message, path: '//elsewhere.test' },
    { ...message, path: '/\\elsewhere.test' },
    { ...message, path: 'https://elsewhere.test' },
    { ...message, title: '' },
    { ...message, body: 'x'.repeat(501) },
    { ...message, more: true },
    { title: 'No body', path: '/' },
    { ...message, tag: 7 },
    null,
    'text',
  ])('shows a generic notification instead of the invalid %j', async (sent) => {
    const { fire, shown } = startWorker()
    await fire('push', data(sent))
    expect(shown).toMatchObject([{ title: 'Pointsward', body: 'There is news for you.', data: { path: '/dashboard' } }])
    expect(PushMessage.safeParse(sent).success).toBe(false)
  })

  test('without data shows a notification all the same', async () => {
    const { fire, shown } = startWorker()
    await fire('push', { data: null })
    expect(shown).toHaveLength(1)
  })

  test('is accepted by the worker if and only if the schema accepts it', async () => {
    const text = fc.oneof(fc.string({ maxLength: 130 }), fc.constant('/'), fc.constant('//x'), fc.constant('/a?b=1'))
    const sent = fc.record({ title: text, body: text, path: text, tag: text, more: text }, { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(sent, async (value) => {
        expect(await isShown(value)).toBe(PushMessage.safeParse(value).success)
      }),
    )
  })
})

describe('a click on an alert', () => {
  const click = (path: unknown) => {
    let closed = false
    const notification = { data: { path }, close: () => (closed = true) }
    return { event: { notification }, isClosed: () => closed }
  }

  test('opens its page and closes the notification', async () => {
    const { fire, opened } = startWorker([{ url: 'https://site.test/pricing', focus: () => 'focused' }])
    const { event, isClosed } = click('/alerts?id=1')
    await fire('notificationclick', event)
    expect(opened).toEqual(['https://site.test/alerts?id=1'])
    expect(isClosed()).toBe(true)
  })

  test('focuses the tab that already shows the page', async () => {
    const { fire, opened } = startWorker([{ url: 'https://site.test/alerts', focus: () => 'focused' }])
    expect(await fire('notificationclick', click('/alerts').event)).toBe('focused')
    expect(opened).toEqual([])
  })

  test.each(['//elsewhere.test/', 'https://elsewhere.test/', undefined, 7])('%s opens the home page', async (path) => {
    const { fire, opened } = startWorker()
    await fire('notificationclick', click(path).event)
    expect(opened).toEqual(['https://site.test/'])
  })
})

describe('requests', () => {
  const request = (url: string, more: object = {}) => ({ request: { url, method: 'GET', mode: 'cors', ...more } })

  test.each([
    ['an API answer', request('https://site.test/api/search?from=SYD')],
    ['the latest-build file', request('https://site.test/builds/latest.json?t=1')],
    ['a page payload', request('https://site.test/pricing?_rsc=1')],
    ['a form that is sent', request('https://site.test/', { method: 'POST', mode: 'navigate' })],
    ['another site', request('https://elsewhere.test/_next/static/chunks/a.js')],
  ])('%s is not handled by the worker', async (_name, event) => {
    const { fire } = startWorker()
    expect(await fire('fetch', event)).toBeUndefined()
  })
})
