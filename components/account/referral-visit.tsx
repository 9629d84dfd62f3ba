'use client'

import { useEffect } from 'react'

/** A visit by a referral link: its code is kept, and the visitor told. */
export function ReferralVisit() {
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('ref')
    if (code === null) return
    import('./keep-referral.ts')
      .then(({ keepReferral }) => keepReferral(code))
      // Offline, or storing is forbidden: nothing was kept, and saying so would help nobody.
      .catch(() => {})
  }, [])
  return null
}
