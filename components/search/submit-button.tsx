type SubmitButtonProps = { cost: string | null; isBusy: boolean }

/** Starts the search and says what it costs: stored seats are free, however many routes and days. */
export function SubmitButton({ cost, isBusy }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-busy={isBusy || undefined}
      className="ml-auto flex min-h-12 w-full flex-wrap items-center justify-center gap-x-2.5 rounded-xl bg-accent px-5 text-16 font-semibold text-accent-ink transition-colors duration-150 hover:bg-[color-mix(in_oklch,var(--accent)_88%,var(--ink))] sm:w-auto"
    >
      Search stored seats
      <span className="figures text-14 font-normal">{cost ? `free · ${cost}` : 'free'}</span>
    </button>
  )
}
