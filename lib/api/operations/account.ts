import { Leaderboard } from '../../account/leaderboard.ts'
import { PriceList } from '../../billing/offer-schemas.ts'
import type { Operation } from '../operation.ts'

/** Sessions, prices and referrals. */
export const accountOperations = [
  {
    method: 'get',
    path: '/api/prices',
    id: 'prices',
    summary: 'What the plans cost',
    description: 'As the payment provider has it now. A plan without a price is not on sale.',
    asker: 'anyone',
    answer: { status: 200, schema: PriceList, description: 'The prices on sale.' },
    problems: [503],
  },
  {
    method: 'post',
    path: '/api/session',
    id: 'openSession',
    summary: 'Trade a fresh ID token for a session cookie',
    description: 'The token must be younger than 300 seconds.',
    asker: 'token',
    answer: { status: 204, description: 'The cookie is set.' },
    problems: [401, 503],
  },
  {
    method: 'delete',
    path: '/api/session',
    id: 'closeSession',
    summary: 'End the session of this browser',
    description: 'Also without one.',
    asker: 'anyone',
    answer: { status: 204, description: 'The cookie is gone.' },
    problems: [],
  },
  {
    method: 'post',
    path: '/api/session/everywhere',
    id: 'closeEverySession',
    summary: 'End the sessions of this account on every device',
    description: 'Every token issued until now is revoked.',
    asker: 'token',
    answer: { status: 204, description: 'All sessions are over.' },
    problems: [401, 503],
  },
  {
    method: 'get',
    path: '/api/leaderboard',
    id: 'leaderboard',
    summary: 'Who brought most members',
    description: 'Only members who chose to be named.',
    asker: 'anyone',
    answer: { status: 200, schema: Leaderboard, description: 'The most sign-ups first.' },
    problems: [503],
  },
] as const satisfies readonly Operation[]
