/** What the answer reports to the form: today's date by the server's clock, and whether an answer is loading. */
export type AnswerStatus = { today: string | null; isBusy: boolean }
