type Fault = { message: string; locked: boolean }

/** The faults that keep a draft from going on. For a guest the plan's limits are decided once they are signed in. */
export function blockingFaults<One extends Fault>(faults: readonly One[], isGuest: boolean): One[] {
  return faults.filter(({ locked }) => !locked || !isGuest)
}

/** The first control that says its text is no good value. */
export function firstWrongControl(form: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null
}
