import { z } from 'zod'
import { AlertChoice, AlertMade, AlertRequest, MemberAlerts } from '../../../alerts/alerts-contract.ts'
import { OfferedChannels } from '../../../alerts/delivery/channels.ts'
import { MailLinkStatus } from '../../../alerts/delivery/mail-choice.ts'
import { NextChecksAnswer } from '../../../alerts/next-check.ts'
import { AlertPreview } from '../../../alerts/preview-contract.ts'
import type { Operations } from '../operation.ts'

const Link = z.object({ token: z.string() })
const Key = z.object({ key: z.string() })

/** A member's own alerts, and what mail programs, calendars and feed readers call without signing in. */
export const alertOperations = {
  'get /api/alerts': {
    id: 'listAlerts',
    summary: 'The member’s alerts',
    description: 'Each with its settings, whether it runs, and the latest seats it found.',
    asker: 'member',
    scope: 'read:alerts',
    answer: { schema: MemberAlerts, description: 'The alerts, by name; unnamed ones last.' },
    problems: [401],
  },
  'post /api/alerts': {
    id: 'createAlert',
    summary: 'Set an alert',
    description:
      'Only `from` and `to` are required. Defaults are as on the page: business, one seat, every date in the plan, by email. Dates beyond the plan are cut, and `clamped` says so. Up to 50 per member.',
    asker: 'member',
    scope: 'write:alerts',
    body: AlertRequest,
    answer: { schema: AlertMade, description: 'The alert as saved.' },
    problems: [400, 401, 409],
  },
  'delete /api/alerts': {
    id: 'deleteAlert',
    summary: 'Delete an alert',
    description:
      'This can’t be undone. Give the alert’s `reference` as `id`: a bare `id` deletes whichever alert has that place now.',
    asker: 'member',
    scope: 'write:alerts',
    query: AlertChoice,
    answer: { status: 204, description: 'Deleted.' },
    problems: [401, 404],
  },
  'get /api/alerts/channels': {
    id: 'alertChannels',
    summary: 'Alert channels this site supports',
    description: 'With the key browsers use to subscribe to notifications.',
    answer: { schema: OfferedChannels, description: 'Null for any channel that isn’t set up.' },
  },
  'get /api/alerts/preview': {
    id: 'alertPreview',
    summary: 'How often an alert would have matched in the last 30 days',
    description:
      'Compares every recorded change with the alert, using the same matching rules. First checks don’t count.',
    query: z.object({ settings: z.string() }),
    answer: { schema: AlertPreview, description: 'The count, and how far back the record goes.' },
    problems: [400],
  },
  'get /api/alerts/checks': {
    id: 'alertChecks',
    summary: 'When alert routes are next checked',
    description: 'Based on the refresh schedule; says so when it isn’t known.',
    query: z.object({ alerts: z.string() }),
    answer: { schema: NextChecksAnswer, description: 'One per alert, in the order given.' },
    problems: [400],
  },
  'get /api/alerts/unsubscribe': {
    id: 'mailStanding',
    summary: 'What an email link is for',
    description: 'Changes nothing, because mail scanners follow links.',
    query: Link,
    answer: { schema: MailLinkStatus, description: 'The alert, and whether its emails are on.' },
    problems: [404],
  },
  'post /api/alerts/unsubscribe': {
    id: 'mailChoice',
    summary: 'Unsubscribe',
    description: 'One-click from an email app (RFC 8058), or with `choice` in a form.',
    query: Link,
    answer: { schema: MailLinkStatus, description: 'The settings after the change.' },
    problems: [400, 404],
  },
  'get /api/alerts/feeds/calendar.ics': {
    id: 'calendarFeed',
    summary: 'A member’s found seats as a calendar',
    description: 'For calendar subscriptions (RFC 5545).',
    query: Key,
    answer: { type: 'text/calendar', schema: z.string(), description: 'The calendar.' },
    problems: [404],
  },
  'get /api/alerts/feeds/alerts.atom': {
    id: 'atomFeed',
    summary: 'A member’s messages as an Atom feed',
    description: 'For feed readers (RFC 4287).',
    query: Key,
    answer: { type: 'application/atom+xml', schema: z.string(), description: 'The feed.' },
    problems: [404],
  },
} satisfies Operations
