/**
 * Ids of the elements between which the server inserts the answer to the question in a finder's address: it replaces
 * the first screen, from `start` to `end`, below the form. Once the browser renders the finder itself, all of this is
 * removed.
 */
export const drawnPlaces = {
  form: 'finder-form',
  start: 'finder-start',
  end: 'finder-end',
  answer: 'finder-first-answer',
} as const

/** Controls of the drawn answer that only the finder's code can open. */
export type DrawnControl = 'filters' | 'live'

let pressed: string | undefined

/** Notes which drawn control a visitor pressed, so that it opens as soon as the finder's own takes its place. */
export function notePress(control: string | undefined): void {
  pressed = control
}

/** Whether this control was pressed last while it was only drawn; true once for each press. */
export function takePress(control: DrawnControl): boolean {
  const isPressed = pressed === control
  if (isPressed) pressed = undefined
  return isPressed
}
