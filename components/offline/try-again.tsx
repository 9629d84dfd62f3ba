'use client'

import { useEffect } from 'react'
import { Button } from '../ui/button.tsx'

/**
 * Loads the address again: by hand, and by itself when the connection is back and another page was asked for.
 * @param ownPath where the offline page itself is
 */
export function TryAgain({ ownPath }: { ownPath: string }) {
  useEffect(() => {
    const onOnline = () => {
      if (location.pathname !== ownPath) location.reload()
    }
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [ownPath])
  return (
    <Button kind="primary" onClick={() => location.reload()}>
      Try again
    </Button>
  )
}
