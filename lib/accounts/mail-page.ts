import { z } from 'zod'

/** The parts of an email about an account, rendered in the shared email frame and as plain text. */
export const MailPage = z.object({
  /** Shown to the right of the brand: Account, Tax invoice. */
  label: z.string(),
  /** The text that email lists show after the subject. */
  preheader: z.string(),
  heading: z.string(),
  lead: z.string(),
  rows: z.array(z.object({ name: z.string(), value: z.string() })),
  button: z.object({ words: z.string(), href: z.string() }).nullable(),
  /** Paragraphs below the button; each starts with its `strong` text. */
  notes: z.array(z.object({ strong: z.string().optional(), text: z.string() })),
  /** Why the email was sent, shown in the footer. */
  why: z.string(),
})
export type MailPage = z.infer<typeof MailPage>

export type AccountEmail = { subject: string; page: MailPage }

/** Renders the email as plain text. */
export function pageText({ heading, lead, rows, button, notes, why }: MailPage): string {
  return [
    heading,
    lead,
    ...(rows.length > 0 ? [rows.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.words}:\n${button.href}`] : []),
    ...notes.map(({ strong, text }) => (strong ? `${strong} ${text}` : text)),
    why,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
