'use client'

import { useState } from 'react'

/** A page that loads its second half as a separate chunk. */
export default function Page() {
  const [text, setText] = useState('not asked for')
  const load = () =>
    import('./part.ts').then(
      ({ partOf }) => setText(partOf()),
      () => setText('could not be loaded'),
    )
  return (
    <main>
      <p>Build {process.env.RELEASE_ID}</p>
      <button type="button" onClick={load}>
        Load the part
      </button>
      <p>The part: {text}</p>
    </main>
  )
}
