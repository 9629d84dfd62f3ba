/** A toast waiting to be shown. The code that shows toasts is only loaded once there is one. */
export type Notice = {
  text: string
  durationMs: number
  /** For a failure: where to mend it. Such a toast looks like one and has a button that closes it. */
  link?: { href: string; label: string }
}

type Listener = () => void
const listeners = new Set<Listener>()
let pending: readonly Notice[] = []

/** Shows a toast for `durationMs`. */
export function notify(text: string, durationMs: number): void {
  show({ text, durationMs })
}

/** Shows a toast about a failure, until it is closed. */
export function notifyFailure(text: string, link: { href: string; label: string }): void {
  show({ text, durationMs: Number.POSITIVE_INFINITY, link })
}

function show(notice: Notice): void {
  pending = [...pending, notice]
  for (const listener of listeners) listener()
}

export const notices = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  pending: () => pending,
  taken(): void {
    pending = []
  },
}

/** The toasts of the specification, with how long they are shown. */
export const toasts = {
  referral: () => notify('Referral successful', 5_000),
  signedIn: () => notify('Successfully signed in.', 3_000),
  signedOutEverywhere: () => notify('You’re signed out on every device.', 8_000),
  signedOutElsewhere: () => notify('You’ve been signed out on this device.', 8_000),
  signedUp: () => notify('New account successfully created.', 3_000),
}
