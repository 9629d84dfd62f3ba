import type { ConnectionStatus } from '@/lib/accounts/connections-contract.ts'
import { site } from '@/lib/core/site.ts'

const day = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeZone: 'Australia/Sydney' })

/** What the settings say of a member's seats.aero account. */
export function connectionText({ state, since }: ConnectionStatus): string {
  if (state === 'connected' && since !== null) {
    const used = 'Your live searches ask with your own account there and use its calls.'
    return `Connected since ${day.format(new Date(since))}. ${used}`
  }
  if (state === 'ended') return 'Your sign-in there has ended. Connect it again for your live searches.'
  return 'Have your live searches ask with your own seats.aero Pro account. We never see its password.'
}

const outcomes: Record<string, string> = {
  refused: 'seats.aero did not give its consent, so nothing is connected.',
  expired: 'That took too long, or the page was opened twice. Connect again.',
  failed: 'seats.aero could not be reached. Please try again in a minute.',
  'signed-out': 'You were signed out here in the meantime. Connect again.',
}

/** What came of the way there and back, by the word the address carries; null where there is nothing to add. */
export function outcomeText(outcome: string | null, state: ConnectionStatus['state']): string | null {
  if (outcome === null || state === 'connected' || !Object.hasOwn(outcomes, outcome)) return null
  return outcomes[outcome] ?? null
}
