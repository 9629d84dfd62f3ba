import { type MailChoice, MailStanding } from '@/lib/alerts/delivery/mail-choice.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'

const addressOf = (token: string) => `/api/alerts/unsubscribe?${new URLSearchParams({ token })}`

/** @throws ApiFailure */
export function readMailStanding(token: string, signal: AbortSignal): Promise<MailStanding> {
  return fetchJson(addressOf(token), MailStanding, { signal, token: null })
}

/** @throws Error with what to say */
export async function sendMailChoice(token: string, choice: MailChoice): Promise<MailStanding> {
  const body = new URLSearchParams({ choice })
  const response = await fetch(addressOf(token), { method: 'POST', body }).catch(() => null)
  if (!response?.ok) throw new Error('That did not reach us. Check your connection and try again.')
  return MailStanding.parse(await response.json())
}
