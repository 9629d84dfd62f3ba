import { z } from 'zod'

/** `settings/switches`: what an admin can turn on and off while the site runs. True is on. */
export const Switches = z.object({
  /** Searches that ask a provider now. */
  liveSearch: z.boolean(),
  /** New accounts. */
  signUps: z.boolean(),
  /** Contact, booking, review and bid forms. */
  forms: z.boolean(),
  /** New messages of visitors in the chat; off, it leads to the contact form. */
  chat: z.boolean(),
  /** Members may share seats they saw with everybody, and everybody sees those that are confirmed. Off at first. */
  sharedSeats: z.boolean(),
  /** A line for everybody, at the foot of every page. */
  banner: z.object({ text: z.string().trim().min(1).max(240), tone: z.enum(['info', 'warn']) }).nullable(),
})
export type Switches = z.infer<typeof Switches>

export const switchesPath = 'settings/switches'

/** Nobody has turned anything yet, or what is stored cannot be read: a fault of ours closes nothing. */
export const defaultSwitches: Switches = {
  ...{ liveSearch: true, signUps: true, forms: true, chat: true },
  ...{ sharedSeats: false, banner: null },
}

/** What is stored, each switch for itself: one added since stands as it does at first. */
export function parseSwitches(data: unknown): Switches {
  return Switches.safeParse({ ...defaultSwitches, ...(data as object | undefined) }).data ?? defaultSwitches
}
