'use client'
'use no memo'

import { type ComponentType, useState } from 'react'

type Later<Props> = {
  /** The component; null until its code is loaded. */
  Component: ComponentType<Props> | null
  /** Loads the code; may be called again. */
  startLoading: () => void
  /** Whether loading failed; `startLoading` tries again. */
  failed: boolean
}

/** Loads a component when it is first wanted, so that pages on which it isn't used stay light. */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)
  const startLoading = () => {
    setFailed(false)
    load().then(
      (component) => setComponent(() => component),
      () => setFailed(true),
    )
  }
  return { Component, startLoading, failed }
}
