/** What the answer tells the form: the day it is there, and whether one is on its way. */
export type AnswerStatus = { today: string | null; isBusy: boolean }
