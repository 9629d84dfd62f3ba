import { describe, expect, it } from 'vitest'
import { renderAlertMail } from '../../../../components/mail/alert-mail.tsx'
import { renderMessage } from '../../../../lib/alerts/delivery/render-message.ts'
import type { OutboxDocument } from '../../../../lib/alerts/outbox.ts'
import { freeSeats, opening } from '../../../contract/delivery/messages.ts'

const addressOf = (path: string) => `https://pointsward.example${path}`
const unsubscribe = addressOf('/unsubscribe?token=mail')
const identity = { contact: 'team@pointsward.example', imprint: 'Example Pty Ltd, ABN 00' }
const pause = addressOf('/unsubscribe?token=pause')
const mailOf = (message: OutboxDocument = opening()) =>
  renderAlertMail({
    content: renderMessage(message, { party: 2, again: new Set() }),
    addressOf,
    unsubscribe,
    pause,
    change: addressOf('/alerts?edit=07'),
    identity,
  })

describe('the mail of an alert', () => {
  it('has an HTML and a text part, each with the seat, its link, and links to unsubscribe and pause', async () => {
    const { html, text } = await mailOf()
    for (const part of [html.replaceAll('&amp;', '&'), text]) {
      expect(part).toContain('Wed 3 Feb 2027')
      expect(part).toContain(
        'https://pointsward.example/qantas/reward-seat-finder?from=SYD&to=SIN&when=2027-02-03..2027-02-03',
      )
      expect(part).toContain(unsubscribe)
      expect(part).toContain(pause)
    }
    expect(text).not.toMatch(/<[a-z]/)
  })

  it('names the alert it matches, the sender and the contact address, and has its headline once', async () => {
    const { html, text } = await mailOf()
    expect(html.match(/2 business seats to Singapore/g)).toHaveLength(1)
    expect(html).toContain('Why you got this.')
    expect(html).toContain('Singapore in business')
    for (const part of [html, text]) {
      expect(part).toContain('team@pointsward.example')
      expect(part).toContain('Example Pty Ltd, ABN 00')
    }
  })

  it('says first that sample data is sample data, and doesn’t mention it for real data', async () => {
    const { html, text } = await mailOf()
    expect(html).toContain('these seats are made up')
    expect(text.indexOf('Sample data')).toBe(0)
    const real = await mailOf(opening({ sample: false }, { source: { kind: 'file', name: 'Recorded search' } }))
    expect(real.html).not.toMatch(/sample/i)
    expect(real.text).not.toMatch(/sample/i)
  })

  it('has separate colours for dark screens', async () => {
    const { html } = await mailOf()
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toContain('<meta name="color-scheme" content="light dark"')
    // Each element with an inline colour has a class by which dark mode changes it.
    for (const [element] of html.matchAll(/<[a-z]+[^>]*style="[^"]*(?:#[0-9a-f]{6})[^"]*"[^>]*>/g)) {
      expect(element).toMatch(/class="m-/)
    }
    for (const role of ['m-page', 'm-card', 'm-ink', 'm-muted', 'm-link']) expect(html).toContain(`.${role}{`)
  })

  it('escapes a script in a name', async () => {
    const { html } = await mailOf(opening({ name: '<script>alert(1)</script>' }))
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
  })

  it('of a seat alert links to the seat map of its flight and to the list of seat alerts', async () => {
    const content = renderMessage(freeSeats(), { party: 1, again: new Set() })
    const { html, text } = await renderAlertMail({
      content,
      addressOf,
      unsubscribe,
      pause,
      change: addressOf('/seat-alerts?edit=03'),
      identity,
    })
    for (const part of [html.replaceAll('&amp;', '&'), text]) {
      expect(part).toContain('/flight-seat-availability-checker?flight=QF1&date=2027-02-03&from=SYD&to=SIN')
      expect(part).toContain('Free: 4A, 4B')
      expect(part).toContain(addressOf('/seat-alerts?edit=03'))
    }
    expect(html).toContain('Open the seat map')
  })

  it('offers no pause if it is not for an alert', async () => {
    const content = { ...renderMessage(opening(), { party: 1, again: new Set() }), items: [], why: [] }
    const { html, text } = await renderAlertMail({
      content,
      addressOf,
      unsubscribe,
      pause: null,
      change: addressOf('/alerts'),
      identity,
    })
    for (const part of [html, text]) expect(part).not.toMatch(/pause/i)
    expect(html).toContain('You asked for this email')
  })

  it('loads no images, styles or other resources', async () => {
    const { html } = await mailOf()
    expect(html).not.toMatch(/<img|<link|@import|url\(/)
  })
})
