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
