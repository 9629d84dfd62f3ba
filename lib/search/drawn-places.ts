/**
 * Where the server puts the answer to the question in a finder's address: from the start of the first screen to its end,
 * below the form. A browser takes all of it away again once it draws the finder by itself.
 */
export const drawnPlaces = {
  form: 'finder-form',
  start: 'finder-start',
  end: 'finder-end',
  answer: 'finder-first-answer',
} as const
