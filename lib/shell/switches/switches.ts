import { z } from 'zod'

/** `settings/switches`: what an operator can turn on and off while the site runs. True is on. */
export const Switches = z.object({
  /** Live searches, which query a provider directly. */
  liveSearch: z.boolean(),
  /** New accounts. */
  signUps: z.boolean(),
  /** Contact, booking, review and bid forms. */
  forms: z.boolean(),
  /** New messages from visitors in the chat; when off, the chat links to the contact form. */
  chat: z.boolean(),
  /** Members may share seats they saw, and everyone sees the confirmed ones. Off by default. */
  sharedSeats: z.boolean(),
  /** A message to everyone, at the foot of every page. */
  banner: z.object({ text: z.string().trim().min(1).max(240), tone: z.enum(['info', 'warn']) }).nullable(),
})
export type Switches = z.infer<typeof Switches>

export const switchesPath = 'settings/switches'

/** The defaults, also used if the stored switches can't be read: a fault of ours must not close the main features. */
export const defaultSwitches: Switches = {
  ...{ liveSearch: true, signUps: true, forms: true, chat: true },
  ...{ sharedSeats: false, banner: null },
}

/** Reads the stored switches. A switch missing from them, because it was added since, has its default. */
export function parseSwitches(data: unknown): Switches {
  return Switches.safeParse({ ...defaultSwitches, ...(data as object | undefined) }).data ?? defaultSwitches
}
