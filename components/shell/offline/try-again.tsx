'use client'

import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'

const AGAIN_MS = 3_000

/**
 * Loads the address again: by hand, and by itself when the connection is back and another page was asked for.
 * @param ownPath where the offline page itself is
 */
export function TryAgain({ ownPath }: { ownPath: string }) {
  useEffect(() => {
    const look = () => {
      if (location.pathname === ownPath || !navigator.onLine) return
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => location.reload(),
        // Still out of reach: the next look tells.
        () => {},
      )
    }
    window.addEventListener('online', look)
    // The event may come before this script, or before the network can be used.
    const again = setInterval(look, AGAIN_MS)
    return () => {
      window.removeEventListener('online', look)
      clearInterval(again)
    }
  }, [ownPath])
  return (
    <Button kind="primary" onClick={() => location.reload()}>
      Try again
    </Button>
  )
}
