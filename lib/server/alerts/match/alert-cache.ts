import '../../../network/world-places.ts'
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { AlertSettings } from '../../../alerts/alert.ts'
import { AlertIndex } from '../../../alerts/alert-index.ts'
import type { LocalDate } from '../../../core/clock.ts'
import { listTokens } from '../../../network/place-tokens.ts'
import { streamDocuments } from '../../firebase-admin.ts'
import { describeError } from './describe-error.ts'

/**
 * Each refresh reads writes from this long before the previous one, because they become visible slightly out of order.
 */
const OVERLAP_SECONDS = 120
const ALERTS = 'alerts'

/**
 * All running alerts, as this process knows them. The index is only a hint: an alert it names is read again before its
 * member is told anything, so that one deleted or changed a moment ago isn't acted on in its old form. New and changed
 * alerts are found by the time they were written; deleted ones are found when they are next named.
 */
export class AlertCache {
  readonly index = new AlertIndex(listTokens)
  #since: Timestamp | null = null

  /** Reads the alerts written since the last refresh; all of them the first time. */
  async refresh(db: Firestore, today: LocalDate, report: (fault: string) => void): Promise<void> {
    const all = db.collectionGroup(ALERTS)
    const since = this.#since
    const query = since === null ? all : all.where('updatedAt', '>=', since)
    const readAt = Timestamp.now()
    for await (const document of streamDocuments(query.select('settings'))) this.#take(document, today, report)
    this.#since = Timestamp.fromMillis(readAt.toMillis() - OVERLAP_SECONDS * 1000)
  }

  /**
   * An alert that can't be read is left out of the index; its owner's page says so. One that can't be filed is too, and
   * is passed to `report`, so that it doesn't stop the others.
   */
  #take(document: QueryDocumentSnapshot, today: LocalDate, report: (fault: string) => void): void {
    const { path } = document.ref
    const parsed = AlertSettings.safeParse(document.get('settings'))
    try {
      if (parsed.success) this.index.set(path, parsed.data, today)
      else this.index.delete(path)
    } catch (error) {
      this.index.delete(path)
      report(`An alert cannot be filed: ${describeError(error)}`)
    }
  }
}
