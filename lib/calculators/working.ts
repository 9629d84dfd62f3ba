/** One line of the working: what is looked up, how, and what comes out. */
export type Step = { what: string; how: string; figure: string }
