import { ConnectionStart, ConnectionStatus } from '../connections-contract.ts'
import type { Services } from './services.ts'

const address = '/api/connections/seats-aero'

/** The member's own sign-in at seats.aero. Each call carries their token, which no page of another site can send. */
export function connectionActions({ auth }: Services) {
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path = ''): Promise<Response> => {
    if (!auth.currentUser) throw new Error('Nobody is signed in.')
    const headers = { authorization: `Bearer ${await auth.currentUser.getIdToken()}` }
    const response = await fetch(`${address}${path}`, { method, headers })
    if (!response.ok) throw new Error(`${address}${path} answered ${response.status}`)
    return response
  }
  return {
    connectionStatus: async (): Promise<ConnectionStatus> => ConnectionStatus.parse(await (await ask('GET')).json()),

    /** The address at which the member says yes; their browser goes there. */
    startConnection: async (): Promise<string> => ConnectionStart.parse(await (await ask('POST', '/start')).json()).url,

    endConnection: async (): Promise<void> => void (await ask('DELETE')),
  }
}
