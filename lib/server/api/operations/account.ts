import { ConnectionStart, ConnectionStatus } from '../../../accounts/connections-contract.ts'
import { Leaderboard } from '../../../accounts/leaderboard.ts'
import { GrantChoice, GrantList } from '../../../accounts/oauth-contract.ts'
import { TokenChoice, TokenList, TokenMade, TokenRequest } from '../../../accounts/tokens-contract.ts'
import { OwnSeatsBody, OwnSeatsList, OwnSeatsParams, OwnSeatsTaken } from '../../../availability/own/own-seats.ts'
import { BillingOverview } from '../../../billing/billing-overview.ts'
import { PriceList } from '../../../billing/offer-schemas.ts'
import type { Operations } from '../operation.ts'

export const accountOperations = {
  'get /api/prices': {
    id: 'prices',
    summary: 'Plan prices',
    description: 'Current prices from the payment provider. A plan without a price isn’t on sale.',
    answer: { schema: PriceList, description: 'The current prices.' },
  },
  'get /api/billing': {
    id: 'billing',
    summary: 'The member’s next payment, card and invoices',
    description: 'Current details from the payment provider, newest invoice first. Empty if the member has never paid.',
    asker: 'member',
    answer: { schema: BillingOverview, description: 'The next payment and past payments.' },
    problems: [401, 503],
  },
  'post /api/session': {
    id: 'openSession',
    summary: 'Trade a fresh ID token for a session cookie',
    description: 'The token must be younger than 300 seconds.',
    asker: 'token',
    answer: { status: 204, description: 'Cookie set.' },
    problems: [401],
  },
  'delete /api/session': {
    id: 'closeSession',
    summary: 'Sign out this browser',
    description: 'Works without a session too.',
    answer: { status: 204, description: 'Cookie removed.' },
  },
  'post /api/session/everywhere': {
    id: 'closeEverySession',
    summary: 'Sign out this account on every device',
    description: 'Ends every log-in so far. Cookies and tokens stop working within a second.',
    asker: 'token',
    answer: { status: 204, description: 'All sessions have ended.' },
    problems: [401],
  },
  'post /api/session/others': {
    id: 'closeOtherSessions',
    summary: 'Sign out every session except the newest',
    description: 'Ends every log-in older than the token’s own, as after a password change.',
    asker: 'token',
    answer: { status: 204, description: 'The older sessions have ended.' },
    problems: [401],
  },
  'get /api/own-seats': {
    id: 'listOwnSeats',
    summary: 'Routes with seats the member added',
    description:
      'Seats they saw on an airline’s site, how many more they can add today, and whether and how much they share.',
    asker: 'member',
    answer: { schema: OwnSeatsList, description: 'The routes, most recent first.' },
    problems: [401],
  },
  'post /api/own-seats': {
    id: 'bringOwnSeats',
    summary: 'Add seats the member saw',
    description:
      'Up to 100 per request, within the plan’s daily limit. Requests with any other field are rejected. With `share`, everyone sees each seat once a second witness confirms it.',
    asker: 'token',
    body: OwnSeatsBody,
    answer: { schema: OwnSeatsTaken, description: 'How many were saved, and why any weren’t.' },
    problems: [400, 401, 403],
  },
  'delete /api/own-seats': {
    id: 'forgetOwnSeats',
    summary: 'Remove seats the member added',
    description: 'For one route, or all of them with `all=1`. `shared=1` keeps them and only stops sharing.',
    asker: 'token',
    query: OwnSeatsParams,
    answer: { status: 204, description: 'Removed.' },
    problems: [400, 401],
  },
  'get /api/tokens': {
    id: 'listTokens',
    summary: 'The member’s personal access tokens',
    description: 'Newest first, with when each was last used. Secrets are never shown again.',
    asker: 'member',
    answer: { schema: TokenList, description: 'The tokens, including expired ones.' },
    problems: [401],
  },
  'post /api/tokens': {
    id: 'createToken',
    summary: 'Create a personal access token',
    description: 'Up to 10 per member. The secret is only in this response; we keep a hash of it.',
    asker: 'token',
    body: TokenRequest,
    answer: { schema: TokenMade, description: 'The token and its secret.' },
    problems: [400, 401, 403],
  },
  'delete /api/tokens': {
    id: 'revokeToken',
    summary: 'Revoke a personal access token',
    description: 'It may still work for up to 10 seconds.',
    asker: 'token',
    query: TokenChoice,
    answer: { status: 204, description: 'Revoked.' },
    problems: [401, 404],
  },
  'get /api/grants': {
    id: 'listGrants',
    summary: 'The member’s connected apps',
    description: 'Each with its permissions and when it was last used.',
    asker: 'member',
    answer: { schema: GrantList, description: 'The apps, newest first.' },
    problems: [401],
  },
  'delete /api/grants': {
    id: 'endGrant',
    summary: 'Disconnect an app',
    description: 'Its tokens may still work for up to 10 seconds.',
    asker: 'token',
    query: GrantChoice,
    answer: { status: 204, description: 'Disconnected.' },
    problems: [401, 404],
  },
  'get /api/connections/seats-aero': {
    id: 'connectionStatus',
    summary: 'Whether the member has connected seats.aero',
    description: 'Their own seats.aero account, used for their live searches. Tokens are never shown.',
    asker: 'member',
    answer: { schema: ConnectionStatus, description: 'Whether it’s connected, and since when.' },
    problems: [401],
  },
  'delete /api/connections/seats-aero': {
    id: 'endConnection',
    summary: 'Disconnect the member’s seats.aero account',
    description: 'Works without a connection too.',
    asker: 'token',
    answer: { status: 204, description: 'Tokens deleted.' },
    problems: [401],
  },
  'post /api/connections/seats-aero/start': {
    id: 'startConnection',
    summary: 'Start connecting seats.aero',
    description: 'The address works once, for ten minutes.',
    asker: 'token',
    answer: { schema: ConnectionStart, description: 'The page where the member approves it.' },
    problems: [401, 404],
  },
  'get /api/connections/seats-aero/callback': {
    id: 'finishConnection',
    summary: 'Return from seats.aero',
    description: 'For browsers redirected from seats.aero.',
    asker: 'member',
    answer: { status: 303, description: 'Redirects to the account page, which shows the result.' },
    problems: [404],
  },
  'get /api/leaderboard': {
    id: 'leaderboard',
    summary: 'Top referrers',
    description: 'Only members who chose to be listed.',
    answer: { schema: Leaderboard, description: 'Most sign-ups first.' },
  },
} satisfies Operations
