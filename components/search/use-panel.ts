'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { type DrawnControl, takePress } from '@/lib/search/drawn-places.ts'
import { useLater } from '../ui/use-later.ts'

/** A panel folded away behind a button; its code is loaded when it is first opened. */
export function usePanel<Props>(control: DrawnControl, load: () => Promise<ComponentType<Props>>) {
  const { Component: Panel, startLoading, failed } = useLater(load)
  const [isOpen, setOpen] = useState(false)

  function toggle(): void {
    startLoading()
    setOpen(!isOpen)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a press before this button was there.
  useEffect(() => {
    if (takePress(control)) toggle()
  }, [])
  return { Panel, isOpen, toggle, failed }
}
