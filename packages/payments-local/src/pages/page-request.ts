import type { Desk } from '../calls.ts'

/** A request for one of the hosted pages. */
export type PageRequest = Desk & { id: string; form: URLSearchParams | null; query: URLSearchParams }

/** A page to show, or the address to redirect the browser to. */
export type PageAnswer = { status: number; html: string } | { redirect: string }
