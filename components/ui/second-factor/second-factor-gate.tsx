'use client'

import { type ReactNode, useState } from 'react'
import { SecondFactorEntry } from './second-factor-entry.tsx'

/** Guards the operators' part of a page that anyone may open: asks for the second factor, then shows the part. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? children : <SecondFactorEntry onOpen={() => setIsOpen(true)} />
}
