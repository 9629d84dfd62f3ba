'use client'

import { useEffect } from 'react'

/** Marks the tab with the number of unread messages: (2) at the start of its title. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    if (unread === 0) return
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = `(${unread}) ${title}`
    return () => {
      document.title = title
    }
  }, [unread])
}
