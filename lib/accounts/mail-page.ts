import { z } from 'zod'

/** What a mail about one's account says, part by part: set in the frame of all mails, and as text. */
export const MailPage = z.object({
  /** At the right of the brand: Account, Tax invoice. */
  label: z.string(),
  /** What a list of mails shows behind the subject. */
  preheader: z.string(),
  heading: z.string(),
  lead: z.string(),
  rows: z.array(z.object({ name: z.string(), value: z.string() })),
  button: z.object({ words: z.string(), href: z.string() }).nullable(),
  /** Below the button, a paragraph each; `strong` begins it. */
  notes: z.array(z.object({ strong: z.string().optional(), text: z.string() })),
  /** Why it was sent, at the foot. */
  why: z.string(),
})
export type MailPage = z.infer<typeof MailPage>

export type AccountLetter = { subject: string; page: MailPage }

/** The same as plain text. */
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
