import { describe, expect, it, vi } from 'vitest'
import { answerReports, readReports } from '@/lib/server/http/policy-reports.ts'

vi.spyOn(console, 'log').mockImplementation(() => {})

const violation = {
  type: 'csp-violation',
  body: {
    documentURL: 'https://pointsward.example/pricing?a=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
  },
}

describe('reports of policy violations', () => {
  it('are parsed in both formats, and keep only the page, the directive and the kind', () => {
    const old = {
      'csp-report': {
        'document-uri': 'https://pointsward.example/popular-routes/x?token=secret',
        'violated-directive': "style-src 'self'",
        'blocked-uri': 'https://elsewhere.example/secret',
      },
    }
    expect(readReports(JSON.stringify([violation, { type: 'deprecation', body: {} }]))).toEqual([
      { directive: 'script-src-elem', blocked: 'inline', page: '/pricing' },
    ])
    expect(readReports(JSON.stringify(old))).toEqual([
      { directive: 'style-src', blocked: 'address', page: 'another page' },
    ])
  })

  it.each(['', '{', '7', '[1]', '{"csp-report":1}', JSON.stringify(Array(21).fill(violation))])(
    'are rejected: %s',
    (text) => {
      expect(readReports(text)).toBeNull()
    },
  )

  it('with an unknown directive are left out', () => {
    expect(
      readReports(JSON.stringify([{ ...violation, body: { ...violation.body, effectiveDirective: 'x'.repeat(99) } }])),
    ).toEqual([])
  })

  it('are counted in one document per kind and day, whatever the page', async () => {
    const set = vi.fn(async () => {})
    const doc = vi.fn((_path: string) => ({ set }))
    const db = () => ({ doc }) as never
    const send = (body: string) =>
      answerReports(new Request('https://x.example/', { method: 'POST', body }), db, '2026-11-24T01:00:00.000Z')
    const other = { ...violation, body: { ...violation.body, documentURL: 'https://pointsward.example/made/up' } }
    expect((await send(JSON.stringify([violation, other]))).status).toBe(204)
    expect(new Set(doc.mock.calls.map(([path]) => path))).toEqual(
      new Set(['policy-reports/2026-11-24-script-src-elem-inline']),
    )
    expect((await send('nonsense')).status).toBe(400)
    expect((await send(' '.repeat(16_385))).status).toBe(413)
  })
})
