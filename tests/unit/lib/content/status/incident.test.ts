import { describe, expect, it } from 'vitest'
import { IncidentWords, incidentPartIds } from '../../../../../lib/content/status/incident.ts'

const words = { title: 'Mails come late', body: 'Alerts wait up to an hour.', parts: ['alerts'] }

describe('what an admin writes about an incident', () => {
  it('is accepted only with parts the status page knows, each once', () => {
    expect(IncidentWords.parse({ ...words, title: ' Mails come late ' })).toEqual(words)
    expect(IncidentWords.safeParse({ ...words, parts: incidentPartIds }).success).toBe(true)
    for (const parts of [[], ['alerts', 'alerts'], ['weather']]) {
      expect(IncidentWords.safeParse({ ...words, parts }).success).toBe(false)
    }
  })

  it('is rejected if a text is too short or too long, or with an unknown field', () => {
    for (const change of [{ title: 'No' }, { body: ' ' }, { body: 'x'.repeat(2_001) }, { state: 'resolved' }]) {
      expect(IncidentWords.safeParse({ ...words, ...change }).success).toBe(false)
    }
  })
})
