'use client'
'use no memo'

import { type ComponentType, useState } from 'react'

type Later<Props> = {
  /** The component, once its code has come. */
  Component: ComponentType<Props> | null
  /** Asks for the code; harmless to ask again. */
  ask: () => void
  /** The code could not be fetched; asking again tries again. */
  failed: boolean
}

/** A part of a page whose code comes when somebody first wants it, so that a page nobody uses it on stays light. */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)
  const ask = () => {
    setFailed(false)
    load().then(
      (component) => setComponent(() => component),
      () => setFailed(true),
    )
  }
  return { Component, ask, failed }
}
