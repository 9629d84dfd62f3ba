'use no memo'

import type { ComponentProps } from 'react'

const kinds = {
  primary: 'bg-accent text-accent-ink hover:bg-[color-mix(in_oklch,var(--accent)_88%,var(--ink))]',
  outline: 'border border-edge bg-card text-ink hover:bg-seats-0',
  quiet: 'text-ink hover:bg-seats-0',
  danger: 'border border-danger bg-card text-danger hover:bg-[color-mix(in_oklch,var(--danger)_8%,var(--card))]',
} as const

export type ButtonKind = keyof typeof kinds

/** A ring that turns before the words while a button with `aria-busy` works. */
const busy =
  'aria-busy:before:size-4 aria-busy:before:shrink-0 aria-busy:before:animate-spin aria-busy:before:rounded-full aria-busy:before:border-2 aria-busy:before:border-current aria-busy:before:border-t-transparent motion-reduce:aria-busy:before:animate-none'

/** Returns a button's classes, also for links that look like one. 44 px high for fingers, 36 px on wide screens. */
export function buttonStyle(kind: ButtonKind = 'outline', more = ''): string {
  const frame =
    'inline-flex items-center justify-center gap-2 rounded-lg px-3.5 text-center text-14 font-semibold max-w-full shrink-0'
  const size = 'min-h-11 lg:min-h-9'
  return `${frame} ${size} ${busy} transition-colors duration-150 disabled:cursor-default disabled:opacity-60 ${kinds[kind]} ${more}`
}

type ButtonProps = ComponentProps<'button'> & { kind?: ButtonKind }

export function Button({ kind, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonStyle(kind, className)} {...props} />
}

/** A square button with one icon; `label` is its accessible name. */
export function IconButton({
  label,
  className = '',
  type = 'button',
  ...props
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-muted transition-colors duration-150 hover:bg-seats-0 hover:text-ink lg:size-9 ${className}`}
      {...props}
    />
  )
}
