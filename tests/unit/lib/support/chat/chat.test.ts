import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildMailToTeam, buildMailToVisitor, newGuestChatId } from '../../../../../lib/server/chat/chats.ts'
import { mailBodies } from '../../../../../lib/server/mail/send-mail.ts'
import {
  type ChatDocument,
  isGuestChatId,
  isThere,
  STAMP_EVERY_MS,
  unreadBy,
} from '../../../../../lib/support/chat/chat.ts'
import { SendChat } from '../../../../../lib/support/chat/send-chat.ts'

const at = (minutes: number) => new Date(Date.parse('2026-11-22T00:00:00Z') + minutes * 60_000).toISOString()
const chat: ChatDocument = {
  ...{ reference: 'H-AAAA-BBBB', uid: null, name: 'Ann', email: 'ann@example.com', createdAt: at(0), status: 'open' },
  ...{ count: 3, last: { side: 'team', excerpt: '', sentAt: at(0) }, visitorRead: 1, teamRead: 3 },
  ...{ visitorTypingAt: null, teamTypingAt: null, waitingSince: null },
  ...{ mailedToTeam: { number: 0, at: null }, mailedToVisitor: 0, expireAt: null },
}
const message = (number: number, side: 'visitor' | 'team', text = 'Hello') => ({ number, side, text, sentAt: at(0) })

describe('a chat', () => {
  it('counts the unread messages of each side', () => {
    expect([unreadBy('visitor', chat), unreadBy('team', chat)]).toEqual([2, 0])
  })

  it('has a valid guest id, different each time', () => {
    const ids = new Set(Array.from({ length: 1_000 }, newGuestChatId))
    expect(ids.size).toBe(1_000)
    for (const id of ids) expect(isGuestChatId(id)).toBe(true)
  })

  it('counts the team as present for a short time after its page last reported', () => {
    expect(isThere(at(0), at(STAMP_EVERY_MS / 60_000 + 0.5))).toBe(true)
    expect(isThere(at(0), at(2))).toBe(false)
    expect(isThere(null, at(0))).toBe(false)
  })
})

describe('a message sent to the chat', () => {
  const body = {
    side: 'visitor',
    chat: null,
    attempt: randomUUID(),
    text: 'Hello',
    website: '',
    name: null,
    email: null,
  }

  it('is accepted only with valid text and ids, and at most one email address', () => {
    expect(SendChat.safeParse(body).success).toBe(true)
    for (const change of [
      { text: '' },
      { text: '   ' },
      { text: 'x'.repeat(2_001) },
      { text: '\uD83D' },
      { text: 'a\u0000b' },
      { text: ['a'] },
      { chat: 'g-short' },
      { chat: '../users/x' },
      { attempt: 'again' },
      { side: 'admin' },
      { email: 'a@example.com,b@example.com' },
      { email: 'Ann <a@example.com>' },
      { uid: 'x' },
    ]) {
      expect(SendChat.safeParse({ ...body, ...change }).success, JSON.stringify(change)).toBe(false)
    }
  })
})

describe('handing over', () => {
  it('emails the team what is new, and not again within ten minutes', () => {
    const messages = [message(1, 'visitor', 'First'), message(2, 'team'), message(3, 'visitor', 'Second')]
    const first = buildMailToTeam(chat, messages, at(0))
    expect(first?.document.text).toContain('First\n\nSecond')
    expect(first?.document.replyTo).toEqual({ name: 'Ann', address: 'ann@example.com' })
    expect(first && buildMailToTeam(first.chat, [...messages, message(4, 'visitor')], at(9))).toBeNull()
    const later = first && buildMailToTeam(first.chat, [...messages, message(4, 'visitor', 'Third')], at(11))
    expect(later?.document.text).not.toContain('First')
    expect(later?.document.text).toContain('Third')
  })

  it('emails the visitor unread messages once, and nothing without an address', () => {
    const messages = [message(1, 'team', 'Read'), message(2, 'team', 'Unread')]
    expect(buildMailToVisitor(chat, messages, at(1))).toBeNull()
    const mail = buildMailToVisitor(chat, messages, at(3))
    expect(mail?.document).toMatchObject({ to: 'ann@example.com', text: expect.stringContaining('Unread') })
    expect(mail?.document.text).not.toContain('Read\n')
    expect(mail && buildMailToVisitor(mail.chat, messages, at(9))).toBeNull()
    expect(buildMailToVisitor({ ...chat, email: null }, messages, at(3))).toBeNull()
  })

  it('writes what was typed as text: markup is escaped, and a subject stays one line', () => {
    const name = 'Ann\r\nBcc: all@example.com'
    const made = buildMailToTeam({ ...chat, name }, [message(1, 'visitor', '<img src=x onerror=alert(1)>')], at(0))
    if (!made) throw new Error('no mail was made')
    expect(made.document.subject).not.toMatch(/[\r\n]/)
    const { html, text } = mailBodies(made.document)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<img')
    expect(text).toContain('<img src=x onerror=alert(1)>')
  })
})
