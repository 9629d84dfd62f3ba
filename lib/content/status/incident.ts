import { z } from 'zod'

/** The parts of the site an incident can affect, as named on the status page. */
export const incidentParts = {
  search: 'Reward seat search',
  live: 'Live search',
  freshness: 'How recent results are',
  alerts: 'Alerts and messages',
  accounts: 'Accounts and log-in',
  payments: 'Payments',
  forms: 'Forms and chat',
  site: 'The whole site',
} as const
export type IncidentPart = keyof typeof incidentParts
export const incidentPartIds = Object.keys(incidentParts) as [IncidentPart, ...IncidentPart[]]

/** The states of an incident, from first suspicion to resolution. */
export const incidentStates = ['investigating', 'identified', 'watching', 'resolved'] as const
export type IncidentState = (typeof incidentStates)[number]

export const incidentStateNames: Record<IncidentState, string> = {
  investigating: 'Investigating',
  identified: 'Cause found',
  watching: 'Fixed, monitoring',
  resolved: 'Resolved',
}

const Text = z.string().trim().min(1).max(2_000)

/** What an admin enters about an incident. */
export const IncidentWords = z.strictObject({
  title: z.string().trim().min(3).max(120),
  body: Text,
  parts: z
    .array(z.enum(incidentPartIds))
    .min(1)
    .max(incidentPartIds.length)
    .refine((parts) => new Set(parts).size === parts.length, 'names each part once'),
})

export const IncidentNews = z.strictObject({ state: z.enum(incidentStates), text: Text })

/** `incidents/{id}`, written by admins and shown to everyone on the status page. */
export const Incident = z.object({
  ...IncidentWords.shape,
  state: z.enum(incidentStates),
  startedAt: z.iso.datetime(),
  /** Null while it is ongoing. */
  resolvedAt: z.iso.datetime().nullable(),
  /** Oldest first. */
  updates: z.array(z.object({ ...IncidentNews.shape, at: z.iso.datetime() })),
})
export type Incident = z.infer<typeof Incident> & { id: string }
