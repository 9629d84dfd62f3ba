'use client'

import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'

const AGAIN_MS = 3_000

/**
 * Reloads the page: on a click, and automatically once the connection is back, unless it is the offline page itself.
 * @param ownPath the path of the offline page
 */
export function TryAgain({ ownPath }: { ownPath: string }) {
  useEffect(() => {
    const reloadIfOnline = () => {
      if (location.pathname === ownPath || !navigator.onLine) return
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => location.reload(),
        // Still no connection: the next check may find one.
        () => {},
      )
    }
    window.addEventListener('online', reloadIfOnline)
    // The event may fire before this script runs, or before the network is usable.
    const again = setInterval(reloadIfOnline, AGAIN_MS)
    return () => {
      window.removeEventListener('online', reloadIfOnline)
      clearInterval(again)
    }
  }, [ownPath])
  return (
    <Button kind="primary" onClick={() => location.reload()}>
      Try again
    </Button>
  )
}
