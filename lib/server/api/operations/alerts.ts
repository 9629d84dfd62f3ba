import { z } from 'zod'
import { AlertChoice, AlertMade, AlertRequest, MemberAlerts } from '../../../alerts/alerts-contract.ts'
import { OfferedChannels } from '../../../alerts/delivery/channels.ts'
import { MailStanding } from '../../../alerts/delivery/mail-choice.ts'
import { NextChecksAnswer } from '../../../alerts/next-check.ts'
import { AlertPreview } from '../../../alerts/preview-contract.ts'
import type { Operation } from '../operation.ts'

const Link = z.object({ token: z.string() })
const Key = z.object({ key: z.string() })

/** A member's own alerts, and what of alerts needs no sign-in: a mail program, a calendar or a feed reader has none. */
export const alertOperations = [
  {
    method: 'get',
    path: '/api/alerts',
    id: 'listAlerts',
    summary: 'The member’s alerts',
    description: 'Each with its settings, whether it runs, and the latest seats it found.',
    asker: 'member',
    scope: 'read:alerts',
    answer: { status: 200, schema: MemberAlerts, description: 'The alerts, by place.' },
    problems: [401],
  },
  {
    method: 'post',
    path: '/api/alerts',
    id: 'createAlert',
    summary: 'Set an alert',
    description:
      'Only `from` and `to` are needed; what is left out is as on the page: business, one seat, every day the plan reaches, by email. Days beyond the plan are cut, and `clamped` says so. At most 50 for a member.',
    asker: 'member',
    scope: 'write:alerts',
    body: AlertRequest,
    answer: { status: 200, schema: AlertMade, description: 'The alert as it is kept.' },
    problems: [400, 401, 409],
  },
  {
    method: 'delete',
    path: '/api/alerts',
    id: 'deleteAlert',
    summary: 'Delete an alert',
    description: 'For good.',
    asker: 'member',
    scope: 'write:alerts',
    query: AlertChoice,
    answer: { status: 204, description: 'It is gone.' },
    problems: [401, 404],
  },
  {
    method: 'get',
    path: '/api/alerts/channels',
    id: 'alertChannels',
    summary: 'What this site can send alerts by',
    description: 'And the key a browser subscribes to push with.',
    asker: 'anyone',
    answer: { status: 200, schema: OfferedChannels, description: 'Null for what is not set up.' },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/alerts/preview',
    id: 'alertPreview',
    summary: 'How often an alert would have spoken up in the last 30 days',
    description: 'Every change on record held against it by the rule alerts are matched by; first looks count as none.',
    asker: 'anyone',
    query: z.object({ settings: z.string() }),
    answer: { status: 200, schema: AlertPreview, description: 'The count, and how far back the record goes.' },
    problems: [400],
  },
  {
    method: 'get',
    path: '/api/alerts/checks',
    id: 'alertChecks',
    summary: 'When the routes of alerts are looked at next',
    description: 'By the rules of the schedule that looks at them; says where that is not known.',
    asker: 'anyone',
    query: z.object({ alerts: z.string() }),
    answer: { status: 200, schema: NextChecksAnswer, description: 'One for each alert asked about, in their order.' },
    problems: [400],
  },
  {
    method: 'get',
    path: '/api/alerts/unsubscribe',
    id: 'mailStanding',
    summary: 'What a link in a mail is about',
    description: 'Changes nothing: those who check mails follow their links.',
    asker: 'anyone',
    query: Link,
    answer: { status: 200, schema: MailStanding, description: 'The alert, and whether its mails are sent.' },
    problems: [404],
  },
  {
    method: 'post',
    path: '/api/alerts/unsubscribe',
    id: 'mailChoice',
    summary: 'Unsubscribe',
    description: 'In one click from a mail program (RFC 8058), or with `choice` in a form.',
    asker: 'anyone',
    query: Link,
    answer: { status: 200, schema: MailStanding, description: 'How things stand afterwards.' },
    problems: [400, 404],
  },
  {
    method: 'get',
    path: '/api/alerts/feeds/calendar.ics',
    id: 'calendarFeed',
    summary: 'A member’s finds as a calendar',
    description: 'For calendars that subscribe to an address (RFC 5545).',
    asker: 'anyone',
    query: Key,
    answer: { status: 200, type: 'text/calendar', schema: z.string(), description: 'The calendar.' },
    problems: [404],
  },
  {
    method: 'get',
    path: '/api/alerts/feeds/alerts.atom',
    id: 'atomFeed',
    summary: 'A member’s messages as an Atom feed',
    description: 'For feed readers (RFC 4287).',
    asker: 'anyone',
    query: Key,
    answer: { status: 200, type: 'application/atom+xml', schema: z.string(), description: 'The feed.' },
    problems: [404],
  },
] as const satisfies readonly Operation[]
