import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { buildAlertReference } from '../../alerts/alert.ts'

/** Returns the reference of a stored alert; of a place without an alert, its path. */
export function referenceOf(alert: DocumentSnapshot): string {
  return buildAlertReference(alert.ref.path, alert.get('identity'))
}
