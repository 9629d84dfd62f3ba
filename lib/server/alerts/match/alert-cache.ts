import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { AlertSettings } from '../../../alerts/alert.ts'
import { AlertIndex } from '../../../alerts/alert-index.ts'
import type { LocalDate } from '../../../core/clock.ts'
import { listTokens } from '../../../network/place-tokens.ts'
import { streamDocuments } from '../../firebase-admin.ts'

/** Writes are looked for from this long before the last look: they become visible a little out of order. */
const OVERLAP_SECONDS = 120
const ALERTS = 'alerts'

/**
 * All running alerts, as this process knows them. The index is a hint: what it names is read again before anybody is
 * told, so that an alert deleted or changed a moment ago is never acted on as it was. New and changed ones are read
 * by the time of their writing; deleted ones are found out when they are named.
 */
export class AlertCache {
  readonly index = new AlertIndex(listTokens)
  #since: Timestamp | null = null

  /** Takes in what members wrote since the last time; everything the first time. */
  async refresh(db: Firestore, today: LocalDate): Promise<void> {
    const all = db.collectionGroup(ALERTS)
    const since = this.#since
    const query = since === null ? all : all.where('updatedAt', '>=', since)
    const readAt = Timestamp.now()
    for await (const document of streamDocuments(query.select('settings'))) this.#take(document, today)
    this.#since = Timestamp.fromMillis(readAt.toMillis() - OVERLAP_SECONDS * 1000)
  }

  /** An alert that cannot be read is nobody's; its owner's page says so. */
  #take(document: QueryDocumentSnapshot, today: LocalDate): void {
    const parsed = AlertSettings.safeParse(document.get('settings'))
    if (parsed.success) this.index.set(document.ref.path, parsed.data, today)
    else this.index.delete(document.ref.path)
  }
}
