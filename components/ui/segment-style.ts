/** The classes of a choice of one out of a few: the frame, and each option with its hidden radio button. */
export const segmentStyle = {
  frame: 'flex flex-wrap rounded-lg border border-line bg-paper p-0.5',
  option:
    'relative flex min-h-10 flex-1 cursor-pointer items-center justify-center rounded-md px-3 text-14 font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--edge)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent lg:min-h-8',
} as const
