import type { Document, Timestamp } from '../protocol.ts'

/** One commit: the documents as they stand after it, and the names it deleted. */
export type JournalRecord = { time: Timestamp; set?: Document[]; deleted?: string[] }
