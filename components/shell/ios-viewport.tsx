'use client'
'use no memo'

import { useEffect } from 'react'
import { isIos } from '@/lib/shell/navigation/ios.ts'

/** Stops iOS from zooming in when a field gets the focus. Pinching still zooms there, whatever the maximum scale. */
export function IosViewport() {
  useEffect(() => {
    if (!isIos(navigator)) return
    const force = () => {
      const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]')
      if (viewport && !viewport.content.includes('maximum-scale')) viewport.content += ', maximum-scale=1.0'
    }
    force()
    // Every page brings its own viewport element.
    const pages = new MutationObserver(force)
    pages.observe(document.head, { childList: true, subtree: true, attributeFilter: ['content'] })
    return () => pages.disconnect()
  }, [])
  return null
}
